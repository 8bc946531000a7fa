package nonet.logic.solver;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Puzzle;
import nonet.logic.position.Delta;
import nonet.logic.position.IncrementalIndex;
import nonet.logic.position.Position;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Solves puzzles with the techniques of its finders. A hint, all steps, a single technique and a whole path are the
/// same search, in the order and within the limits of the options, with different sinks. A search without a result is
/// repeated for a later position only where something has changed. Immutable.
public final class LogicalSolver {

    private final List<Finder> finders;
    private final LogicOptions options;
    private final List<Search> searches;
    private final IncrementalIndex<EmptySearches> empty;

    /// @param finders the finders; if two find the same technique, both are used
    public LogicalSolver(List<Finder> finders, LogicOptions options) {
        this.finders = List.copyOf(finders);
        this.options = options;
        this.searches = options.tiers().stream()
                .flatMap(tier -> searches(tier).stream())
                .toList();
        this.empty = IncrementalIndex.of(
                _ -> new EmptySearches(searches.size()), (_, earlier, delta) -> earlier.then(delta));
    }

    public LogicOptions options() {
        return options;
    }

    /// Returns a solver with the same finders and other options.
    public LogicalSolver with(LogicOptions other) {
        return new LogicalSolver(finders, other);
    }

    /// Returns this solver without the techniques that are unsound for a puzzle. Uniqueness techniques argue that the
    /// digits of a deadly pattern could change places in a solution, which would make a second one. That needs givens
    /// with one solution: in a Sukaku, which has one only because of its candidates, a digit that changes places may come
    /// to a cell that rules it out.
    ///
    /// @param checker counts solutions
    public LogicalSolver soundFor(Puzzle puzzle, Solver checker, Cancel cancel) {
        boolean unique = checker.solution(puzzle.unrestricted(), cancel) != null;
        return unique ? this : with(options.withoutUniqueness());
    }

    /// Returns the first step in the order of the options, or null if there is none.
    ///
    /// @throws CancellationException if cancelled
    public @Nullable Step next(Position position, Cancel cancel) {
        First first = new First(cancel);
        EmptySearches empty = this.empty.of(position);
        for (int i = 0; i < searches.size(); i++) {
            cancel.check();
            if (!find(position, searches.get(i), empty.since(i), first)) {
                empty.add(i);
            }
            Deduction found = first.found;
            if (found != null) {
                return new Step(position, found, position.after(found.conclusions()));
            }
        }
        return null;
    }

    /// Passes an instance to a sink that stops at once. What is known to be missing from an earlier position is looked up
    /// only where something has changed.
    private boolean find(Position position, Search search, Delta since, Sink sink) {
        return !since.isEmpty() && search.finder().find(position, since, search.wanted(), options, sink);
    }

    /// Passes every instance of every technique in use to a sink, in the order of the options.
    ///
    /// @return whether the sink stopped the search
    public boolean find(Position position, Sink sink) {
        return find(position, searches, sink);
    }

    /// Passes every instance of some techniques to a sink, whether they are in use or not.
    ///
    /// @return whether the sink stopped the search
    public boolean find(Position position, Set<Technique> techniques, Sink sink) {
        return find(position, searches(techniques), sink);
    }

    /// Returns the steps from a position until it is complete or no step is found.
    ///
    /// @throws CancellationException if cancelled
    public List<Step> path(Position start, Cancel cancel) {
        List<Step> steps = new ArrayList<>();
        Step step = next(start, cancel);
        while (step != null) {
            steps.add(step);
            step = step.after().isComplete() ? null : next(step.after(), cancel);
        }
        return List.copyOf(steps);
    }

    private boolean find(Position position, List<Search> searches, Sink sink) {
        for (Search search : searches) {
            sink.checkCancelled();
            if (find(position, search, Delta.EVERYWHERE, sink)) {
                return true;
            }
        }
        return false;
    }

    private List<Search> searches(Set<Technique> techniques) {
        List<Search> found = new ArrayList<>();
        for (Finder finder : finders) {
            Set<Technique> wanted = EnumSet.noneOf(Technique.class);
            wanted.addAll(techniques);
            wanted.removeIf(Predicate.not(finder.techniques()::contains));
            if (!wanted.isEmpty()) {
                found.add(new Search(finder, Collections.unmodifiableSet(wanted)));
            }
        }
        return found;
    }

    /// Keeps the first deduction.
    private static final class First implements Sink {

        private final Cancel cancel;
        private @Nullable Deduction found;

        First(Cancel cancel) {
            this.cancel = cancel;
        }

        @Override
        public boolean take(Deduction deduction) {
            found = deduction;
            return true;
        }

        @Override
        public void checkCancelled() {
            cancel.check();
        }
    }
}
