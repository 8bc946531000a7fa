package nonet.logic.solver;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import nonet.deduce.Technique;
import nonet.logic.position.Position;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Solves as a person does. Next hint, all steps, a single technique and the whole path are one search, in the order
/// and within the limits of its options; they differ in who takes what is found. Immutable.
public final class LogicalSolver {

    private final List<Finder> finders;
    private final LogicOptions options;
    private final List<Search> searches;

    /// @param finders what techniques there are; where two find the same technique, both are asked
    public LogicalSolver(List<Finder> finders, LogicOptions options) {
        this.finders = List.copyOf(finders);
        this.options = options;
        this.searches = options.tiers().stream()
                .flatMap(tier -> searches(tier).stream())
                .toList();
    }

    public LogicOptions options() {
        return options;
    }

    /// Returns a solver with the same finders and other options.
    public LogicalSolver with(LogicOptions other) {
        return new LogicalSolver(finders, other);
    }

    /// Returns the first step in the order of the options, or null when there is none, or the wish to stop came first.
    public @Nullable Step next(Position position, Cancel cancel) {
        return stepFinder().next(position, cancel);
    }

    /// Returns what finds one step after another without looking again for what was not there.
    public IncrementalStepFinder stepFinder() {
        return new IncrementalStepFinder(searches, options);
    }

    /// Hands every instance of every technique that is on to the sink, in the order of the options.
    ///
    /// @return whether the sink had enough
    public boolean find(Position position, Sink sink) {
        return find(position, searches, sink);
    }

    /// Hands every instance of these techniques to the sink, whether they are on or not.
    ///
    /// @return whether the sink had enough
    public boolean find(Position position, Set<Technique> techniques, Sink sink) {
        return find(position, searches(techniques), sink);
    }

    /// Returns the steps from a position until it is complete, nothing is found any more, or the wish to stop comes.
    public List<Step> path(Position start, Cancel cancel) {
        List<Step> steps = new ArrayList<>();
        IncrementalStepFinder stepFinder = stepFinder();
        Step step = stepFinder.next(start, cancel);
        while (step != null) {
            steps.add(step);
            step = step.after().isComplete() ? null : stepFinder.next(step.after(), cancel);
        }
        return List.copyOf(steps);
    }

    private boolean find(Position position, List<Search> searches, Sink sink) {
        for (Search search : searches) {
            if (sink.isCancelled()) {
                return false;
            }
            if (search.finder().find(position, search.wanted(), options, sink)) {
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
}
