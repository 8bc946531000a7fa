package nonet.service.hint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;

/// Counts the cells that a step and the singles after it fill. Steps with the same conclusions are computed once. Not
/// safe for use by several threads.
final class SinglesUnlocked {

    private static final Set<Technique> SINGLES = Family.SINGLES.techniques();

    private final LogicalSolver solver;
    private final Map<List<Conclusion>, Integer> known = new HashMap<>();

    SinglesUnlocked(LogicalSolver solver) {
        this.solver = solver;
    }

    int of(Step step) {
        return known.computeIfAbsent(step.deduction().conclusions(), conclusions -> fill(step));
    }

    private int fill(Step step) {
        Position position = step.after();
        List<Conclusion> found = singles(position);
        while (!found.isEmpty()) {
            position = position.after(found);
            found = singles(position);
        }
        return step.before().blanks() - position.blanks();
    }

    private List<Conclusion> singles(Position position) {
        List<Conclusion> found = new ArrayList<>();
        solver.find(position, SINGLES, (Deduction single) -> {
            found.addAll(single.conclusions());
            return false;
        });
        return found;
    }
}
