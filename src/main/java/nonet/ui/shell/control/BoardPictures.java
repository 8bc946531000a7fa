package nonet.ui.shell.control;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import nonet.explain.Explanation;
import nonet.explain.mark.MarkedGrid;
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
        BoardFrame frame = main.frames().frameProperty().get();
        Document document = main.edit().document();
        Explanation told = main.analysis().logic().shown().explanationProperty().get();
        // For a step with branches or with many links only a part may be drawn.
        MarkedGrid picture = main.analysis().logic().pictureProperty().get();
        boolean seen = told != null
                && picture != null
                && picture.marks().equals(frame.highlights().marks());
        List<String> sentences = told == null || !seen
                ? List.of()
                : told.sentences().stream().map(Sentence::text).toList();
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
        Diagram plain = new Diagram(
                frame.grid(),
                frame.origins().computed(),
                frame.origins().guessed(),
                frame.highlights().conflicts(),
                frame.marksShown() || document.puzzle().isRestricted(),
                frame.highlights().struck(),
                frame.highlights().marks(),
                false,
                frame.colors(),
                frame.marksShown() ? frame.sketch() : Sketch.NONE);
        return frame.highlights().marks().links().isEmpty()
                        && frame.highlights().marks().candidates().isEmpty()
                ? plain
                : plain.explained(frame.highlights().marks());
    }

    /// Draws the board in pixels.
    public static BufferedImage of(MainController main) {
        BoardFrame frame = main.frames().frameProperty().get();
        try (Lettering lettering = Lettering.standard()) {
            Drawing drawing = Drawing.of(diagram(frame, main.edit().document()), SIZE);
            return new PngWriter(lettering).draw(drawing, Pixels.DEFAULT.width() / SIZE, true);
        }
    }

    /// Draws the board as SVG.
    ///
    /// @param title the title for screen readers
    public static String svg(MainController main, String title) {
        BoardFrame frame = main.frames().frameProperty().get();
        try (Lettering lettering = Lettering.standard()) {
            Drawing drawing = Drawing.of(diagram(frame, main.edit().document()), SIZE);
            return SvgWriter.file(drawing, title, true, lettering);
        }
    }

    /// Writes a picture as PNG.
    public static void write(BufferedImage picture, OutputStream out) throws IOException {
        PngWriter.write(picture, Pixels.DEFAULT.dpi(), out);
    }
}
