package nonet.ui.board;

import javafx.geometry.Point2D;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.BoardInput;
import org.jspecify.annotations.Nullable;

/// The mouse input of a board.
final class BoardMouse {

    /// Less than the side of the smallest cell.
    private static final double STRIDE = 8;

    private final Board board;
    private final BoardSkin skin;
    private final Selecting selecting;
    private Point2D from = Point2D.ZERO;

    BoardMouse(Board board, BoardSkin skin, Pane surface, Selecting selecting) {
        this.board = board;
        this.skin = skin;
        this.selecting = selecting;
        surface.setOnMousePressed(this::press);
        surface.setOnMouseDragged(this::drag);
        surface.setOnMouseReleased(this::release);
        surface.setOnMouseClicked(this::click);
        surface.setOnMouseMoved(this::hover);
        surface.setOnMouseExited(_ -> {
            skin.hideGhost();
            board.pointAt(null);
        });
        surface.setOnContextMenuRequested(this::refuseMenu);
    }

    private void press(MouseEvent event) {
        board.requestFocus();
        skin.hideGhost();
        Cell cell = skin.cellAt(event.getX(), event.getY());
        if (cell == null) {
            return;
        }
        from = new Point2D(event.getX(), event.getY());
        if (event.getButton() == MouseButton.SECONDARY) {
            pressSecondary(event, cell);
        } else if (event.getButton() == MouseButton.PRIMARY) {
            BoardInput input = input();
            if (event.isAltDown() && input != null) {
                selecting.only(cell);
                input.ask(cell);
            } else if (event.isShiftDown()) {
                selecting.extendTo(cell);
            } else if (event.isShortcutDown()) {
                selecting.toggle(cell);
            } else {
                pick(event, cell);
                selecting.only(cell);
                write(event, cell);
            }
        }
    }

    private void pick(MouseEvent event, Cell cell) {
        BoardInput input = input();
        Digit place = skin.markAt(cell, event.getX(), event.getY());
        boolean shown = place != null
                && board.frameProperty().get().grid().candidates(cell).contains(place);
        if (input != null && !input.takesClicks() && shown) {
            input.pick(new Candidate(cell, place));
        }
    }

    private void pressSecondary(MouseEvent event, Cell cell) {
        if (!board.selectionProperty().get().cells().contains(cell)) {
            selecting.only(cell);
        }
        BoardInput input = input();
        if (opensMenu()) {
            return;
        }
        if (input != null && input.takesClicks()) {
            write(event, cell);
        } else if (input != null && isBlank(cell)) {
            Digit digit = skin.markAt(cell, event.getX(), event.getY());
            if (event.isShiftDown()) {
                input.cornerAt(cell, digit);
            } else {
                input.markAt(cell, digit);
            }
        }
    }

    private void write(MouseEvent event, Cell cell) {
        BoardInput input = input();
        if (input != null && input.takesClicks()) {
            input.click(
                    cell, skin.markAt(cell, event.getX(), event.getY()), event.getButton() == MouseButton.SECONDARY);
        }
    }

    /// Clicks the end of a link that was dragged, unless it is where the link began.
    private void release(MouseEvent event) {
        skin.hideDraft();
        Cell begun = skin.cellAt(from.getX(), from.getY());
        Cell cell = skin.cellAt(event.getX(), event.getY());
        if (drawsLinks() && event.getButton() == MouseButton.PRIMARY && begun != null && cell != null) {
            boolean moved = !cell.equals(begun)
                    || skin.markAt(cell, event.getX(), event.getY()) != skin.markAt(begun, from.getX(), from.getY());
            if (moved) {
                write(event, cell);
            }
        }
    }

    private boolean drawsLinks() {
        BoardInput input = input();
        return input != null && input.drawsLinks();
    }

    private boolean writes() {
        BoardInput input = input();
        return input != null && input.takesClicks();
    }

    /// Adds the cells between the last point and this one, for a fast pointer skips some.
    private void drag(MouseEvent event) {
        if (drawsLinks() && event.isPrimaryButtonDown()) {
            skin.showDraft(from, new Point2D(event.getX(), event.getY()));
        }
        if (!event.isPrimaryButtonDown() || event.isShiftDown() || writes()) {
            return;
        }
        Point2D to = new Point2D(event.getX(), event.getY());
        Cell last = skin.cellAt(from.getX(), from.getY());
        int steps = (int) Math.ceil(from.distance(to) / STRIDE);
        for (int step = 1; step <= steps; step++) {
            Point2D point = from.interpolate(to, (double) step / steps);
            Cell cell = skin.cellAt(point.getX(), point.getY());
            if (cell != null && !cell.equals(last)) {
                selecting.add(cell);
                last = cell;
            }
        }
        from = to;
    }

    private void click(MouseEvent event) {
        boolean plain = !event.isShiftDown() && !event.isShortcutDown();
        if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && plain && !writes()) {
            board.openChooser();
        }
    }

    private void hover(MouseEvent event) {
        Cell cell = skin.cellAt(event.getX(), event.getY());
        board.pointAt(cell);
        Digit digit = cell == null ? null : skin.markAt(cell, event.getX(), event.getY());
        if (cell != null && digit != null && takesMark(cell, digit)) {
            skin.showGhost(cell, digit);
        } else {
            skin.hideGhost();
        }
    }

    /// On a blank the secondary button makes marks, so no menu may open there; the menu key still opens it.
    private void refuseMenu(ContextMenuEvent event) {
        Cell cell = skin.cellAt(event.getX(), event.getY());
        if (!event.isKeyboardTrigger() && cell != null && isBlank(cell) && input() != null && !opensMenu()) {
            event.consume();
        }
    }

    /// Tests whether the secondary button opens the menu of the board, because it makes no marks now.
    private boolean opensMenu() {
        BoardInput input = input();
        return input != null && !input.isOpen() && board.getContextMenu() != null;
    }

    private boolean takesMark(Cell cell, Digit digit) {
        BoardFrame frame = board.frameProperty().get();
        BoardInput input = input();
        return input != null
                && input.isOpen()
                && frame.marksShown()
                && isBlank(cell)
                && !frame.grid().candidates(cell).contains(digit);
    }

    private boolean isBlank(Cell cell) {
        return board.frameProperty().get().grid().digit(cell) == null;
    }

    private @Nullable BoardInput input() {
        return board.inputProperty().get();
    }
}
