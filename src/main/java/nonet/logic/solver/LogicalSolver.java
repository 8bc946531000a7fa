package nonet.logic.solver;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
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
/// same search, in the order and within the limits of the options, with different ends. A search without a result is
/// repeated for a later position only where something has changed. Immutable.
public final class LogicalSolver {

    /// One call of a finder.
    ///
    /// @param wanted the techniques to find
    private record FinderCall(FinderFactory finder, Set<Technique> wanted) {}

    private final List<FinderFactory> finders;
    private final LogicOptions options;
    private final List<FinderCall> calls;
    private final IncrementalIndex<ExhaustedSearches> exhausted;

    /// @param finders the finders; if two find the same technique, both are used
    public LogicalSolver(List<FinderFactory> finders, LogicOptions options) {
        this.finders = List.copyOf(finders);
        this.options = options;
        this.calls =
                options.tiers().stream().flatMap(tier -> calls(tier).stream()).toList();
        this.exhausted = IncrementalIndex.of(
                _ -> new ExhaustedSearches(calls.size()), (_, earlier, delta) -> earlier.then(delta));
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

    /// Returns the first step in the order of the options, or null if there is none. A search that found nothing in an
    /// earlier position is repeated only where something has changed.
    ///
    /// @throws CancellationException if cancelled
    public @Nullable Step next(Position position, Cancel cancel) {
        ExhaustedSearches exhausted = this.exhausted.of(position);
        for (int i = 0; i < calls.size(); i++) {
            FinderCall call = calls.get(i);
            Preferred preferred = new Preferred(options.steps().among(call.wanted));
            find(position, call, exhausted.since(i), preferred, cancel);
            Deduction found = preferred.found;
            if (found != null) {
                return new Step(position, found, position.after(found.conclusions()));
            }
            exhausted.add(i);
        }
        return null;
    }

    /// Passes every instance of every technique in use, in the order of the options, until there are enough.
    ///
    /// @param enough accepts an instance, and tests whether the search can stop
    /// @return whether it stopped
    /// @throws CancellationException if cancelled
    public boolean find(Position position, Predicate<Deduction> enough, Cancel cancel) {
        return find(position, calls, enough, cancel);
    }

    /// Passes every instance of some techniques, whether they are in use or not, until there are enough.
    ///
    /// @param enough accepts an instance, and tests whether the search can stop
    /// @return whether it stopped
    /// @throws CancellationException if cancelled
    public boolean find(Position position, Set<Technique> techniques, Predicate<Deduction> enough, Cancel cancel) {
        return find(position, calls(techniques), enough, cancel);
    }

    /// Returns every instance of some techniques, whether they are in use or not.
    ///
    /// @throws CancellationException if cancelled
    public List<Deduction> all(Position position, Set<Technique> techniques, Cancel cancel) {
        List<Deduction> found = new ArrayList<>();
        find(position, techniques, deduction -> !found.add(deduction), cancel);
        return List.copyOf(found);
    }

    /// Returns the first instance in the order of the options that meets a condition, or null if there is none.
    ///
    /// @throws CancellationException if cancelled
    public @Nullable Deduction first(Position position, Predicate<Deduction> condition, Cancel cancel) {
        First first = new First(condition);
        find(position, first, cancel);
        return first.found;
    }

    /// Returns the first instance of some techniques, whether they are in use or not, that meets a condition, or null if
    /// there is none.
    ///
    /// @throws CancellationException if cancelled
    public @Nullable Deduction first(
            Position position, Set<Technique> techniques, Predicate<Deduction> condition, Cancel cancel) {
        First first = new First(condition);
        find(position, techniques, first, cancel);
        return first.found;
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

    private boolean find(Position position, List<FinderCall> calls, Predicate<Deduction> enough, Cancel cancel) {
        for (FinderCall call : calls) {
            if (find(position, call, Delta.EVERYWHERE, enough, cancel)) {
                return true;
            }
        }
        return false;
    }

    private boolean find(Position position, FinderCall call, Delta since, Predicate<Deduction> enough, Cancel cancel) {
        cancel.check();
        try {
            if (!since.isEmpty()) {
                FinderTask task = new FinderTask(position, since, call.wanted, options, enough, cancel);
                call.finder.start().apply(task).find();
            }
            return false;
        } catch (FinderTask.Ended _) {
            return true;
        }
    }

    private List<FinderCall> calls(Set<Technique> techniques) {
        List<FinderCall> calls = new ArrayList<>();
        for (FinderFactory finder : finders) {
            Set<Technique> wanted = EnumSet.noneOf(Technique.class);
            wanted.addAll(techniques);
            wanted.removeIf(Predicate.not(finder.techniques()::contains));
            if (!wanted.isEmpty()) {
                calls.add(new FinderCall(finder, Collections.unmodifiableSet(wanted)));
            }
        }
        return calls;
    }

    /// The searches that found nothing at a position or an earlier one, each with the changes since. Safe for use by
    /// several threads.
    private static final class ExhaustedSearches {

        private final AtomicReferenceArray<Delta> since;

        /// @param searches the number of searches, none of which is known to be exhausted
        ExhaustedSearches(int searches) {
            this.since = new AtomicReferenceArray<>(searches);
            for (int search = 0; search < searches; search++) {
                since.setPlain(search, Delta.EVERYWHERE);
            }
        }

        /// Returns the same searches for a later position.
        ExhaustedSearches then(Delta delta) {
            ExhaustedSearches later = new ExhaustedSearches(since.length());
            Delta last = Delta.EVERYWHERE;
            Delta lastThen = Delta.EVERYWHERE;
            for (int search = 0; search < since.length(); search++) {
                Delta before = since.get(search);
                if (before != last) {
                    last = before;
                    lastThen = before == Delta.EVERYWHERE ? before : before.then(delta);
                }
                later.since.setPlain(search, lastThen);
            }
            return later;
        }

        /// Returns the changes since a search was exhausted; everything may have changed if it is not known ever to have
        /// been.
        Delta since(int search) {
            return since.get(search);
        }

        /// Adds a search that finds nothing at the position itself.
        void add(int search) {
            since.set(search, Delta.NONE);
        }
    }

    /// Keeps the deduction that comes first in an order; without one, the first of all.
    private static final class Preferred implements Predicate<Deduction> {

        private final @Nullable Comparator<Deduction> order;
        private @Nullable Deduction found;

        Preferred(@Nullable Comparator<Deduction> order) {
            this.order = order;
        }

        @Override
        public boolean test(Deduction deduction) {
            if (order == null) {
                found = deduction;
                return true;
            }
            Deduction before = found;
            found = before == null || order.compare(deduction, before) < 0 ? deduction : before;
            return false;
        }
    }

    /// Keeps the first deduction that meets a condition.
    private static final class First implements Predicate<Deduction> {

        private final Predicate<Deduction> condition;
        private @Nullable Deduction found;

        First(Predicate<Deduction> condition) {
            this.condition = condition;
        }

        @Override
        public boolean test(Deduction deduction) {
            found = condition.test(deduction) ? deduction : null;
            return found != null;
        }
    }
}
