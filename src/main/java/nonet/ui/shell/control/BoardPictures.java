package nonet.ui.shell.control;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import nonet.explain.Explanation;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Marks;
import nonet.explain.text.Sentence;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.Lettering;
import nonet.picture.write.Pixels;
import nonet.picture.write.PngWriter;
import nonet.picture.write.SvgWriter;
import nonet.play.Document;
import nonet.play.Sketch;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.export.ExportRequest;

/// The board as shown, for paper and for other programs: always light.
public final class BoardPictures {

    private static final double SIZE = 360;

    private BoardPictures() {}

    /// Returns the content for an export, with the sentences of the hint on the board.
    public static ExportRequest.Source exportable(MainController main) {
        BoardFrame frame = main.frames().frame.get();
        Document document = main.edit().document();
        Explanation explained = main.analysis().logic().shown().explanation.get();
        // For a step with branches or with many links only a part may be drawn.
        MarkedGrid picture = main.analysis().logic().picture.get();
        boolean seen = explained != null
                && picture != null
                && picture.marks().equals(frame.highlights().marks());
        List<String> sentences = explained == null || !seen
                ? List.of()
                : explained.sentences().stream().map(Sentence::text).toList();
        List<Document> read = main.files().opening().read();
        boolean among = read.stream().anyMatch(each -> each.puzzle().equals(document.puzzle()));
        boolean several = among && read.size() > 1;
        return new ExportRequest.Source(
                document,
                diagram(frame, document),
                sentences,
                several ? read : List.of(document),
                several ? main.files().opening().readFrom() : "");
    }

    /// The puzzle's own candidates are shown even if pencil marks are hidden on the board.
    private static Diagram diagram(BoardFrame frame, Document document) {
        Marks marks = frame.highlights().marks();
        Diagram.Builder diagram = Diagram.of(frame.grid())
                .computed(frame.origins().computed())
                .guessed(frame.origins().guessed())
                .conflicts(frame.highlights().conflicts())
                .candidates(frame.marksShown() || document.puzzle().isRestricted())
                .struck(frame.highlights().struck())
                .marks(marks)
                .colors(frame.colors())
                .sketch(frame.marksShown() ? frame.sketch() : Sketch.NONE);
        boolean explained = !marks.links().isEmpty() || !marks.candidates().isEmpty();
        return explained ? diagram.labels().build() : diagram.build();
    }

    /// Returns the board as it looks now, to be drawn at any time on any thread.
    public static Diagram now(MainController main) {
        return diagram(main.frames().frame.get(), main.edit().document());
    }

    /// Draws a board in pixels.
    public static BufferedImage pixels(Diagram board) {
        try (Lettering lettering = Lettering.standard()) {
            return new PngWriter(lettering).draw(Drawing.of(board, SIZE), Pixels.DEFAULT.width() / SIZE, true);
        }
    }

    /// Draws a board as SVG.
    ///
    /// @param title the title for screen readers
    public static String svg(Diagram board, String title) {
        try (Lettering lettering = Lettering.standard()) {
            return SvgWriter.file(Drawing.of(board, SIZE), title, true, lettering);
        }
    }

    /// Draws a board as PNG.
    public static void png(Diagram board, OutputStream out) throws IOException {
        PngWriter.write(pixels(board), Pixels.DEFAULT.dpi(), out);
    }
}
