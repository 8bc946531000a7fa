package nonet.service.batch;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import nonet.rate.HumanLogic;
import nonet.rate.se.SeRater;
import nonet.service.pipeline.PauseGate;
import nonet.service.pipeline.Pipeline;
import nonet.solve.CancelToken;
import nonet.solve.SolutionCounter;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Solves the puzzles of an input on several threads and passes them on in input order, a block at a time.
public final class Batch {

    /// The parameters of a batch.
    ///
    /// @param limit the number of solutions to search for, at least 1
    /// @param jobs the number of solving threads, at least 1
    /// @param blockSize the number of puzzles that a thread takes at once
    /// @param clock the time in nanoseconds
    /// @param raters rate the puzzles too
    public record Plan(Solver engine, int limit, int jobs, int blockSize, LongSupplier clock, Raters raters) {

        /// Solves only.
        public Plan(Solver engine, int limit, int jobs, int blockSize, LongSupplier clock) {
            this(engine, limit, jobs, blockSize, clock, Raters.NONE);
        }

        public Plan {
            if (limit < 1 || jobs < 1 || blockSize < 1) {
                throw new IllegalArgumentException("below 1: " + limit + ", " + jobs + ", " + blockSize);
            }
        }
    }

    /// What rates puzzles.
    ///
    /// @param logic rates by human logic, or null
    /// @param explainer rates as Sudoku Explainer does, or null
    public record Raters(
            @Nullable HumanLogic logic, @Nullable SeRater explainer) {

        public static final Raters NONE = new Raters(null, null);
    }

    private static final int BLOCKS_A_JOB = 4;

    private final Plan plan;
    private final Pipeline<PuzzleBlock> pipeline;
    private final PauseGate gate = new PauseGate();
    private final AtomicLong done = new AtomicLong();

    public Batch(Plan plan) {
        this.plan = plan;
        this.pipeline = new Pipeline<>(plan.jobs, plan.jobs * BLOCKS_A_JOB, () -> new PuzzleBlock(plan.blockSize));
    }

    /// Processes the whole input. Must be called at most once.
    ///
    /// @throws CancellationException if cancelled; then the last puzzles are missing
    /// @throws IOException if the source or the sink fails
    public void run(Pipeline.Source<PuzzleBlock> source, Pipeline.Sink<PuzzleBlock> sink, CancelToken cancel)
            throws IOException {
        pipeline.run(
                source,
                () -> {
                    SolutionCounter counter = plan.engine.counter();
                    return (block, halt) -> solve(block, counter, halt);
                },
                new Pipeline.Sink<>() {
                    @Override
                    public void take(PuzzleBlock block) throws IOException {
                        sink.take(block);
                        done.addAndGet(block.size());
                    }

                    @Override
                    public void idle() throws IOException {
                        sink.idle();
                    }
                },
                cancel);
    }

    /// Returns the number of puzzles passed on so far. Safe for use by any thread.
    public long done() {
        return done.get();
    }

    /// Makes the threads wait before their next puzzle.
    public void pause() {
        gate.pause();
    }

    /// Lets the threads continue.
    public void resume() {
        gate.resume();
    }

    private void solve(PuzzleBlock block, SolutionCounter counter, CancelToken halt) {
        for (int puzzle = 0; puzzle < block.size(); puzzle++) {
            gate.pass(halt);
            block.solve(puzzle, counter, plan.limit, plan.clock, halt);
            block.rate(puzzle, plan.raters, halt);
        }
    }
}
