package nonet.logic.finders;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import nonet.deduce.Conclusions;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// The candidates of one color of a 3D Medusa: the cells of each digit. Grows while the candidates are colored.
final class MedusaColor {

    private final CellSet[] cells = new CellSet[9];

    MedusaColor() {
        Arrays.fill(cells, CellSet.NONE);
    }

    void add(int cell, int digit) {
        cells[digit] = cells[digit].with(Cell.of(cell));
    }

    boolean has(int cell, int digit) {
        return cells[digit].contains(Cell.of(cell));
    }

    /// Returns the cells where the digit, 0 to 8, has this color.
    CellSet cells(int digit) {
        return cells[digit];
    }

    /// Returns the digits of this color in the cell as nine bits.
    int mask(int cell) {
        int mask = 0;
        for (int digit = 0; digit < 9; digit++) {
            mask |= has(cell, digit) ? 1 << digit : 0;
        }
        return mask;
    }

    DigitSet digits() {
        int mask = 0;
        for (int digit = 0; digit < 9; digit++) {
            mask |= cells[digit].isEmpty() ? 0 : 1 << digit;
        }
        return new DigitSet(mask);
    }

    /// Returns the candidates by cell.
    List<Candidate> candidates() {
        List<Candidate> candidates = new ArrayList<>();
        for (Digit digit : Digit.values()) {
            cells[digit.ordinal()].forEach(cell -> candidates.add(new Candidate(cell, digit)));
        }
        candidates.sort(Comparator.comparingInt(candidate -> candidate.cell().index()));
        return candidates;
    }

    /// Returns the elimination of the whole color.
    Conclusions eliminated() {
        Conclusions all = new Conclusions();
        for (Digit digit : Digit.values()) {
            all.eliminate(digit, cells[digit.ordinal()]);
        }
        return all;
    }
}
