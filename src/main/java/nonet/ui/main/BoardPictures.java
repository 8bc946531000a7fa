package nonet.ui.main;

import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.io.OutputStream;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Transform;
import javax.imageio.ImageIO;
import nonet.ui.board.Board;
import nonet.ui.board.BoardFrame;
import nonet.ui.kit.Texts;

/// Pictures of a board for paper and for other programs: always light, twice as fine as on the screen.
final class BoardPictures {

    private static final double SIZE = 600;
    private static final double SCALE = 2;

    private BoardPictures() {}

    /// Draws a frame. For the thread of the window only.
    static WritableImage of(Texts texts, BoardFrame frame) {
        BoardFrame still = new BoardFrame(
                frame.grid(),
                frame.computed(),
                frame.guessed(),
                frame.entered(),
                null,
                frame.conflicts(),
                frame.marksShown());
        Board board = new Board(texts);
        board.labelsShownProperty().set(false);
        board.frameProperty().set(still);
        StackPane sheet = new StackPane(board);
        sheet.getStyleClass().add("picture");
        Scene scene = new Scene(sheet, SIZE, SIZE);
        scene.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        sheet.applyCss();
        sheet.layout();
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(Transform.scale(SCALE, SCALE));
        return sheet.snapshot(parameters, null);
    }

    /// Writes a picture as PNG.
    static void write(WritableImage picture, OutputStream out) throws IOException {
        ImageIO.write(SwingFXUtils.fromFXImage(picture, null), "png", out);
    }
}
