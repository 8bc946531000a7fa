package nonet.text;

import java.util.Locale;

/// English nouns with a number, for texts that are in English only. Other texts have a choice in their bundle.
public final class Plural {

    private Plural() {}

    /// Returns a number and what it counts: "1 grid", "2,000 grids".
    ///
    /// @param noun the singular, which a regular ending makes plural
    public static String of(long number, String noun) {
        return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? noun : plural(noun));
    }

    private static String plural(String noun) {
        return noun.endsWith("s") || noun.endsWith("ch") ? noun + "es" : noun + "s";
    }
}
