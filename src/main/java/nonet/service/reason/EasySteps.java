package nonet.service.reason;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Deduction;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.logic.position.Position;
import nonet.logic.position.SinglesClosure;
import nonet.logic.solver.LogicalSolver;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

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
        Position position = singles(start);
        Deduction harder = harder(logic, position, cancel);
        while (harder != null) {
            position = singles(position.after(harder.conclusions()));
            harder = harder(logic, position, cancel);
        }
        return position;
    }

    private static Position singles(Position start) {
        SinglesClosure closure = new SinglesClosure(start);
        closure.placeSingles();
        return closure.end();
    }

    /// Returns the first of these steps in a position without singles; null if there is none.
    private @Nullable Deduction harder(LogicalSolver logic, Position position, Cancel cancel) {
        cancel.check();
        return this == SINGLES || position.isComplete() ? null : logic.first(position, techniques, _ -> true, cancel);
    }

    /// Returns the solver with these steps alone.
    LogicalSolver only(LogicalSolver logic) {
        return logic.with(logic.options().withOff(EnumSet.complementOf(EnumSet.copyOf(techniques))));
    }

    /// Returns all of these steps in a position.
    List<Deduction> all(LogicalSolver logic, Position position, Cancel cancel) {
        return logic.all(position, techniques, cancel);
    }
}
