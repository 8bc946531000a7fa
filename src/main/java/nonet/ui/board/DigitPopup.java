package nonet.ui.board;

import java.util.function.Consumer;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.ui.board.frame.BoardInput;
import nonet.ui.board.frame.Writing;
import nonet.ui.board.pad.NumberPad;
import nonet.ui.kit.Messages;
import nonet.ui.kit.PopupBubble;

/// The popup with a number pad that opens at a cell. A digit or clear closes it, marks leave it open.
final class DigitPopup {

    private final Board board;
    private final NumberPad pad;
    private final PopupBubble bubble;

    DigitPopup(Board board, Messages messages) {
        this.board = board;
        pad = new NumberPad(messages, NumberPad.Shape.SQUARE);
        pad.setId("chooser");
        pad.frameProperty().bind(board.frameProperty());
        pad.inputProperty().set(new ClosingInput());
        bubble = new PopupBubble(pad, Side.LEFT, "digit-chooser", board.getUserAgentStylesheet());
        bubble.onKey(this::key);
    }

    void show(Node cell) {
        pad.writingProperty().set(Writing.DIGIT);
        bubble.show(cell);
        pad.focus(Digit.FIVE);
    }

    void hide() {
        bubble.hide();
    }

    /// Takes every key but Escape, which closes the window, so that nothing moves on the board below.
    private void key(KeyEvent event) {
        if (event.getCode() != KeyCode.ESCAPE) {
            if (event.getEventType() == KeyEvent.KEY_PRESSED) {
                pad.press(event);
            }
            event.consume();
        }
    }

    private final class ClosingInput implements BoardInput {

        @Override
        public void digit(Digit digit) {
            hide();
            tell(input -> input.digit(digit));
        }

        @Override
        public void mark(Digit digit) {
            tell(input -> input.mark(digit));
        }

        @Override
        public void markAt(Cell cell, Digit digit) {
            tell(input -> input.markAt(cell, digit));
        }

        @Override
        public void corner(Digit digit) {
            tell(input -> input.corner(digit));
        }

        @Override
        public void cornerAt(Cell cell, Digit digit) {
            tell(input -> input.cornerAt(cell, digit));
        }

        @Override
        public void clear() {
            hide();
            tell(BoardInput::clear);
        }

        private void tell(Consumer<BoardInput> wish) {
            BoardInput input = board.inputProperty().get();
            if (input != null) {
                wish.accept(input);
            }
        }
    }
}
