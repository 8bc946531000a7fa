package nonet.service.reason;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.solve.Cancel;

/// Steps that players find without looking for them: singles, or singles, locked candidates and pairs.
public enum EasySteps {
    SINGLES(Family.SINGLES.techniques()),
    PAIRS(pairs());

    private final Set<Technique> techniques;

    EasySteps(Set<Technique> techniques) {
        this.techniques = techniques;
    }

    /// Returns the techniques of these steps.
    public Set<Technique> techniques() {
        Set<Technique> copy = EnumSet.noneOf(Technique.class);
        copy.addAll(techniques);
        return copy;
    }

    private static Set<Technique> pairs() {
        Set<Technique> pairs = Family.SINGLES.techniques();
        pairs.addAll(EnumSet.of(
                Technique.POINTING,
                Technique.CLAIMING,
                Technique.LOCKED_PAIR,
                Technique.NAKED_PAIR,
                Technique.HIDDEN_PAIR));
        return pairs;
    }

    /// Returns the position after as many of these steps as there are. Their order does not matter.
    Position closure(LogicalSolver logic, Position start, Cancel cancel) {
        Position position = start;
        List<Conclusion> found = find(logic, position);
        while (!found.isEmpty()) {
            cancel.check();
            position = position.after(found);
            found = find(logic, position);
        }
        return position;
    }

    /// Returns the solver with these steps alone.
    LogicalSolver only(LogicalSolver logic) {
        return logic.with(logic.options().withOff(EnumSet.complementOf(EnumSet.copyOf(techniques))));
    }

    /// Returns all of these steps in a position.
    List<Deduction> all(LogicalSolver logic, Position position) {
        List<Deduction> found = new ArrayList<>();
        logic.find(position, techniques, (Deduction each) -> {
            found.add(each);
            return false;
        });
        return found;
    }

    /// Harder steps are searched for only where there is no single, since that takes longer.
    private List<Conclusion> find(LogicalSolver logic, Position position) {
        List<Conclusion> found = new ArrayList<>();
        logic.find(position, SINGLES.techniques, (Deduction each) -> {
            found.addAll(each.conclusions());
            return false;
        });
        if (found.isEmpty() && this != SINGLES && !position.isComplete()) {
            logic.find(position, techniques, (Deduction each) -> found.addAll(each.conclusions()));
        }
        return found;
    }
}
