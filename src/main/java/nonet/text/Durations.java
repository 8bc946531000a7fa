package nonet.text;

import java.util.Locale;

/// Durations for people: three significant digits and a suitable unit.
public final class Durations {

    private static final long MINUTE = 60_000_000_000L;

    private Durations() {}

    /// Returns the text of a duration in nanoseconds, such as "1.23 ms" or "2:05 min".
    public static String of(Locale locale, long nanos) {
        if (nanos < 1_000) {
            return nanos + " ns";
        }
        if (nanos < 1_000_000) {
            return figures(locale, nanos / 1e3) + " \u00B5s";
        }
        if (nanos < 1_000_000_000) {
            return figures(locale, nanos / 1e6) + " ms";
        }
        if (nanos < MINUTE) {
            return figures(locale, nanos / 1e9) + " s";
        }
        return clock(locale, nanos / 1_000_000_000);
    }

    /// Returns the text of an estimated duration in whole seconds, such as "10 s" or "2:05 min".
    public static String estimate(Locale locale, long nanos) {
        long seconds = Math.max(1, Math.round(nanos / 1e9));
        return seconds < 60 ? seconds + " s" : clock(locale, seconds);
    }

    /// Returns the text of a time in minutes and seconds, with hours if there are any, such as "2:05".
    public static String time(long seconds) {
        return seconds < 3600
                ? String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    private static String clock(Locale locale, long seconds) {
        return seconds < 3600
                ? String.format(locale, "%d:%02d min", seconds / 60, seconds % 60)
                : String.format(locale, "%d:%02d:%02d h", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    private static String figures(Locale locale, double value) {
        return String.format(locale, value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value);
    }
}
