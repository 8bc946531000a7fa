package nonet.ui.count;

import java.util.ArrayDeque;
import java.util.Deque;

/// Measures the number of solutions per second, over about the last second.
final class RateMeter {

    private static final long SPAN = 1_000_000_000;
    private static final long LEAST = 100_000_000;

    private record Sample(long found, long nanos) {}

    private final Deque<Sample> samples = new ArrayDeque<>();

    /// Resets the meter, as after a pause.
    void clear() {
        samples.clear();
    }

    /// Records the number of solutions found after some time.
    void add(long found, long nanos) {
        samples.addLast(new Sample(found, nanos));
        while (samples.size() > 2 && nanos - samples.getFirst().nanos > SPAN) {
            samples.removeFirst();
        }
    }

    /// Returns the solutions per second; -1 if it is too early to tell.
    double perSecond() {
        if (samples.isEmpty()) {
            return -1;
        }
        Sample first = samples.getFirst();
        Sample last = samples.getLast();
        long nanos = last.nanos - first.nanos;
        return nanos < LEAST ? -1 : (last.found - first.found) * 1e9 / nanos;
    }

    /// Returns the solutions per second over a whole count; -1 if it was too short to tell.
    static double average(long found, long nanos) {
        return nanos < LEAST ? -1 : found * 1e9 / nanos;
    }
}
