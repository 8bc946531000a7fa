package nonet.ui.shell.panes;

import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.ui.board.Board;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.kit.Follow;
import nonet.ui.kit.Messages;

/// A small board that only shows the givens of a puzzle.
final class BoardPreview {

    private BoardPreview() {}

    /// Returns a board of the last puzzle of the value.
    static Region of(Messages messages, ObservableValue<Puzzle> puzzle) {
        Board board = new Board(messages);
        board.setId("library-preview");
        board.labelsShownProperty().set(false);
        board.setFocusTraversable(false);
        board.setMouseTransparent(true);
        Follow.value(board, puzzle, shown -> {
            if (shown != null) {
                board.frameProperty().set(frame(shown));
            }
        });
        return board;
    }

    private static BoardFrame frame(Puzzle puzzle) {
        return BoardFrame.plain(Grid.of(puzzle.givenCells(), puzzle.values(), new short[81]));
    }
}
