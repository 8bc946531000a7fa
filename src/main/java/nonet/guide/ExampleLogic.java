package nonet.guide;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.SearchLimits.PatternLimits;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.solve.Cancel;
import nonet.solve.Solver;

/// Finds the patterns of examples with the program's own finders, within the limits of the profile *Modern*.
public final class ExampleLogic {

    private final LogicalSolver solver;

    /// @param checker finds the digits of brute force
    public ExampleLogic(Solver checker) {
        Profile profile = Profile.modern();
        PatternLimits duals = new PatternLimits(true, false, true);
        LogicalSolver modern = new HumanLogic(checker, profile).solver();
        solver = modern.with(modern.options().with(duals));
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
}
