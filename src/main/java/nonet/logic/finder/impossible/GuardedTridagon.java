package nonet.logic.finder.impossible;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Guardians;
import nonet.deduce.ImpossiblePatterns.Tridagon;
import nonet.deduce.ImpossiblePatterns.TridagonCells;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.logic.position.Position;

/// A tridagon and its guardians.
record GuardedTridagon(TridagonCells cells, List<Candidate> guardians) {

    /// Returns the deductions from the guardians without forcing.
    List<Tridagon> steps(Position position) {
        if (guardians.size() == 1) {
            return List.of(with(guardians.getFirst()));
        }
        List<Tridagon> steps = new ArrayList<>();
        EliminationCollector seen = position.falseByOneOf(guardians);
        if (!seen.isEmpty()) {
            steps.add(new Tridagon(Technique.TRIDAGON, cells, guardians, null, seen.toList()));
        }
        CellSet guarded =
                CellSet.of(guardians.stream().map(Candidate::cell).distinct().toList());
        int digits = 0;
        for (Candidate guardian : guardians) {
            digits |= guardian.digit().mask();
        }
        for (Guardians.ExtraSubset subset : ExtraSubsets.all(position, guarded, new DigitSet(digits))) {
            EliminationCollector conclusions = ExtraSubsets.eliminations(position, guarded, subset);
            if (!conclusions.isEmpty()) {
                steps.add(new Tridagon(Technique.TRIDAGON, cells, guardians, subset, conclusions.toList()));
            }
        }
        return steps;
    }

    /// Returns the deduction that a guardian is true after all others are gone.
    Tridagon with(Candidate last) {
        return new Tridagon(Technique.TRIDAGON, cells, List.of(last), null, Conclusion.place(last));
    }
}
