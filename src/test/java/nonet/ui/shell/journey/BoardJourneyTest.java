package nonet.ui.shell.journey;

import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Puzzle;
import nonet.ui.board.Board;
import nonet.ui.board.frame.Selection;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.testfx.api.FxRobot;

/// A journey on the board of the whole window, with the puzzles and menu items that it needs.
abstract class BoardJourneyTest extends WindowTest {

    final void put(FxRobot robot, Puzzle puzzle) {
        robot.interact(() -> {
            main.edit().open("test", puzzle);
            main.edit().room.set(Room.PLAY);
        });
    }

    final void at(FxRobot robot, Cell cell) {
        robot.interact(() -> {
            main.edit().selection.set(Selection.of(cell));
            board(robot).requestFocus();
        });
    }

    /// Chooses an item of the menus.
    final void item(FxRobot robot, String id) {
        robot.interact(() -> {
            MenuBar menus = robot.lookup(".menu-bar").queryAs(MenuBar.class);
            MenuItem item = menus.getMenus().stream()
                    .flatMap(BoardJourneyTest::items)
                    .filter(each -> id.equals(each.getId()))
                    .findFirst()
                    .orElseThrow();
            if (item instanceof CheckMenuItem check) {
                check.setSelected(!check.isSelected());
            } else {
                item.fire();
            }
        });
    }

    private static Stream<MenuItem> items(MenuItem item) {
        return item instanceof Menu menu ? menu.getItems().stream().flatMap(BoardJourneyTest::items) : Stream.of(item);
    }

    /// Returns where a candidate of a board is on the screen.
    static Point2D place(FxRobot robot, Board board, Candidate candidate) {
        Node cell = robot.from(board).lookup("#" + candidate.cell()).query();
        Bounds bounds = cell.localToScreen(cell.getLayoutBounds());
        double third = bounds.getWidth() / 3;
        int place = candidate.digit().ordinal();
        return new Point2D(bounds.getMinX() + third * (place % 3 + 0.5), bounds.getMinY() + third * (place / 3 + 0.5));
    }

    static Board board(FxRobot robot) {
        return robot.lookup("#board").queryAs(Board.class);
    }
}
