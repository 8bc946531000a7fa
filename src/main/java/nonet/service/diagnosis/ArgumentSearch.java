package nonet.service.diagnosis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nonet.deduce.Deduction;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Finds a short proof by human logic that digits have no solution.
///
/// Steps are applied in the order of the techniques until a contradiction can be seen. Then each step is left out, the
/// last one first, if the steps after it still hold.
final class ArgumentSearch {

    private static final int MOST_STEPS = 150;

    /// Bounds how often later steps are searched for again.
    private static final int MOST_SEARCHES = 4_000;

    private final LogicalSolver solver;

    /// @param solver the techniques to use; those that assume a unique solution are left out
    ArgumentSearch(LogicalSolver solver) {
        this.solver = solver.with(solver.options().withoutUniqueness());
    }

    /// Returns a proof that a puzzle has no solution; nothing if no technique helps before one is seen.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    Optional<Argument> of(Puzzle puzzle, Cancel cancel) {
        return of(Position.of(Grid.of(puzzle)), cancel);
    }

    /// Returns a proof that a position has no solution; nothing if no technique helps before one is seen.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    Optional<Argument> of(Position start, Cancel cancel) {
        List<Step> steps = new ArrayList<>();
        Position position = start;
        Impasse end = Impasse.in(position);
        while (end == null) {
            Step step = steps.size() < MOST_STEPS ? solver.next(position, cancel) : null;
            if (step == null) {
                return Optional.empty();
            }
            steps.add(step);
            position = step.after();
            end = Impasse.in(position);
        }
        return Optional.of(shortened(new Argument(steps, position, end), cancel));
    }

    private Argument shortened(Argument whole, Cancel cancel) {
        Argument shortest = whole;
        int searches = 0;
        for (int left = whole.steps().size() - 1; left >= 0 && searches < MOST_SEARCHES; left--) {
            searches += shortest.steps().size() - left;
            Argument without = without(shortest, left, cancel);
            shortest = without == null ? shortest : without;
        }
        return shortest;
    }

    /// Returns a proof without one of its steps; null if it does not hold without it.
    private @Nullable Argument without(Argument whole, int left, Cancel cancel) {
        List<Step> steps = new ArrayList<>(whole.steps().subList(0, left));
        Position position = whole.steps().get(left).before();
        Impasse end = Impasse.in(position);
        for (int next = left + 1; end == null && next < whole.steps().size(); next++) {
            Deduction again = again(position, whole.steps().get(next).deduction(), cancel);
            if (again == null) {
                return null;
            }
            Step step = new Step(position, again, position.after(again.conclusions()));
            steps.add(step);
            position = step.after();
            end = Impasse.in(position);
        }
        return end == null ? null : new Argument(steps, position, end);
    }

    /// Returns a step of the same technique, or another single, that concludes the same and perhaps more.
    private @Nullable Deduction again(Position position, Deduction known, Cancel cancel) {
        Technique technique = known.technique();
        Family family = technique.family();
        return solver.first(
                position,
                family == Family.SINGLES ? family.techniques() : Set.of(technique),
                deduction -> new HashSet<>(deduction.conclusions()).containsAll(known.conclusions()),
                cancel);
    }
}
