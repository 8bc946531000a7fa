package nonet.deduce;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// Collects eliminations in the order that all deductions use: by digit, then by cell, without duplicates. Not
/// thread-safe.
public final class EliminationCollector {

    private final long[] lo = new long[9];
    private final long[] hi = new long[9];

    /// Adds the elimination of a digit from cells, which should have it as a candidate.
    public EliminationCollector eliminate(Digit digit, CellSet cells) {
        return eliminate(digit.ordinal(), cells.lo(), cells.hi());
    }

    /// Adds the elimination of the digit with this ordinal, 0 to 8.
    public EliminationCollector eliminate(int digit, CellSet cells) {
        return eliminate(digit, cells.lo(), cells.hi());
    }

    /// Adds the elimination of the digit with this ordinal, 0 to 8, from cells given as the halves of a [CellSet].
    public EliminationCollector eliminate(int digit, long cellsLo, long cellsHi) {
        lo[digit] |= cellsLo;
        hi[digit] |= cellsHi;
        return this;
    }

    /// Adds the elimination of digits from one cell.
    public EliminationCollector eliminate(DigitSet digits, Cell cell) {
        for (Digit digit : digits) {
            eliminate(digit, CellSet.of(cell));
        }
        return this;
    }

    /// Adds the eliminations among some conclusions; placements are ignored.
    public EliminationCollector eliminate(List<Conclusion> conclusions) {
        for (Conclusion conclusion : conclusions) {
            if (conclusion instanceof Conclusion.Elimination(Candidate candidate)) {
                eliminate(candidate.digit(), CellSet.of(candidate.cell()));
            }
        }
        return this;
    }

    public boolean isEmpty() {
        for (int digit = 0; digit < 9; digit++) {
            if ((lo[digit] | hi[digit]) != 0) {
                return false;
            }
        }
        return true;
    }

    /// Returns the number of eliminations.
    public int size() {
        int size = 0;
        for (int digit = 0; digit < 9; digit++) {
            size += Long.bitCount(lo[digit]) + Long.bitCount(hi[digit]);
        }
        return size;
    }

    /// Returns the cells that lose the digit.
    public CellSet cells(Digit digit) {
        return new CellSet(lo[digit.ordinal()], hi[digit.ordinal()]);
    }

    /// Returns the eliminations by digit, then by cell.
    public List<Conclusion> toList() {
        List<Conclusion> list = new ArrayList<>();
        for (Digit digit : Digit.values()) {
            for (Cell cell : cells(digit)) {
                list.add(new Conclusion.Elimination(new Candidate(cell, digit)));
            }
        }
        return List.copyOf(list);
    }
}
