package nonet.ui.shell;

import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import nonet.ui.board.Board;
import nonet.ui.board.pad.DigitKeys;
import nonet.ui.kit.TabGroup;
import org.jspecify.annotations.Nullable;

/// Sends digits and arrows to the board while the focus is on a control that does not use them.
final class TypingRedirect {

    private static final String DIGITS = "123456789";

    private final Board board;

    TypingRedirect(Board board) {
        this.board = board;
    }

    /// Sends a key that is pressed or typed to the board, which gets the focus, unless the focused control uses it.
    void take(KeyEvent event) {
        Node focus = board.getScene().getFocusOwner();
        boolean plain = !event.isAltDown() && !event.isShortcutDown() && !event.isControlDown();
        boolean taken = event.getEventType() == KeyEvent.KEY_TYPED
                ? !event.getCharacter().isEmpty() && DIGITS.contains(event.getCharacter())
                : DigitKeys.digit(event.getCode()) != null
                        || event.getCode() == KeyCode.DELETE && !usesDelete(focus)
                        || event.getCode().isArrowKey() && !usesArrows(focus);
        if (plain && taken && focus != board && !event.isConsumed() && !isTyping(focus)) {
            board.requestFocus();
            Event.fireEvent(board, event.copyFor(board, board));
            event.consume();
        }
    }

    /// Tests whether a control is a list from which the key removes the selection.
    private static boolean usesDelete(@Nullable Node focus) {
        return focus != null && focus.getStyleClass().contains("bookmark-list");
    }

    /// Tests whether a control takes what is typed as text.
    static boolean isTyping(@Nullable Node focus) {
        return focus instanceof TextInputControl || focus instanceof ComboBox<?> || focus instanceof Spinner<?>;
    }

    /// Tests whether a control is a drawing of a search, or a part of one, which is moved along with keys.
    static boolean isDrawing(@Nullable Node focus) {
        return focus != null
                && (focus.getStyleClass().contains("search-drawing")
                        || focus.getStyleClass().contains("cover-square"));
    }

    private static boolean usesArrows(@Nullable Node focus) {
        return isDrawing(focus)
                || focus instanceof ListView<?>
                || focus instanceof TabPane
                || focus instanceof Slider
                || focus instanceof ScrollPane
                || focus instanceof MenuBar
                || focus instanceof ToggleButton
                || focus != null && focus.getStyleClass().contains("pad-key")
                || TabGroup.isMember(focus);
    }
}
