package nonet.ui.board.frame;

import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;

/// Selects the blanks that a board highlights: those that can take one of some digits, those with two candidates, or none.
///
/// @param digits the digits whose places are lit; none for the filter that is off and for that of two candidates
/// @param bivalue whether the cells with two candidates are lit
public record CandidateFilter(DigitSet digits, boolean bivalue) {

    public static final CandidateFilter OFF = new CandidateFilter(DigitSet.NONE, false);

    public static final CandidateFilter BIVALUE = new CandidateFilter(DigitSet.NONE, true);

    /// Returns the filter of the places of a digit.
    public static CandidateFilter of(Digit digit) {
        return new CandidateFilter(DigitSet.of(digit), false);
    }

    /// Returns the filter of the places of further digits: with this one, or without it if it was among them.
    public CandidateFilter toggled(Digit digit) {
        return new CandidateFilter(digits.contains(digit) ? digits.without(digit) : digits.with(digit), false);
    }

    /// Returns the blanks to light. A blank without pencil marks can take what its peers leave it.
    CellSet lit(Grid grid) {
        CellSet lit = CellSet.NONE;
        if (equals(OFF)) {
            return lit;
        }
        for (Cell cell : grid.blanks()) {
            DigitSet candidates = grid.candidates(cell);
            DigitSet open = candidates.isEmpty() ? left(grid, cell) : candidates;
            if (bivalue ? open.size() == 2 : !open.and(digits).isEmpty()) {
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
