package nonet.ui.board.frame;

import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import org.jspecify.annotations.Nullable;

/// Selects the blanks that a board highlights: those that can take a digit, those with two candidates, or none.
public enum CandidateFilter {
    OFF(null),
    ONE(Digit.ONE),
    TWO(Digit.TWO),
    THREE(Digit.THREE),
    FOUR(Digit.FOUR),
    FIVE(Digit.FIVE),
    SIX(Digit.SIX),
    SEVEN(Digit.SEVEN),
    EIGHT(Digit.EIGHT),
    NINE(Digit.NINE),
    BIVALUE(null);

    private final @Nullable Digit digit;

    CandidateFilter(@Nullable Digit digit) {
        this.digit = digit;
    }

    /// Returns the filter of the places of a digit.
    public static CandidateFilter of(Digit digit) {
        return values()[digit.value()];
    }

    /// Returns the digit whose places are lit, or null.
    public @Nullable Digit digit() {
        return digit;
    }

    /// Returns the blanks to light. A blank without pencil marks can take what its peers leave it.
    CellSet lit(Grid grid) {
        CellSet lit = CellSet.NONE;
        if (this == OFF) {
            return lit;
        }
        for (Cell cell : grid.blanks()) {
            DigitSet candidates = grid.candidates(cell);
            DigitSet open = candidates.isEmpty() ? left(grid, cell) : candidates;
            if (digit == null ? open.size() == 2 : open.contains(digit)) {
                lit = lit.with(cell);
            }
        }
        return lit;
    }

    private static DigitSet left(Grid grid, Cell cell) {
        DigitSet left = DigitSet.ALL;
        for (Cell peer : cell.peers()) {
            Digit taken = grid.digit(peer);
            left = taken == null ? left : left.without(taken);
        }
        return left;
    }
}
