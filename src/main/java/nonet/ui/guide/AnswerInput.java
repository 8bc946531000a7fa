package nonet.ui.guide;

import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.ui.board.frame.BoardInput;
import nonet.ui.board.frame.Selection;
import org.jspecify.annotations.Nullable;

/// Takes clicks and digits on the board of an exercise as claims on what its pattern concludes.
///
/// @param claim receives the cell, and the digit whose candidate was clicked, or null for none
/// @param open tests whether claims are asked for
/// @param marked tests whether the board has pencil marks to click at; otherwise a click selects a cell for the digit
/// @param selection returns the selection of the board
public record AnswerInput(
        BiConsumer<Cell, @Nullable Digit> claim,
        BooleanSupplier open,
        BooleanSupplier marked,
        Supplier<Selection> selection)
        implements BoardInput {

    /// Creates the input of a board with pencil marks.
    public AnswerInput(BiConsumer<Cell, @Nullable Digit> claim, BooleanSupplier open, Supplier<Selection> selection) {
        this(claim, open, () -> true, selection);
    }

    @Override
    public void digit(Digit digit) {
        Cell focus = selection.get().focus();
        if (focus != null) {
            claim.accept(focus, digit);
        }
    }

    @Override
    public void mark(Digit digit) {
        digit(digit);
    }

    @Override
    public void markAt(Cell cell, Digit digit) {
        if (marked.getAsBoolean()) {
            claim.accept(cell, digit);
        }
    }

    @Override
    public void clear() {
        // Claims are not taken back.
    }

    @Override
    public boolean takesClicks() {
        return isOpen() && marked.getAsBoolean();
    }

    @Override
    public void click(Cell cell, @Nullable Digit place, boolean other) {
        claim.accept(cell, place);
    }

    @Override
    public boolean isOpen() {
        return open.getAsBoolean();
    }
}
