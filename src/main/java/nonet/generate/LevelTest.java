package nonet.generate;

import java.util.HashSet;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.Level;
import nonet.rate.Rater;
import nonet.rate.Rating;
import nonet.rate.Weights;
import nonet.solve.Cancel;

/// Tests whether puzzles are of a level. Immutable.
public final class LevelTest implements PuzzleTest {

    private final Level level;
    private final Rater quick;
    private final Rater exact;

    /// @param solver solves with the settings used for rating
    public LevelTest(Level level, LogicalSolver solver, Weights weights) {
        this.level = level;
        this.exact = new Rater(solver, weights);
        this.quick = new Rater(solver.with(upTo(level, solver.options(), weights)), weights);
    }

    /// Tests whether the puzzle is solved by human logic and is of this level. Most puzzles that are too hard are
    /// rejected before the slow techniques are tried on them.
    ///
    /// @throws CancellationException if cancelled
    @Override
    public boolean passes(Puzzle puzzle, Cancel cancel) {
        Position start = Position.of(Grid.of(puzzle));
        return passes(quick.rate(start, cancel)) && passes(exact.rate(start, cancel));
    }

    private boolean passes(Rating rating) {
        return rating.solved() && rating.level() == level;
    }

    private static LogicOptions upTo(Level level, LogicOptions options, Weights weights) {
        Set<Technique> off = new HashSet<>(options.off());
        for (Technique technique : options.on()) {
            if (weights.of(technique).level().compareTo(level) > 0) {
                off.add(technique);
            }
        }
        return options.withOff(off);
    }
}
