package nonet.ui.board;

import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.ui.board.frame.BoardInput;
import nonet.ui.board.frame.Writing;
import nonet.ui.board.pad.DigitKeys;
import nonet.ui.kit.ShortcutRow;

/// The keyboard input of a board. On layouts whose top row has digits only with Shift, digits are recognized by the
/// typed character rather than by the key.
final class BoardKeys {

    /// The keys that write.
    static final List<ShortcutRow> WRITING = List.of(
            ShortcutRow.ofDigits("keys.digits", "", 1, 9),
            ShortcutRow.ofDigits("keys.marks", "Shortcut+", 1, 9),
            ShortcutRow.ofDigits("keys.corners", "Shift+", 1, 9),
            ShortcutRow.of("keys.choose", "Enter"),
            ShortcutRow.of("keys.clear", "Delete"),
            ShortcutRow.of("keys.blank", "0", "Space", "Backspace"));

    /// The keys that select cells.
    static final List<ShortcutRow> SELECTING = List.of(
            ShortcutRow.of("keys.move", "Left", "Up", "Right", "Down"),
            ShortcutRow.of("keys.box", "Shortcut+Left", "Shortcut+Up", "Shortcut+Right", "Shortcut+Down"),
            ShortcutRow.of("keys.edge", "Home", "End", "Page Up", "Page Down"),
            ShortcutRow.of("keys.all", "Shortcut+A"),
            ShortcutRow.of("keys.one", "Esc"));

    private final Board board;
    private final Selecting selecting;
    private boolean taken;

    BoardKeys(Board board, Selecting selecting) {
        this.board = board;
        this.selecting = selecting;
        board.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
        board.addEventHandler(KeyEvent.KEY_TYPED, this::type);
    }

    private void press(KeyEvent event) {
        taken = !event.isAltDown() && (enter(event) || move(event) || command(event));
        if (taken) {
            event.consume();
        }
    }

    private void type(KeyEvent event) {
        String character = event.getCharacter();
        BoardInput input = board.inputProperty().get();
        // With Alt a digit lights its places, with Ctrl and Shift it gives a color, and is typed all the same.
        if (!taken
                && !event.isAltDown()
                && !event.isControlDown()
                && input != null
                && character.length() == 1
                && "123456789".contains(character)) {
            input.digit(Digit.of(character.charAt(0) - '0'));
            event.consume();
        }
    }

    private boolean enter(KeyEvent event) {
        BoardInput input = board.inputProperty().get();
        Digit digit = DigitKeys.digit(event.getCode());
        boolean plain = !event.isShiftDown() && !event.isShortcutDown();
        if (event.isShiftDown() && event.isControlDown()) {
            // These give colors.
            return false;
        }
        if (input == null || (digit == null && !(plain && DigitKeys.clears(event.getCode())))) {
            return false;
        }
        if (digit == null) {
            clear(input, event.getCode());
        } else if (plain) {
            input.digit(digit);
        } else {
            input.write(event.isShiftDown() ? Writing.CORNER : Writing.MARK, digit);
        }
        return true;
    }

    private static void clear(BoardInput input, KeyCode key) {
        if (DigitKeys.isBlank(key)) {
            input.blank();
        } else if (key == KeyCode.BACK_SPACE) {
            input.back();
        } else {
            input.clear();
        }
    }

    /// Writes into the focused cell as a click does, and returns whether a click writes.
    private boolean write() {
        BoardInput input = board.inputProperty().get();
        boolean writes = input != null && input.takesClicks();
        if (writes) {
            input.click(selecting.focus(), null, false);
        }
        return writes;
    }

    private boolean move(KeyEvent event) {
        boolean far = event.isShortcutDown();
        Cell from = selecting.focus();
        Cell to = switch (event.getCode()) {
            case UP, KP_UP -> step(from, far ? -3 : -1, 0, event);
            case DOWN, KP_DOWN -> step(from, far ? 3 : 1, 0, event);
            case LEFT, KP_LEFT -> step(from, 0, far ? -3 : -1, event);
            case RIGHT, KP_RIGHT -> step(from, 0, far ? 3 : 1, event);
            case HOME -> Cell.at(far ? 1 : from.row(), 1);
            case END -> Cell.at(far ? 9 : from.row(), 9);
            case PAGE_UP -> Cell.at(1, from.column());
            case PAGE_DOWN -> Cell.at(9, from.column());
            default -> null;
        };
        if (to == null) {
            return false;
        }
        if (event.isShiftDown()) {
            selecting.extendTo(to);
        } else {
            selecting.only(to);
        }
        return true;
    }

    private boolean command(KeyEvent event) {
        boolean shortcut = event.isShortcutDown();
        return switch (event.getCode()) {
            case ENTER -> !shortcut && !event.isShiftDown() && (write() || board.openChooser());
            case ESCAPE -> selecting.collapse();
            case A -> {
                if (shortcut && !event.isShiftDown()) {
                    selecting.all();
                }
                yield shortcut && !event.isShiftDown();
            }
            default -> false;
        };
    }

    /// A move continues at the other end of its row or column; a rectangle that grows stops at the edge.
    private static Cell step(Cell from, int rows, int columns, KeyEvent event) {
        int row = from.row() + rows;
        int column = from.column() + columns;
        return event.isShiftDown()
                ? Cell.at(Math.clamp(row, 1, 9), Math.clamp(column, 1, 9))
                : Cell.at(Math.floorMod(row - 1, 9) + 1, Math.floorMod(column - 1, 9) + 1);
    }
}
