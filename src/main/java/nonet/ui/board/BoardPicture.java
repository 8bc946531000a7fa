package nonet.ui.board;

import atlantafx.base.theme.PrimerLight;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Transform;
import nonet.ui.kit.Texts;

/// Draws boards as pictures, always light and without a selection, whatever the window looks like.
public final class BoardPicture {

    private static final double SCALE = 2;

    private final Texts texts;

    public BoardPicture(Texts texts) {
        this.texts = texts;
    }

    /// Returns a picture of a board with twice as many pixels each way as its size says. For the thread of the window.
    ///
    /// @param labels whether rows and columns carry their numbers
    /// @param side the width and height, at least 100
    public WritableImage draw(BoardFrame frame, boolean labels, double side) {
        Board board = new Board(texts);
        board.setMinSize(0, 0);
        board.frameProperty().set(frame);
        board.labelsShownProperty().set(labels);
        StackPane pane = new StackPane(board);
        pane.getStyleClass().add("board-picture");
        Scene scene = new Scene(pane, side, side);
        scene.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        pane.applyCss();
        pane.layout();
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(Transform.scale(SCALE, SCALE));
        return pane.snapshot(parameters, null);
    }
}
