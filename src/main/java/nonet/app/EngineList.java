package nonet.app;

import java.util.List;
import nonet.logic.LogicSearch;
import nonet.logic.LogicalSolver;
import nonet.logic.finders.StandardFinders;
import nonet.rate.Profile;
import nonet.rate.Weights;
import nonet.service.Engines;
import nonet.service.Hints;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.CellOrderSearch;
import nonet.solve.search.ClassicSearch;
import nonet.solve.search.DancingLinksSearch;
import nonet.solve.search.ShrinkingSearch;
import nonet.solve.search.SinglesSearch;

/// The engines of this program.
final class EngineList {

    private EngineList() {}

    /// Without brute force: an engine guesses where no technique helps, or stands still.
    private static LogicSearch logic(boolean guesses) {
        LogicalSolver solver =
                new LogicalSolver(StandardFinders.all(), Weights.standard().forSolving());
        return new LogicSearch(solver, new FastSolver(), guesses);
    }

    /// Returns what gives hints.
    static Hints hints() {
        Profile profile = Profile.standard();
        FastSolver fast = new FastSolver();
        LogicalSolver solver = new LogicalSolver(StandardFinders.withBruteForce(fast), profile.forSolving());
        return new Hints(solver, profile, fast);
    }

    static Engines create() {
        return new Engines(List.of(
                new ClassicSearch(),
                new ShrinkingSearch(),
                new CellOrderSearch(),
                new SinglesSearch(),
                new DancingLinksSearch(),
                logic(true),
                logic(false),
                new FastSolver()));
    }
}
