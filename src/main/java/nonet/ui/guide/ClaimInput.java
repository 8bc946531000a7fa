package nonet.ui.guide;

import java.util.function.Supplier;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.ui.board.frame.BoardInput;
import nonet.ui.board.frame.Selection;
import org.jspecify.annotations.Nullable;

/// Takes clicks and digits on the board of an example as claims on what its pattern concludes.
///
/// @param selection returns the selection of the board
record ClaimInput(ExampleController example, Supplier<Selection> selection) implements BoardInput {

    @Override
    public void digit(Digit digit) {
        Cell focus = selection.get().focus();
        if (focus != null) {
            example.claim(focus, digit);
        }
    }

    @Override
    public void mark(Digit digit) {
        digit(digit);
    }

    @Override
    public void markAt(Cell cell, Digit digit) {
        example.claim(cell, digit);
    }

    @Override
    public void clear() {
        // Claims are not taken back.
    }

    @Override
    public boolean takesClicks() {
        return isOpen();
    }

    @Override
    public void click(Cell cell, @Nullable Digit place, boolean other) {
        example.claim(cell, place);
    }

    @Override
    public boolean isOpen() {
        return example.tryingProperty().get();
    }
}
