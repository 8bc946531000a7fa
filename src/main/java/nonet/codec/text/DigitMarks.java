package nonet.codec.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Signs at digits that are no cells: asterisks around bold ones, and points behind givens (`5.`), of which the digits
/// without a point were entered.
public final class DigitMarks {

    private static final String BOLD = "**";
    private static final Pattern POINTED_ROW = Pattern.compile("(?m)^[ \\t]*(?:[0-9]\\.?[ \\t]+){8}[0-9]\\.?[ \\t]*$");
    private static final Pattern POINTED = Pattern.compile("([0-9])(\\.?)");

    private DigitMarks() {}

    /// Returns a text without these signs, and with `+` at entered digits; null if it has none of them.
    public static @Nullable String plain(String text) {
        if (text.contains(BOLD)) {
            return text.replace(BOLD, "");
        }
        Matcher rows = POINTED_ROW.matcher(text);
        StringBuilder plain = new StringBuilder();
        boolean any = false;
        while (rows.find()) {
            any |= rows.group().indexOf('.') >= 0;
            rows.appendReplacement(plain, POINTED.matcher(rows.group()).replaceAll(digit -> {
                boolean entered = digit.group(2).isEmpty() && !digit.group(1).equals("0");
                return entered ? "+$1" : "$1";
            }));
        }
        return any ? rows.appendTail(plain).toString() : null;
    }
}
