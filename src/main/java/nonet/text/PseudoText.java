package nonet.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// English texts as a language that shows what a translation would break: in brackets, so that a text without them is in
/// no bundle and a text without the closing one is clipped; with accents, and longer by two fifths.
final class PseudoText {

    private static final String PLAIN = "ACEGIJKLNORSUWYZaceghijklnorsuwyz";
    private static final String ACCENTED = "ÀÇÉĜÎĴĶĻÑÔŔŠÛŴÝŽàçéĝĥîĵķļñôŕšûŵýž";

    /// What must stay as it is: an argument, the beginning of one that chooses among texts, and a name that is replaced.
    private static final Pattern KEPT = Pattern.compile("\\{\\d+,(?:choice|plural),|\\{\\d+(?:,[^}]*)?}|%[a-z]+%");

    private static final int WORD = 8;

    private PseudoText() {}

    /// Returns a pattern with the same arguments.
    static String of(String pattern) {
        StringBuilder text = new StringBuilder("[");
        Matcher kept = KEPT.matcher(pattern);
        int done = 0;
        while (kept.find()) {
            text.append(accented(pattern.substring(done, kept.start()))).append(kept.group());
            done = kept.end();
        }
        text.append(accented(pattern.substring(done)));
        int letters = KEPT.matcher(pattern).replaceAll("").length();
        for (int more = 0; more < (letters * 2 + 4) / 5; more++) {
            text.append(more % WORD == WORD - 1 ? ' ' : '~');
        }
        return text.append(']').toString();
    }

    private static String accented(String text) {
        StringBuilder accented = new StringBuilder();
        for (char letter : text.toCharArray()) {
            int at = PLAIN.indexOf(letter);
            accented.append(at < 0 ? letter : ACCENTED.charAt(at));
        }
        return accented.toString();
    }
}
