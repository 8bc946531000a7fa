package nonet.ui.board;

import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.ui.kit.Texts;
import org.controlsfx.control.PopOver;

/// The little window with a number pad that opens at a cell. A digit or clear closes it, marks leave it open.
final class DigitChooser {

    private final Board board;
    private final NumberPad pad;
    private final PopOver popOver;

    DigitChooser(Board board, Texts texts) {
        this.board = board;
        pad = new NumberPad(texts, NumberPad.Shape.SQUARE);
        pad.setId("chooser");
        pad.frameProperty().bind(board.frameProperty());
        pad.inputProperty().set(new ClosingInput());
        popOver = new PopOver(pad);
        popOver.setArrowLocation(PopOver.ArrowLocation.LEFT_CENTER);
        popOver.setDetachable(false);
        popOver.setAnimated(false);
        popOver.setAutoHide(true);
        popOver.setHideOnEscape(true);
        popOver.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    }

    void show(Node cell) {
        pad.marksProperty().set(false);
        popOver.show(cell);
    }

    void hide() {
        popOver.hide();
    }

    private void press(KeyEvent event) {}

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
        public void clear() {
            hide();
            tell(BoardInput::clear);
        }

        private void tell(java.util.function.Consumer<BoardInput> wish) {
            BoardInput input = board.inputProperty().get();
            if (input != null) {
                wish.accept(input);
            }
        }
    }
}
