package nonet.service.generate;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nonet.generate.Attempts;
import nonet.generate.ErCriterion;
import nonet.generate.Generated;
import nonet.generate.LogicCriterion;
import nonet.generate.PuzzleCriterion;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.generate.RequestCheck;
import nonet.generate.RequestContradiction;
import nonet.grid.Puzzle;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.pipeline.Pipeline;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import nonet.solve.fast.FastSolver;
import org.jspecify.annotations.Nullable;

/// Makes puzzles on request, one for the board or any number of them.
public final class PuzzleGeneration {

    /// Receives puzzles in order.
    @FunctionalInterface
    public interface Target {
        void take(Puzzle puzzle) throws IOException;
    }

    private static final int SLOTS_A_JOB = 64;

    private final Supplier<Profile> profile;
    private final int patience;

    /// @param profile the profile for rating; called if a level is requested
    /// @param patience the number of tries after which a puzzle is given up, at least 1
    public PuzzleGeneration(Supplier<Profile> profile, int patience) {
        this.profile = profile;
        this.patience = patience;
    }

    /// Returns a generator that rates by a certain profile.
    public PuzzleGeneration with(Profile other) {
        return new PuzzleGeneration(() -> other, patience);
    }

    /// Returns the number of tries after which a puzzle is given up.
    public int patience() {
        return patience;
    }

    /// Returns why no puzzle can meet a request; empty if there may be some.
    public Optional<RequestContradiction> contradiction(PuzzleRequest request) {
        return new RequestCheck(profile.get()).contradiction(request);
    }

    /// Makes one puzzle. The same seed yields the same puzzle.
    ///
    /// @param watcher accepts, before each try, what was tried before
    /// @throws CancellationException if cancelled
    public Generated make(PuzzleRequest request, long seed, Cancel cancel, Consumer<Attempts> watcher) {
        return generator(request, seed).generate(0, cancel, watcher);
    }

    /// Returns a generator for one thread. The same request, seed and number yield the same puzzle.
    public PuzzleGenerator generator(PuzzleRequest request, long seed) {
        return new PuzzleGenerator(request, seed, test(request), patience);
    }

    /// Makes puzzles; the same seed yields the same puzzles, regardless of the number of jobs.
    ///
    /// @param jobs the number of threads
    /// @param tally counts what is tried
    /// @return the outcome: of the last puzzle, or of the first one that was not found
    /// @throws IOException if the target does
    /// @throws CancellationException if cancelled
    public Generated make(
            PuzzleRequest request,
            long seed,
            long count,
            int jobs,
            Target target,
            GenerationProgress tally,
            CancelToken cancelled)
            throws IOException {
        PuzzleCriterion test = test(request);
        AtomicLong begun = new AtomicLong();
        Slot last = new Slot();
        try {
            new Pipeline<>(jobs, jobs * SLOTS_A_JOB, Slot::new)
                    .run(
                            slot -> {
                                slot.number = begun.getAndIncrement();
                                return slot.number < count;
                            },
                            () -> {
                                PuzzleGenerator generator = new PuzzleGenerator(request, seed, test, patience);
                                return (slot, cancel) -> slot.made =
                                        generator.generate(slot.number, cancel, now -> tally.tried(slot.number, now));
                            },
                            slot -> {
                                last.made = slot.made;
                                tally.end(slot.number, slot.made.attempts());
                                switch (slot.made) {
                                    case Generated.Found(Puzzle puzzle, var _) -> target.take(puzzle);
                                    case Generated.NotFound _ -> throw new GivenUp();
                                }
                            },
                            cancelled);
        } catch (GivenUp ends) {
            // The last outcome is returned. How far later puzzles got depends on the threads.
            tally.drop();
        }
        return last.made;
    }

    /// A puzzle in progress.
    private static final class Slot {

        private long number;
        private Generated made = new Generated.NotFound(Attempts.NONE);
    }

    /// Ends the run at a puzzle that was not found.
    private static final class GivenUp extends IOException {

        private static final long serialVersionUID = 1;
    }

    /// Returns the test for the difficulty that is requested, or null when any will do.
    private @Nullable PuzzleCriterion test(PuzzleRequest request) {
        FastSolver checker = new FastSolver();
        PuzzleCriterion er = request.er() == null ? null : new ErCriterion(request.er(), checker);
        if (request.logic().isAny()) {
            return er;
        }
        Profile by = profile.get();
        PuzzleCriterion logic = new LogicCriterion(
                request.logic(), HumanLogic.withoutBruteForce(by), by.weights(), checker, request.er() == null);
        return er == null ? logic : logic.and(er);
    }
}
