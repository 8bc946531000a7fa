package nonet.service.reason;

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
        List<Conclusion> found = find(logic, position, cancel);
        while (!found.isEmpty()) {
            position = position.after(found);
            found = find(logic, position, cancel);
        }
        return position;
    }

    /// Returns the solver with these steps alone.
    LogicalSolver only(LogicalSolver logic) {
        return logic.with(logic.options().withOff(EnumSet.complementOf(EnumSet.copyOf(techniques))));
    }

    /// Returns all of these steps in a position.
    List<Deduction> all(LogicalSolver logic, Position position, Cancel cancel) {
        return logic.all(position, techniques, cancel);
    }

    /// Harder steps are searched for only where there is no single, since that takes longer.
    private List<Conclusion> find(LogicalSolver logic, Position position, Cancel cancel) {
        List<Deduction> found = logic.all(position, SINGLES.techniques, cancel);
        if (found.isEmpty() && this != SINGLES && !position.isComplete()) {
            Deduction harder = logic.first(position, techniques, _ -> true, cancel);
            found = harder == null ? List.of() : List.of(harder);
        }
        return found.stream().flatMap(each -> each.conclusions().stream()).toList();
    }
}
