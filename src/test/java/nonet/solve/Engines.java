package nonet.solve;

import java.util.List;
import java.util.stream.Stream;
import nonet.logic.finder.StandardFinders;
import nonet.logic.solver.LogicSearch;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.Weights;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.CellOrderSearch;
import nonet.solve.search.ClassicSearch;
import nonet.solve.search.DancingLinksSearch;
import nonet.solve.search.ShrinkingSearch;
import nonet.solve.search.SinglesSearch;

/// The engines that the contract is tested with.
public final class Engines {

    private static final List<Solver> ALL = List.of(
            new ClassicSearch(),
            new ShrinkingSearch(),
            new CellOrderSearch(),
            new SinglesSearch(),
            new DancingLinksSearch(),
            new LogicSearch(
                    new LogicalSolver(StandardFinders.all(), Weights.hodoku().forSolving()), new FastSolver(), true),
            new FastSolver());

    private Engines() {}

    public static Stream<Solver> all() {
        return ALL.stream();
    }

    /// Those that can be watched.
    public static Stream<StepSolver> watched() {
        return ALL.stream().filter(StepSolver.class::isInstance).map(StepSolver.class::cast);
    }
}
