package nonet.ui.race;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import nonet.grid.Cell;
import nonet.grid.Puzzle;
import nonet.service.search.RecordedSearch;
import nonet.solve.Cancel;
import nonet.solve.StepSolver;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import nonet.trace.Trace;
import nonet.trace.TreeSnapshot;
import nonet.ui.kit.work.Tasks;
import nonet.ui.playback.Playback;
import nonet.ui.playback.Recording;

/// An engine in a race: its search, which a background task records, and its board, which shows any event recorded so far.
final class Racer {

    /// The number of events after which a recording stops: about 60 MB with the tree of its guesses.
    static final long MOST_EVENTS = 2_000_000;

    final StepSolver engine;
    final Playback playback;
    final Recording recording;
    private volatile long firstSolution = -1;
    private volatile long[] staying = {};
    private volatile boolean over;
    private Optional<RaceTimes.Taken> taken = Optional.empty();

    /// @param clock the time in nanoseconds
    Racer(Tasks tasks, StepSolver engine, Puzzle puzzle, LongSupplier clock) {
        this.engine = engine;
        playback = new Playback(tasks, engine, clock);
        playback.load(puzzle);
        recording = playback.recording();
    }

    /// Returns the event that the board shows, -1 for the start.
    long shown() {
        return playback.search.moment().index();
    }

    /// Records for a while. For the recording thread only.
    ///
    /// @param clock the time in nanoseconds
    /// @return whether more can be recorded at once
    /// @throws java.util.concurrent.CancellationException if cancelled
    boolean record(LongSupplier clock, long span, Cancel cancel) {
        long end = clock.getAsLong() + span;
        while (!over && !isAwaited()) {
            Entry entry = recording.recordNext(cancel);
            if (entry == null || recording.trace.size() >= MOST_EVENTS || recording.trace.first() > 0) {
                over = true;
            } else if (firstSolution < 0 && entry.event() instanceof Event.Found) {
                staying = staying(entry.index());
                firstSolution = entry.index();
            }
            if (clock.getAsLong() >= end) {
                break;
            }
        }
        return !over && !isAwaited();
    }

    /// Tests whether the next event has not come yet from the program that searches.
    boolean isAwaited() {
        return !over && engine instanceof RecordedSearch other && other.isAwaited(recording.trace.size());
    }

    /// Tests whether nothing more is recorded, as the search has ended or has been stopped at the limit.
    boolean isOver() {
        return over;
    }

    /// Returns the last event of the race.
    ///
    /// @param all whether it continues after the first solution
    OptionalLong finish(boolean all) {
        if (!all && firstSolution >= 0) {
            return OptionalLong.of(firstSolution);
        }
        return recording.isComplete() ? OptionalLong.of(recording.trace.size() - 1) : OptionalLong.empty();
    }

    /// Returns the last event that can be shown so far.
    long last(boolean all) {
        return finish(all).orElse(recording.trace.size() - 1);
    }

    /// Returns the median processor time of the whole search, if it is measured.
    OptionalLong nanos() {
        return taken.map(time -> OptionalLong.of(time.nanos())).orElseGet(OptionalLong::empty);
    }

    /// Returns the time of the part that is recorded: as much of the whole time as it has of the steps.
    ///
    /// @param all whether the race continues after the first solution
    OptionalLong recordedNanos(boolean all) {
        long size = recording.trace.size();
        if (taken.isEmpty() || size == 0 || finish(all).isPresent()) {
            return nanos();
        }
        RaceTimes.Taken whole = taken.get();
        double part = Math.min(1, (double) recording.trace.get(size - 1).step() / whole.steps());
        return OptionalLong.of(Math.max(1, Math.round(part * whole.nanos())));
    }

    void measured(Optional<RaceTimes.Taken> time) {
        taken = time;
    }

    /// Returns the progress at a pace; one of no ticks if the pace is that of measured time, which is not known yet.
    ///
    /// @param tickNanos the time of a tick
    RaceProgress progress(Pace pace, boolean all, long tickNanos) {
        boolean ended = finish(all).isPresent();
        long last = last(all);
        return switch (pace) {
            case EVENT -> new RaceProgress.Events(last);
            case GUESS -> {
                TreeSnapshot tree = recording.tree.snapshot();
                yield new RaceProgress.Milestones(
                        guesses(tree, last), guess -> tree.first((int) guess + 1), last, ended);
            }
            case DIGIT -> {
                long[] digits = staying;
                yield new RaceProgress.Milestones(digits.length, digit -> digits[(int) digit], last, ended);
            }
            case TIME ->
                (ended || over) && taken.isPresent()
                        ? new RaceProgress.Timed(last, recordedNanos(all).orElse(1), tickNanos)
                        : new RaceProgress.Waiting(shown());
        };
    }

    /// Returns the number of guesses up to an event.
    static long guesses(TreeSnapshot tree, long event) {
        int low = 0;
        for (int high = tree.size() - 1; low < high; ) {
            int middle = (low + high + 1) >>> 1;
            if (tree.first(middle) <= event) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /// Returns the events after which a digit of the solution has come to stay, in order.
    private long[] staying(long solution) {
        Trace trace = recording.trace;
        Replay replay = new Replay(trace.puzzle());
        int[] digits = new int[81];
        long[] since = new long[81];
        Arrays.fill(since, -1);
        for (Cell cell : Cell.all()) {
            digits[cell.index()] = replay.value(cell);
        }
        for (long index = 0; index <= solution && trace.first() == 0; index++) {
            replay.apply(trace.atOrAfter(index));
            for (Cell cell : Cell.all()) {
                int digit = replay.value(cell);
                if (digit != digits[cell.index()]) {
                    digits[cell.index()] = digit;
                    since[cell.index()] = index;
                }
            }
        }
        return Arrays.stream(since)
                .filter(index -> index >= 0)
                .distinct()
                .sorted()
                .toArray();
    }
}
