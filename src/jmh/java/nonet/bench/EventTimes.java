package nonet.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.search.StepEngine;

/// Prints the nanoseconds of processor time that an engine takes for an event of a search that is neither steered nor
/// recorded, the shortest of five rounds after three that warm up.
///
/// To compare two builds, start it in turn with the classes of each.
public final class EventTimes {

    /// A puzzle with one solution, hard for all engines.
    private static final Puzzle PUZZLE =
            Puzzle.of("800000000003600000070090200050007000000045700000100030001000068008500010090000400");

    private static final int WARM_UP = 3;
    private static final int ROUNDS = 5;

    private EventTimes() {}

    /// Measures one engine.
    ///
    /// @param arguments the engine's id, and the number of events of a round
    public static void main(String[] arguments) {
        StepEngine engine = StepEngine.named(arguments[0]).orElseThrow();
        long events = Long.parseLong(arguments[1]);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        double best = Double.MAX_VALUE;
        for (int round = 0; round < WARM_UP + ROUNDS; round++) {
            long began = threads.getCurrentThreadCpuTime();
            long made = 0;
            while (made < events) {
                made += follow(engine.cursor(PUZZLE), events - made);
            }
            double each = (double) (threads.getCurrentThreadCpuTime() - began) / events;
            best = round < WARM_UP ? best : Math.min(best, each);
        }
        System.out.printf("%s %.1f%n", arguments[0], best);
    }

    private static long follow(SearchCursor cursor, long most) {
        long made = 0;
        while (made < most && cursor.next(Cancel.NEVER) != null) {
            made++;
        }
        return made;
    }
}
