package nonet.training;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
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

/// Tests which technique a position needs next, in the order and within the limits of the profile *Modern*. Immutable.
public final class TrainingLogic {

    private final Weights weights;
    private final LogicalSolver solver;

    public TrainingLogic() {
        Profile profile = Profile.modern();
        weights = profile.weights();
        LogicalSolver modern = HumanLogic.withoutBruteForce(profile);
        solver = modern.with(modern.options().with(new PatternLimits(true, false, true)));
    }

    /// Returns the order and the scores of techniques.
    public Weights weights() {
        return weights;
    }

    /// Returns the solver with every technique that the profile uses, except brute force.
    public LogicalSolver solver() {
        return solver;
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
    List<Deduction> patterns(Grid grid, Technique technique, Cancel cancel) {
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
