package nonet.text;

import java.util.Locale;

/// Times as clocks show them.
public final class Durations {

    private Durations() {}

    /// Returns the text of a time in minutes and seconds, with hours if there are any, such as "2:05".
    public static String time(long seconds) {
        return seconds < 3600
                ? String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}
