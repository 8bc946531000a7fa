package nonet.codec.text;

import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Texts printed as the hexadecimal codes of their characters, as `xxd`, `hexdump` and `od` do:
/// `00000000: 3533 2e2e 372e 2e2e 2e36 2e2e 3139 352e  53..7....6..195.`
public final class HexDump {

    /// A line of a dump: its offset, the codes in groups, and the characters themselves.
    private static final Pattern LINE = Pattern.compile(
            "[0-9A-Fa-f]{6,16}(:?)[ \\t]+((?:[0-9A-Fa-f]{2}){1,8}(?: {1,2}(?:[0-9A-Fa-f]{2}){1,8}){0,31})(?:"
                    + " {2,}+\\S.*)?+\\s*+");

    /// The offset that ends a dump.
    private static final Pattern END = Pattern.compile("[0-9A-Fa-f]{6,16}\\s*+");

    /// A line of codes alone, as `xxd -p` prints them.
    private static final Pattern CODES = Pattern.compile("(?:[0-9A-Fa-f]{2}){1,64}\\s*+");

    /// The length of a group of two codes.
    private static final int PAIR = 4;

    private static final int LONGEST_LINE = 200;

    private HexDump() {}

    /// Returns the text that a dump shows, or null if a text is not a dump from its first line to its last.
    public static @Nullable String plain(String text) {
        StringBuilder shown = new StringBuilder();
        boolean codes = CODES.matcher(text.lines().findFirst().orElse("")).matches();
        boolean over = false;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            Matcher matcher = (codes ? CODES : LINE).matcher(line);
            if (line.isBlank()
                    || !over && !codes && !shown.isEmpty() && END.matcher(line).matches()) {
                over = true;
            } else if (over || line.length() > LONGEST_LINE || !matcher.matches()) {
                return null;
            } else if (codes) {
                append(shown, line, false);
            } else {
                boolean swapped = matcher.group(1).isEmpty();
                for (String group : matcher.group(2).split(" +")) {
                    append(shown, group, swapped && group.length() == PAIR);
                }
            }
        }
        return isText(shown) ? shown.toString() : null;
    }

    /// @param swapped whether the codes are the halves of a number, the lower one first in the text
    private static void append(StringBuilder shown, String group, boolean swapped) {
        byte[] bytes = HexFormat.of().parseHex(group.strip());
        for (int i = 0; i < bytes.length; i++) {
            int code = bytes[swapped ? bytes.length - 1 - i : i] & 0xFF;
            // A dump of 16-bit numbers is filled up with a zero.
            shown.append(code == 0 ? "" : (char) code);
        }
    }

    /// Tests whether a text has the characters of a text in ASCII only.
    private static boolean isText(StringBuilder shown) {
        return !shown.isEmpty()
                && shown.chars().allMatch(c -> c >= ' ' && c <= '~' || c == '\n' || c == '\r' || c == '\t');
    }
}
