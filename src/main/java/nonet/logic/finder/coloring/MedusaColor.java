package nonet.logic.finder.coloring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.deduce.EliminationCollector;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;

/// The candidates of one color of a 3D Medusa cluster, by digit. Mutable while the cluster is colored.
final class MedusaColor {

    private final long[] lo = new long[9];
    private final long[] hi = new long[9];

    void add(int cell, int digit) {
        lo[digit] |= Geometry.bitLo(cell);
        hi[digit] |= Geometry.bitHi(cell);
    }

    boolean has(int cell, int digit) {
        return (lo[digit] & Geometry.bitLo(cell) | hi[digit] & Geometry.bitHi(cell)) != 0;
    }

    /// Returns the cells where the digit, 0 to 8, has this color.
    CellSet cells(int digit) {
        return new CellSet(lo[digit], hi[digit]);
    }

    /// Returns the cells where a digit has this color.
    CellSet cells() {
        long someLo = 0;
        long someHi = 0;
        for (int digit = 0; digit < 9; digit++) {
            someLo |= lo[digit];
            someHi |= hi[digit];
        }
        return new CellSet(someLo, someHi);
    }

    /// Returns the cells where two digits or more have this color.
    CellSet cellsOfTwo() {
        long oneLo = 0;
        long oneHi = 0;
        long twoLo = 0;
        long twoHi = 0;
        for (int digit = 0; digit < 9; digit++) {
            twoLo |= oneLo & lo[digit];
            twoHi |= oneHi & hi[digit];
            oneLo |= lo[digit];
            oneHi |= hi[digit];
        }
        return new CellSet(twoLo, twoHi);
    }

    /// Returns the digits of this color in the cell as nine bits.
    int mask(int cell) {
        int mask = 0;
        for (int digit = 0; digit < 9; digit++) {
            mask |= has(cell, digit) ? 1 << digit : 0;
        }
        return mask;
    }

    /// Returns the digits that have this color somewhere, nine bits.
    int digits() {
        int mask = 0;
        for (int digit = 0; digit < 9; digit++) {
            mask |= (lo[digit] | hi[digit]) == 0 ? 0 : 1 << digit;
        }
        return mask;
    }

    /// Returns the candidates by cell.
    List<Candidate> candidates() {
        List<Candidate> candidates = new ArrayList<>();
        for (Digit digit : Digit.values()) {
            cells(digit.ordinal()).forEach(cell -> candidates.add(new Candidate(cell, digit)));
        }
        candidates.sort(Comparator.comparingInt(candidate -> candidate.cell().index()));
        return candidates;
    }

    /// Returns the elimination of the whole color.
    EliminationCollector eliminated() {
        EliminationCollector all = new EliminationCollector();
        for (Digit digit : Digit.values()) {
            all.eliminate(digit, cells(digit.ordinal()));
        }
        return all;
    }
}
