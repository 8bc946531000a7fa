package nonet.logic.finder.exocet;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Exocet.Cases;
import nonet.deduce.Exocet.ExocetFinding;
import nonet.deduce.Exocet.Reason;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.logic.position.Position;

/// The eliminations of an exocet by reason. A candidate that has gone for one reason does not go for another. Not safe
/// for use by several threads.
final class ExocetFindings {

    private final Position position;
    private final int[] masks = new int[81];
    private final List<ExocetFinding> findings = new ArrayList<>();
    private EliminationCollector current = new EliminationCollector();

    ExocetFindings(Position position) {
        this.position = position;
        System.arraycopy(ExocetSearch.masks(position), 0, masks, 0, 81);
    }

    /// Returns the candidates by cell that are left, and the digit of a filled cell.
    int[] masks() {
        return masks;
    }

    /// Eliminates digits from a cell for the reason that [#close] names next.
    void eliminate(int cell, int digits) {
        int gone = position.value(cell) == 0 ? masks[cell] & digits : 0;
        masks[cell] &= ~gone;
        CellSet one = SCells.one(cell);
        for (int digit = 0; digit < 9; digit++) {
            if ((gone >>> digit & 1) != 0) {
                current.eliminate(digit, one);
            }
        }
    }

    void eliminate(CellSet cells, int digit) {
        cells.and(position.cells(digit)).forEachIndex(cell -> eliminate(cell, 1 << digit));
    }

    /// Ends the eliminations of a reason.
    ///
    /// @return whether there are any
    boolean close(Reason reason, CellSet about, int digits) {
        return close(reason, about, digits, Cases.NONE);
    }

    /// Ends the eliminations of a reason.
    ///
    /// @param cases the cases of the targets
    /// @return whether there are any
    boolean close(Reason reason, CellSet about, int digits, Cases cases) {
        if (current.isEmpty()) {
            return false;
        }
        findings.add(new ExocetFinding(reason, about, new DigitSet(digits), current.toList(), cases));
        current = new EliminationCollector();
        return true;
    }

    List<ExocetFinding> findings() {
        return findings;
    }

    List<Conclusion> conclusions() {
        EliminationCollector all = new EliminationCollector();
        findings.forEach(finding -> all.eliminate(finding.eliminations()));
        return all.toList();
    }
}
