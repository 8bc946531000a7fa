package nonet.codec.code;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.VariantRules;
import org.jspecify.annotations.Nullable;

/// Signs in source code and plain text that a grid belongs to a variant of sudoku, or draws one of its rules:
///
/// - a call that is named after a rule and takes a drawing, such as `Arrow.Parse("""…""")`
/// - a sum of rules, such as `Rules.Standard + AntiKing()`
/// - a line with the name of a rule and cells, such as `thermo 5,1 4,1`
public final class VariantText {

    private static final int MOST_LINES = 2000;
    private static final int LONGEST_LINE = 400;
    private static final int LONGEST_CODE = 1 << 20;

    /// The argument of a call that is a string literal, which is rarer than a name.
    private static final Pattern LITERAL = Pattern.compile("\\(\\s{0,40}[@$rbf]?(\"\"\"|'''|`|\"|')");
    private static final Pattern CALLED =
            Pattern.compile("([A-Za-z]\\w{1,40}(?:(?:\\.|::|->)\\w{1,40}){0,3})!?\\s{0,3}$");
    private static final int LONGEST_CALLED = 180;

    private static final Pattern BETWEEN_NAMES = Pattern.compile("\\.|::|->");
    private static final Pattern SUM = Pattern.compile(
            "\\bRules(?:\\.\\w{1,40}(?:\\(\\))?){0,3}\\s{0,40}\\+\\s{0,40}(?:new\\s)?([A-Za-z]\\w{0,60})");
    private static final String CELL = "(?:[rR]\\d[cC]\\d|\\(?\\d\\s?,\\s?\\d\\)?)";
    private static final Pattern LINE = Pattern.compile(
            "^\\s{0,40}([A-Za-z][A-Za-z_-]{1,30})\\b[^\\d\\n]{0,12}?" + CELL + "[\\s,;()\\[\\]-]{1,4}" + CELL);

    /// Names of rules that are names of techniques, too.
    private static final Set<String> TECHNIQUES = Set.of("skyscraper", "skyscrapers");

    private VariantText() {}

    /// Returns the name of the rule that a text mentions, or null.
    public static @Nullable String rule(String text) {
        String rule = text.lines()
                .limit(MOST_LINES)
                .filter(line -> line.length() <= LONGEST_LINE)
                .map(LINE::matcher)
                .filter(line -> line.find() && isRule(line.group(1)))
                .map(line -> line.group(1))
                .findFirst()
                .orElse(null);
        return rule == null && text.length() <= LONGEST_CODE ? inCode(text) : rule;
    }

    private static @Nullable String inCode(String text) {
        Matcher sum = SUM.matcher(text);
        if (text.contains("Rules") && sum.find()) {
            return sum.group(1);
        }
        Matcher literal = LITERAL.matcher(text);
        while (literal.find()) {
            int end = text.indexOf(literal.group(1), literal.end());
            if (end - literal.end() < 81) {
                continue;
            }
            Matcher called =
                    CALLED.matcher(text.substring(Math.max(0, literal.start() - LONGEST_CALLED), literal.start()));
            if (called.find() && isDrawing(text.substring(literal.end(), end))) {
                String rule = BETWEEN_NAMES
                        .splitAsStream(called.group(1))
                        .filter(VariantText::isRule)
                        .findFirst()
                        .orElse(null);
                if (rule != null) {
                    return rule;
                }
            }
        }
        return null;
    }

    private static boolean isRule(String name) {
        return VariantRules.isName(name) && !TECHNIQUES.contains(name.toLowerCase(Locale.ROOT));
    }

    /// Tests whether a literal has nine rows of nine signs, such as the letters of cages, or no more letters than others.
    private static boolean isDrawing(String literal) {
        long rows = literal.lines().filter(VariantText::isRow).count();
        long letters = literal.chars().filter(Character::isLetter).count();
        return rows == 9 || letters * 2 < literal.chars().filter(c -> c > ' ').count();
    }

    private static boolean isRow(String line) {
        return line.chars().filter(c -> c > ' ' && "|+-".indexOf(c) < 0).count() == 9;
    }
}
