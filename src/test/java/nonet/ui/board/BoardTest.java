package nonet.ui.board;

import static nonet.ui.kit.Visitor.onFx;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import nonet.OnScreen;
import nonet.WindowRobot;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.DigitOrigins;
import nonet.ui.board.frame.Highlights;
import nonet.ui.board.frame.Selection;
import nonet.ui.kit.Appearance;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Visitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/// Tests of a board in a window.
@OnScreen
abstract class BoardTest {

    static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    final List<String> wishes = new ArrayList<>();
    Board board;
    Stage stage;
    private Selection selected;

    @BeforeEach
    final void openBoard() {
        stage = FxToolkit.toolkitContext().getRegisteredStage();
        onFx(() -> {
            Appearance.LIGHT.apply();
            board = new Board(new Messages(Locale.US, "nonet.log"));
            selected = board.selectionProperty().get();
            prepareBoard();
            TextField next = new TextField();
            next.setId("next");
            BorderPane pane = new BorderPane(board);
            pane.setBottom(next);
            stage.setScene(new Scene(pane, 620, 660));
            // Another test may have resized the stage, which all tests share.
            stage.sizeToScene();
            stage.show();
            board.requestFocus();
        });
        WindowRobot.settle();
    }

    /// Makes the board as it was opened, for the next part of a test; the mouse is elsewhere.
    final void beAsOpened(FxRobot robot) {
        robot.moveTo("#next");
        robot.interact(() -> {
            wishes.clear();
            board.hideChooser();
            board.selectionProperty().set(selected);
            prepareBoard();
            board.requestFocus();
        });
    }

    private void prepareBoard() {
        board.inputProperty().set(new RecordingInput(wishes));
        board.frameProperty().set(frame(Grid.of(PUZZLE)));
        board.labelsShownProperty().set(true);
    }

    @AfterEach
    final void closeBoard(FxRobot robot) {
        Visitor.leave(robot, () -> {
            board.hideChooser();
            stage.hide();
        });
    }

    static BoardFrame frame(Grid grid) {
        return new BoardFrame(grid, DigitOrigins.NONE, Highlights.NONE, true, Map.of());
    }

    final void show(BoardFrame frame) {
        onFx(() -> board.frameProperty().set(frame));
    }

    final void select(Selection selection) {
        onFx(() -> board.selectionProperty().set(selection));
    }

    final Selection selection() {
        return board.selectionProperty().get();
    }

    final Node node(String id) {
        return board.lookup("#" + id);
    }
}
