package nonet.ui.guide;

import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.ui.board.frame.BoardInput;
import nonet.ui.board.frame.Selection;
import org.jspecify.annotations.Nullable;

/// Takes clicks and digits on the board of an exercise as answers: the conclusions of its pattern.
///
/// @param answer receives the cell, and the digit whose candidate was clicked, or null for none
/// @param open tests whether answers are taken
/// @param marked tests whether the board has pencil marks to click at; otherwise a click selects a cell for the digit
/// @param selection returns the selection of the board
public record AnswerInput(
        BiConsumer<Cell, @Nullable Digit> answer,
        BooleanSupplier open,
        BooleanSupplier marked,
        Supplier<Selection> selection)
        implements BoardInput {

    /// Creates the input of a board with pencil marks.
    public AnswerInput(BiConsumer<Cell, @Nullable Digit> answer, BooleanSupplier open, Supplier<Selection> selection) {
        this(answer, open, () -> true, selection);
    }

    @Override
    public void digit(Digit digit) {
        Cell focus = selection.get().focus();
        if (focus != null) {
            answer.accept(focus, digit);
        }
    }

    @Override
    public void mark(Digit digit) {
        digit(digit);
    }

    @Override
    public void markAt(Cell cell, Digit digit) {
        if (marked.getAsBoolean()) {
            answer.accept(cell, digit);
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
        answer.accept(cell, place);
    }

    @Override
    public boolean isOpen() {
        return open.getAsBoolean();
    }
}
