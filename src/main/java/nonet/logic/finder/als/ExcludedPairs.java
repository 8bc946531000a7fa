package nonet.logic.finder.als;

import nonet.deduce.Als;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.logic.als.AlsList;
import nonet.logic.position.Position;

/// The pairs of candidates that cannot both be true: equal digits of cells that see each other, and candidates that
/// together would take two digits out of an almost locked set, which then had too few for its cells.
final class ExcludedPairs {

    /// The largest set that excludes pairs. People do not see larger ones.
    private static final int MOST_CELLS = 3;

    private final AlsList sets;

    /// By candidate and cell, the digits that are possible there.
    private final short[] possible = new short[729 * 81];

    ExcludedPairs(Position position) {
        sets = AlsList.of(position);
        for (int cell = 0; cell < 81; cell++) {
            for (int digit : Bits.of(position.mask(cell))) {
                for (int other = 0; other < 81; other++) {
                    int same = Geometry.sees(cell, other) ? 1 << digit : 0;
                    possible[(cell * 9 + digit) * 81 + other] = (short) (position.mask(other) & ~same);
                }
            }
        }
        for (int als = 0; als < sets.size() && sets.cellCount(als) <= MOST_CELLS; als++) {
            for (int first : Bits.of(sets.removableDigits(als))) {
                for (int second : Bits.of(sets.removableDigits(als) & ~(1 << first))) {
                    exclude(sets.peers(als, first), first, sets.peers(als, second), second);
                }
            }
        }
    }

    private void exclude(CellSet ones, int first, CellSet others, int second) {
        ones.forEachIndex(one ->
                others.forEachIndex(other -> possible[(one * 9 + first) * 81 + other] &= (short) ~(1 << second)));
    }

    /// Returns the candidates of another cell that can be true together with a candidate, nine bits.
    int possible(int cell, int digit, int other) {
        return possible[(cell * 9 + digit) * 81 + other];
    }

    /// Returns the first of the smallest sets that exclude a pair.
    Als excluder(int one, int digit, int other, int with) {
        for (int als = 0; als < sets.size(); als++) {
            if (sets.peers(als, digit).contains(Cell.of(one))
                    && sets.peers(als, with).contains(Cell.of(other))) {
                return sets.get(als);
            }
        }
        throw new IllegalArgumentException("not excluded");
    }
}
