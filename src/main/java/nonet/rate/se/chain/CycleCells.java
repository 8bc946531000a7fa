package nonet.rate.se.chain;

import java.util.Arrays;
import nonet.grid.Geometry;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.RatingBoard;

/// The cells that the nodes of a cycle see, by digit, and the candidates that the cycle removes.
final class CycleCells {

    private final long[] onLo = new long[9];
    private final long[] onHi = new long[9];
    private final long[] offLo = new long[9];
    private final long[] offHi = new long[9];
    private long cellsLo;
    private long cellsHi;
    private final Eliminations.Builder eliminations = new Eliminations.Builder();

    void clear() {
        Arrays.fill(onLo, 0);
        Arrays.fill(onHi, 0);
        Arrays.fill(offLo, 0);
        Arrays.fill(offHi, 0);
        cellsLo = 0;
        cellsHi = 0;
    }

    void addOn(int candidate) {
        add(candidate, onLo, onHi);
    }

    void addOff(int candidate) {
        add(candidate, offLo, offHi);
    }

    private void add(int candidate, long[] lo, long[] hi) {
        int cell = candidate / 9;
        lo[candidate % 9] |= Geometry.peersLo(cell);
        hi[candidate % 9] |= Geometry.peersHi(cell);
        cellsLo |= Geometry.bitLo(cell);
        cellsHi |= Geometry.bitHi(cell);
    }

    /// Returns the candidates outside the cells of the cycle that see the digit both on and off in it. These need not be
    /// neighbors in the cycle.
    Eliminations eliminations(RatingBoard board) {
        for (int digit = 0; digit < 9; digit++) {
            eliminations.addCells(
                    board, onLo[digit] & offLo[digit] & ~cellsLo, onHi[digit] & offHi[digit] & ~cellsHi, 1 << digit);
        }
        return eliminations.isEmpty() ? Eliminations.NONE : eliminations.build();
    }
}
