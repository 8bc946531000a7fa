package nonet.ui.export;

import java.util.List;
import nonet.picture.Layout;
import nonet.picture.drawing.Diagram;
import nonet.picture.write.Pixels;
import nonet.play.Document;
import nonet.service.export.Exporter.Kind;
import org.jspecify.annotations.Nullable;

/// A requested export: the choices at the time of the request.
///
/// @param page the page shown, from 0
/// @param all whether to write pictures of all pages, not only of that one
public record ExportRequest(
        Target target, Content content, Source source, Layout layout, Pixels pixels, int page, boolean all) {

    /// The target of an export.
    public enum Target {
        PDF(Kind.PDF),
        SVG(Kind.SVG),
        PNG(Kind.PNG),
        HTML(Kind.HTML),
        PRINTER(null);

        private final @Nullable Kind kind;

        Target(@Nullable Kind kind) {
            this.kind = kind;
        }

        /// Returns the kind of file, or null for the printer.
        public @Nullable Kind kind() {
            return kind;
        }

        /// Tests whether a file holds one picture, which a board alone fills.
        public boolean isPicture() {
            return kind != null && kind.isPicture();
        }
    }

    /// The content of an export.
    public enum Content {
        /// The board as it is shown.
        BOARD,
        /// The puzzle, or all puzzles of a file.
        PUZZLES,
        /// The solution of the puzzle.
        SOLUTION,
        /// The path to the solution.
        WALKTHROUGH
    }

    /// What can be exported.
    ///
    /// @param document the work on the board
    /// @param shown the board as shown
    /// @param sentences the text below it
    /// @param puzzles the puzzle of the board, or all puzzles of its file
    /// @param file the name of that file; empty if there is none
    public record Source(
            Document document, Diagram shown, List<String> sentences, List<Document> puzzles, String file) {
        public Source {
            sentences = List.copyOf(sentences);
            puzzles = List.copyOf(puzzles);
        }

        Source withoutGuesses() {
            return new Source(document, shown.withoutGuesses(), sentences, puzzles, file);
        }
    }

    ExportRequest at(int other) {
        return new ExportRequest(target, content, source, layout, pixels, other, all);
    }

    /// Returns the same request for a printer and its paper, from the first page on.
    ExportRequest on(PrintJob printer) {
        return new ExportRequest(Target.PRINTER, content, source, layout.on(printer.paper()), pixels, 0, all);
    }
}
