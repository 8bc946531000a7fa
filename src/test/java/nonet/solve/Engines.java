package nonet.solve;

import java.util.List;
import java.util.stream.Stream;
import nonet.logic.finder.StandardFinders;
import nonet.logic.solver.LogicSearch;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.Weights;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;

/// The engines that the contract is tested with.
public final class Engines {

    private static final List<Solver> ALL = List.of(
            StepEngine.CLASSIC,
            StepEngine.SHRINKING,
            StepEngine.CELL_ORDER,
            StepEngine.SINGLES,
            StepEngine.DANCING_LINKS,
            StepEngine.LEARNING,
            logic(Weights.hodoku()),
            new FastSolver());

    private Engines() {}

    /// Returns human logic with the techniques of some weights.
    static LogicSearch logic(Weights weights) {
        return new LogicSearch(new LogicalSolver(StandardFinders.all(), weights.forSolving()), new FastSolver(), true);
    }

    public static Stream<Solver> all() {
        return ALL.stream();
    }

    /// Those that can be watched.
    public static Stream<StepSolver> watched() {
        return ALL.stream().filter(StepSolver.class::isInstance).map(StepSolver.class::cast);
    }
}
