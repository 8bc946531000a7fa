package nonet.guide;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.SearchLimits.PatternLimits;
import nonet.logic.solver.Step;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.Weight;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import nonet.solve.Solver;

/// Finds the patterns of examples and of positions for practice with the program's own finders, in the order and within
/// the limits of the profile *Modern*; dual patterns count as well. Immutable.
public final class ExampleLogic {

    private final Weights weights;
    private final LogicalSolver solver;

    /// @param checker finds the digits of brute force
    public ExampleLogic(Solver checker) {
        this(new HumanLogic(checker, Profile.modern()).solver());
    }

    private ExampleLogic(LogicalSolver modern) {
        weights = Profile.modern().weights();
        solver = modern.with(modern.options().with(new PatternLimits(true, false, true)));
    }

    /// Returns the logic that reasons only, without brute force.
    public static ExampleLogic withoutBruteForce() {
        return new ExampleLogic(HumanLogic.withoutBruteForce(Profile.modern()));
    }

    /// Returns the order and the scores of techniques.
    public Weights weights() {
        return weights;
    }

    /// Returns the solver with every technique that the profile uses.
    public LogicalSolver solver() {
        return solver;
    }

    /// Returns the first pattern of a technique in a position.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public Optional<Deduction> first(Grid grid, Technique technique, Cancel cancel) {
        return Optional.ofNullable(solver.first(Position.of(grid), Set.of(technique), _ -> true, cancel));
    }

    /// Returns the pattern of an example, or the one that a look-alike would have.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public Optional<Deduction> pattern(GuideExample example, Cancel cancel) {
        return first(example.patterned(), example.technique(), cancel);
    }

    /// Returns everything that a technique concludes in a position.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public Set<Conclusion> conclusions(Grid grid, Technique technique, Cancel cancel) {
        Set<Conclusion> all = new HashSet<>();
        solver.all(Position.of(grid), Set.of(technique), cancel).forEach(each -> all.addAll(each.conclusions()));
        return all;
    }

    /// Returns the first pattern of a technique in a position that every simpler technique leaves as it is.
    ///
    /// @return empty if a simpler technique applies, or this one does not
    /// @throws java.util.concurrent.CancellationException if cancelled
    public Optional<Deduction> needed(Grid grid, Technique technique, Cancel cancel) {
        Step step = upTo(technique).next(Position.of(grid), cancel);
        return Optional.ofNullable(step).map(Step::deduction).filter(found -> found.technique() == technique);
    }

    /// Returns the patterns of a technique in a position, all of them or those found before the search was cancelled.
    public List<Deduction> patterns(Grid grid, Technique technique, Cancel cancel) {
        List<Deduction> found = new ArrayList<>();
        try {
            solver.find(Position.of(grid), Set.of(technique), each -> !found.add(each), cancel);
        } catch (CancellationException late) {
            return List.copyOf(found);
        }
        return List.copyOf(found);
    }

    private LogicalSolver upTo(Technique technique) {
        LogicOptions options = solver.options();
        int order = weights.of(technique).order();
        Set<Technique> off = EnumSet.allOf(Technique.class);
        for (Weight each : weights.all()) {
            if (each.order() < order && !options.off().contains(each.technique())) {
                off.remove(each.technique());
            }
        }
        off.remove(technique);
        return solver.with(options.withOff(off));
    }
}
