package nonet.ui.playback;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import nonet.grid.Puzzle;
import nonet.play.Branch;
import nonet.solve.Cancel;
import nonet.solve.ChosenGuess;
import nonet.solve.SearchCursor;
import nonet.solve.search.StepEngine;
import nonet.trace.Entry;
import nonet.trace.Event;

/// Measures how long the branch of a search takes from the guess that a person chose to its next event, and how long the
/// engine alone takes for all events before it. In milliseconds of processor time, medians of seven after three that warm up.
public final class BranchTimes {

    /// Its search has millions of solutions.
    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..1....................................");

    private static final int WARM_UP = 3;
    private static final int RUNS = 7;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private BranchTimes() {}

    /// Measures each engine.
    ///
    /// @param arguments the event at which the branch begins
    public static void main(String[] arguments) {
        int event = Integer.parseInt(arguments[0]);
        for (StepEngine engine : List.of(
                StepEngine.CELL_ORDER,
                StepEngine.CLASSIC,
                StepEngine.SINGLES,
                StepEngine.LEARNING,
                StepEngine.DANCING_LINKS,
                StepEngine.SHRINKING)) {
            Recording recording = new Recording(engine, PUZZLE);
            Entry last = null;
            while (recording.trace.size() <= event) {
                last = Objects.requireNonNull(recording.recordNext(Cancel.NEVER));
            }
            while (last == null || !(last.event() instanceof Event.Guessed)) {
                last = Objects.requireNonNull(recording.recordNext(Cancel.NEVER));
            }
            Event.Guessed guess = (Event.Guessed) last.event();
            Branch branch = new Branch(
                    2,
                    1,
                    event,
                    List.of(ChosenGuess.in(
                            guess.candidate().cell(), List.of(guess.candidate().digit()), event)),
                    "");
            System.out.printf(
                    "%s: next event %s, the engine alone %s%n",
                    engine.id(),
                    median(() -> recording.goOn(event, branch).recordNext(Cancel.NEVER)),
                    median(() -> follow(engine.cursor(PUZZLE), event)));
        }
    }

    private static void follow(SearchCursor cursor, long events) {
        for (long i = 0; i < events; i++) {
            cursor.next(Cancel.NEVER);
        }
    }

    private static String median(Runnable measured) {
        double[] millis = Stream.generate(() -> time(measured))
                .limit(WARM_UP + RUNS)
                .skip(WARM_UP)
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
        return "%.0f ms (%.0f to %.0f)"
                .formatted(
                        millis[RUNS / 2], millis[0], Arrays.stream(millis).max().orElse(0));
    }

    private static double time(Runnable measured) {
        long began = THREADS.getCurrentThreadCpuTime();
        measured.run();
        return (THREADS.getCurrentThreadCpuTime() - began) / 1e6;
    }
}
