package nonet.service;

import java.io.IOException;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import nonet.generate.Generated;
import nonet.generate.LevelTest;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.grid.Puzzle;
import nonet.logic.LogicalSolver;
import nonet.rate.Level;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Makes puzzles as they are requested, one for the board or any number of them.
public final class PuzzleMaking {

    /// Takes puzzles in order.
    @FunctionalInterface
    public interface Target {
        void take(Puzzle puzzle) throws IOException;
    }

    private final Supplier<LogicalSolver> solver;
    private final int patience;

    /// @param solver solves as puzzles are rated; asked for only when a level is requested
    /// @param patience after how many tries to give a puzzle up, at least 1
    public PuzzleMaking(Supplier<LogicalSolver> solver, int patience) {
        this.solver = solver;
        this.patience = patience;
    }

    /// Makes one puzzle. The same seed gives the same one.
    ///
    /// @param tries hears before each try how many there were
    public Generated make(PuzzleRequest request, long seed, Cancel cancel, IntConsumer tries) {
        return new PuzzleGenerator(request, seed, test(request.level()), patience).generate(0, cancel, tries);
    }

    /// Makes puzzles, the same ones from the same seed, whatever the number of jobs.
    ///
    /// @param jobs how many threads make them
    /// @return how it ended: with the last puzzle, or earlier
    /// @throws IOException when the target does
    public Generated make(PuzzleRequest request, long seed, long count, int jobs, Target target, Cancel cancel)
            throws IOException {
        LevelTest test = test(request.level());
        Generated[] last = {new Generated.Cancelled()};
        InOrder.<Generated>make(
                count,
                jobs,
                () -> {
                    PuzzleGenerator generator = new PuzzleGenerator(request, seed, test, patience);
                    return (number, halt) -> generator.generate(number, halt, _ -> {});
                },
                generated -> {
                    last[0] = generated;
                    if (generated instanceof Generated.Found(Puzzle puzzle)) {
                        target.take(puzzle);
                        return true;
                    }
                    return false;
                },
                cancel);
        return cancel.requested() ? new Generated.Cancelled() : last[0];
    }

    private @Nullable LevelTest test(@Nullable Level level) {
        return level == null ? null : new LevelTest(level, solver.get(), Weights.standard());
    }
}
