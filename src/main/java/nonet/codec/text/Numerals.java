package nonet.codec.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Grids whose digits are other signs or words: Chinese and Roman numerals, digits in circles, raised or in braille,
/// numbers in words.
public final class Numerals {

    /// The signs of systems from 1 to 9: Chinese, its two forms for amounts, raised, and braille in its two heights.
    private static final List<String> SIGNS = List.of(
            "\u4E00\u4E8C\u4E09\u56DB\u4E94\u516D\u4E03\u516B\u4E5D",
            "\u58F9\u8D30\u53C1\u8086\u4F0D\u9646\u67D2\u634C\u7396",
            "\u58F9\u8CB3\u53C3\u8086\u4F0D\u9678\u67D2\u634C\u7396",
            "\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079",
            "\u2801\u2803\u2809\u2819\u2811\u280B\u281B\u2813\u280A",
            "\u2802\u2806\u2812\u2832\u2822\u2816\u2836\u2826\u2814");

    /// The signs for 1 of systems whose other signs follow: circled and bracketed, with a point, lowered, Roman,
    /// Suzhou, and circled Chinese.
    private static final String FIRST = "\u2460\u2776\u2780\u278A\u24F5\u2474\u2488\u2081\u2160\u2170\u3021\u3280";

    /// Zeros of these systems, the Chinese character for blank, and the dash and the full cell of braille.
    private static final String ZEROS = "\u3007\u96F6\u24EA\u24FF\u2070\u2080\u7A7A\u281A\u2834\u2824\u283F";

    /// The sign of braille before a number, and its empty cell.
    private static final String NUMBER_SIGN = "\u283C";

    private static final char EMPTY_BRAILLE = '\u2800';

    private static final Map<Character, Character> CELLS = cells();

    /// A row or a puzzle in such signs, with blank cells and separators.
    private static final Pattern RUN =
            Pattern.compile("[" + join(CELLS.keySet()) + "\u25A1\u25CB\\u3000 \\t.0_*?,|\uFF0C\u3001-]{9,}");

    private static final List<String> ROMAN = List.of("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix");
    private static final List<String> ENGLISH =
            List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

    private static final String WORD = "(?:ix|iv|vi{0,3}|i{1,3}|" + String.join("|", ENGLISH) + "|zero|[-.0_*?no])";
    private static final Pattern WORDS = Pattern.compile(WORD, Pattern.CASE_INSENSITIVE);

    /// A row or a puzzle in words. Between separators other than spaces, a blank cell may be empty.
    private static final Pattern ROW = Pattern.compile(
            "[|\\s]*+(?:WORD(?:[\\s,;|]++WORD){8}(?:(?:[\\s,;|]++WORD){72})?+|WORD?(?: *+[,;|\\t] *+WORD?){8})[|\\s]*+"
                    .replace("WORD", WORD),
            Pattern.CASE_INSENSITIVE);

    private static final int LONGEST_ROW = 1_000;

    private Numerals() {}

    /// Returns a text with digits for numerals, and dots for their zeros; null if it has no grid of numerals.
    public static @Nullable String plain(String text) {
        List<String> lines = new ArrayList<>();
        for (String line : text.replace(NUMBER_SIGN, "").split("\\R", -1)) {
            boolean words = line.length() < LONGEST_ROW && ROW.matcher(line).matches();
            lines.add(words ? WORDS.matcher(line).replaceAll(Numerals::digitOf) : inSigns(line));
        }
        String plain = String.join("\n", lines);
        return plain.equals(text) ? null : plain;
    }

    private static String inSigns(String line) {
        return RUN.matcher(line).replaceAll(run -> {
            StringBuilder digits = new StringBuilder();
            run.group().chars().forEach(c -> digits.append(CELLS.getOrDefault((char) c, (char) c)));
            return Matcher.quoteReplacement(digits.toString());
        });
    }

    private static String digitOf(MatchResult word) {
        String name = word.group().toLowerCase(Locale.ROOT);
        int digit = Math.max(ROMAN.indexOf(name), ENGLISH.indexOf(name)) + 1;
        return digit > 0 ? Integer.toString(digit) : ".";
    }

    private static Map<Character, Character> cells() {
        Map<Character, Character> cells = new HashMap<>();
        ZEROS.chars().forEach(zero -> cells.put((char) zero, '.'));
        cells.put(EMPTY_BRAILLE, ' ');
        for (int i = 0; i < 9; i++) {
            char digit = (char) ('1' + i);
            for (String signs : SIGNS) {
                cells.put(signs.charAt(i), digit);
            }
            for (char first : FIRST.toCharArray()) {
                cells.put((char) (first + i), digit);
            }
        }
        return Map.copyOf(cells);
    }

    private static String join(Iterable<Character> signs) {
        StringBuilder all = new StringBuilder();
        signs.forEach(all::append);
        return all.toString();
    }
}
