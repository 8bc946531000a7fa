package nonet.ui.generate;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import nonet.generate.Attempts;
import nonet.generate.Generated;
import nonet.generate.PuzzleRequest;
import nonet.grid.Puzzle;
import nonet.service.generate.GenerationProgress;
import nonet.service.generate.PuzzleGeneration;
import nonet.solve.CancelToken;
import nonet.ui.generate.DeliveryFields.Destination;
import org.jspecify.annotations.Nullable;

/// A run that makes puzzles in the background. Its numbers can be read by other threads while it works.
final class GenerationRun {

    final PuzzleRequest request;
    private final long seed;
    final int count;
    final Destination destination;
    final String place;
    private final PuzzleSink target;
    private final long started;
    private final GenerationProgress tally = new GenerationProgress();
    private final CancelToken halt = new CancelToken();
    private volatile int made;
    private volatile @Nullable Puzzle last;

    /// @param count the number of puzzles
    /// @param place the name of the collection or the file; empty for the board
    /// @param started the time of its start in nanoseconds
    GenerationRun(
            PuzzleRequest request,
            long seed,
            int count,
            Destination destination,
            String place,
            PuzzleSink target,
            long started) {
        this.request = request;
        this.seed = seed;
        this.count = count;
        this.destination = destination;
        this.place = place;
        this.target = target;
        this.started = started;
    }

    /// Makes the puzzles.
    ///
    /// @param closed requests to stop, because the program ends
    /// @return the outcome; empty if the run was stopped
    /// @throws IOException if the puzzles cannot be kept
    Optional<Generated> work(PuzzleGeneration making, int jobs, CancelToken closed) throws IOException {
        try (CancelToken.Registration _ = closed.whenRequested(halt::request)) {
            return Optional.of(making.make(request, seed, count, Math.min(jobs, count), this::take, tally, halt));
        } catch (CancellationException stopped) {
            return Optional.empty();
        } finally {
            target.end();
        }
    }

    @SuppressWarnings("NonAtomicVolatileUpdate") // The puzzles are taken one after the other.
    private void take(Puzzle puzzle) throws IOException {
        target.take(puzzle);
        last = puzzle;
        made++;
    }

    /// Stops soon; what was made is kept.
    void stop() {
        halt.request();
    }

    int made() {
        return made;
    }

    /// Returns the last puzzle that was made, or null if there is none.
    @Nullable
    Puzzle last() {
        return last;
    }

    Attempts attempts() {
        return tally.attempts();
    }

    /// Returns the tries a second from the start until this time.
    long rate(long now) {
        return now <= started ? 0 : Math.round(attempts().tries() * 1e9 / (now - started));
    }
}
