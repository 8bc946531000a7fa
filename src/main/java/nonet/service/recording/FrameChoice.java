package nonet.service.recording;

import java.util.Arrays;
import nonet.solve.Cancel;
import nonet.trace.Event;
import nonet.trace.Trace;

/// Chooses the events that a moving picture shows.
final class FrameChoice {

    private static final int STRIDE = 4096;

    private FrameChoice() {}

    /// Returns the indexes of the events to show, in order. Of a long stretch these are its guesses and solutions, and if
    /// even these are too many, an even selection of the guesses; the last event is always among them.
    ///
    /// @param most the largest number of events
    static long[] of(Stretch stretch, int most, Cancel cancel) {
        long[] chosen = new long[most];
        if (stretch.length() <= most) {
            for (int i = 0; i < stretch.length(); i++) {
                chosen[i] = stretch.from() + i;
            }
            return Arrays.copyOf(chosen, (int) stretch.length());
        }
        long guesses = 0;
        long solutions = 0;
        for (long index = stretch.from(); index <= stretch.to(); index++) {
            Event event = event(stretch.trace(), index, cancel);
            guesses += event instanceof Event.Guessed ? 1 : 0;
            solutions += event instanceof Event.Found ? 1 : 0;
        }
        // Half of the frames at most for solutions, one for the end.
        long solutionStride = stride(solutions, most / 2);
        long guessStride = stride(guesses, most - 1 - solutions / solutionStride - 1);
        int count = 0;
        guesses = 0;
        solutions = 0;
        for (long index = stretch.from(); index < stretch.to(); index++) {
            Event event = event(stretch.trace(), index, cancel);
            boolean shown = switch (event) {
                case Event.Guessed _ -> guesses++ % guessStride == 0;
                case Event.Found _ -> solutions++ % solutionStride == 0;
                default -> false;
            };
            if (shown && count < most - 1) {
                chosen[count++] = index;
            }
        }
        chosen[count++] = stretch.to();
        return Arrays.copyOf(chosen, count);
    }

    private static Event event(Trace trace, long index, Cancel cancel) {
        if (index % STRIDE == 0) {
            cancel.check();
        }
        return trace.get(index).event();
    }

    /// Returns the least step by which that many are thinned to no more than those.
    private static long stride(long count, long most) {
        return Math.max(1, Math.ceilDiv(count, Math.max(1, most)));
    }
}
