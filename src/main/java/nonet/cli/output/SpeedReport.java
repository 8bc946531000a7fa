package nonet.cli.output;

import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;
import nonet.text.Plural;

/// The speed of a batch and its remaining time, in words.
public final class SpeedReport {

    private static final double SECOND = 1e9;

    private final LongSupplier clock;
    private final long began;

    /// @param clock the time in nanoseconds
    public SpeedReport(LongSupplier clock) {
        this.clock = clock;
        this.began = clock.getAsLong();
    }

    /// Returns for example "1,234,567 puzzles, 456,789 per second, 43%, 12 s left".
    ///
    /// @param what the name of the counted things, in the singular
    /// @param used the number of bytes consumed
    /// @param size the size of the input in bytes, or 0 if unknown
    public String of(long done, String what, long used, long size) {
        double seconds = (clock.getAsLong() - began) / SECOND;
        String text = String.format(Locale.ROOT, "%s, %,d per second", Plural.of(done, what), rate(done, seconds));
        if (size == 0 || used == 0) {
            return text;
        }
        long left = Math.round(seconds * (size - used) / used);
        return text + String.format(Locale.ROOT, ", %d%%, %s left", 100 * used / size, words(Duration.ofSeconds(left)));
    }

    private static long rate(long done, double seconds) {
        return seconds <= 0 ? 0 : Math.round(done / seconds);
    }

    private static String words(Duration left) {
        return left.toMinutes() == 0
                ? left.toSeconds() + " s"
                : left.toHours() == 0
                        ? left.toMinutes() + " min " + left.toSecondsPart() + " s"
                        : left.toHours() + " h " + left.toMinutesPart() + " min";
    }
}
