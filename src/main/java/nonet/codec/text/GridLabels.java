package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.grid.Numbers;

/// Removes row and column labels next to a grid, and the heads of tables.
///
/// Only nine consecutive lines with consecutive labels are taken as labeled, so that no cell is ever lost.
public final class GridLabels {

    /// The Chinese numerals from 1 to 9.
    private static final String CHINESE = "\u4E00\u4E8C\u4E09\u56DB\u4E94\u516D\u4E03\u516B\u4E5D";

    private static final Pattern LABEL =
            Pattern.compile("^[\\s|]*+(?:\\*\\*|\")?(?:[rR]|[Rr]ow ?|\u7B2C)?(\\d{1,4}|[A-Ia-i" + CHINESE + "])"
                    + "(?:\\*\\*|\")?(?:([:.)\\]|,;\uFF1A\u3001\uFF09])|\u884C[:\uFF1A]?|(?=[\\s|]))\\s?(.*)$");
    /// What may stand between column labels, in frames, tables and files of values.
    private static final String BETWEEN = "[\\s|+,;\"*]*+";

    /// Column labels from 1 or from 0 on, or letters.
    private static final Pattern COLUMNS = Pattern.compile(
            Stream.of("123456789", "012345678", "abcdefghi")
                    .map(labels -> labels.chars()
                            .mapToObj(c -> (c < 'a' ? "c?" : "") + (char) c)
                            .collect(Collectors.joining(BETWEEN, BETWEEN, BETWEEN)))
                    .collect(Collectors.joining("|")),
            Pattern.CASE_INSENSITIVE);

    private static final Pattern RULE =
            Pattern.compile("^\\s*+\\|?+\\s*+(?::?+-++:?+\\s*+\\|\\s*+){8}:?+-++:?+\\s*+\\|?+\\s*+$");

    /// The lines of a table of nine rows with a rule below each.
    private static final int LONGEST_TABLE = 20;

    private GridLabels() {}

    /// Returns a text without its labels; the same text if it has none.
    public static Lines without(Lines text) {
        List<String> lines = new ArrayList<>(text.lines());
        boolean changed = withoutHeads(lines);
        changed |= withoutRowLabels(text, lines);
        changed |= withoutColumnLabels(text, lines);
        return changed ? text.with(lines) : text;
    }

    /// Clears the delimiter rows of a Markdown table, and the head above it if nine rows follow.
    private static boolean withoutHeads(List<String> lines) {
        boolean changed = false;
        for (int i = 1; i < lines.size(); i++) {
            if (!RULE.matcher(lines.get(i)).matches()) {
                continue;
            }
            List<Integer> rules = new ArrayList<>(List.of(i));
            int rows = 0;
            int end = Math.min(lines.size(), i + LONGEST_TABLE);
            for (int line = i + 1; rows < 10 && line < end && lines.get(line).indexOf('|') >= 0; line++) {
                boolean rule = RULE.matcher(lines.get(line)).matches();
                rows += rule ? 0 : 1;
                if (rule) {
                    rules.add(line);
                }
            }
            if (rows == 9) {
                lines.set(i - 1, "");
            }
            if (rows == 9 || rows == 8) {
                // Not as blank lines, which would part the rows.
                rules.forEach(rule -> lines.set(rule, "+---+"));
                lines.set(i, "");
                changed = true;
            }
        }
        return changed;
    }

    private static boolean withoutRowLabels(Lines text, List<String> lines) {
        boolean changed = false;
        for (int start = 0; start < lines.size(); start++) {
            List<Integer> places = new ArrayList<>();
            List<String> rests = new ArrayList<>();
            int last = -1;
            for (int line = start; line < lines.size() && places.size() < 9; line++) {
                if (text.isBlank(line) || text.isFrame(line)) {
                    if (places.isEmpty()) {
                        break;
                    }
                    continue;
                }
                Matcher label = LABEL.matcher(text.content(line));
                int number = label.matches() ? number(label.group(1)) : -1;
                if (number < 0
                        || last >= 0 && number != last + 1
                        || GridRow.of(rest(label)) == null && !MarksForm.isRow(rest(label))) {
                    break;
                }
                last = number;
                places.add(line);
                rests.add(rest(label));
            }
            if (places.size() == 9) {
                for (int i = 0; i < 9; i++) {
                    lines.set(places.get(i), rests.get(i));
                }
                changed = true;
                start = places.getLast();
            }
        }
        return changed;
    }

    /// Returns the text after a label; a bar in the label's place opens the row.
    private static String rest(Matcher label) {
        return "|".equals(label.group(2)) ? "|" + label.group(3) : label.group(3);
    }

    private static int number(String label) {
        int chinese = CHINESE.indexOf(label) + 1;
        return chinese > 0
                ? chinese
                : Numbers.parse(label, 0, 9_999).orElse(Character.toLowerCase(label.charAt(0)) - 'a' + 10_000);
    }

    /// Clears a line of column labels with exactly nine rows below or above it.
    private static boolean withoutColumnLabels(Lines text, List<String> lines) {
        Lines now = text.with(lines);
        boolean changed = false;
        for (int i = 0; i < lines.size(); i++) {
            if (COLUMNS.matcher(lines.get(i)).matches() && (rows(now, i, 1) == 9 || rows(now, i, -1) == 9)) {
                lines.set(i, "");
                changed = true;
            }
        }
        return changed;
    }

    private static int rows(Lines text, int from, int step) {
        int rows = 0;
        for (int line = from + step; line >= 0 && line < text.size() && rows < 11; line += step) {
            if (text.row(line) != null) {
                rows++;
            } else if (!text.isBlank(line) && !text.isFrame(line)) {
                break;
            }
        }
        return rows;
    }
}
