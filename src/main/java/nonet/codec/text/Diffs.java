package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Texts with the signs of a diff before each row: `+` for what is new, `-` for what is old, and a space for the rest.
/// Read as they are, a sign before a digit would make it an entered digit or a separator.
public final class Diffs {

    private static final Pattern HEADER = Pattern.compile(
            "(?:diff --git |index [0-9a-f]{4,}|(?:new|deleted) file mode |(?:---|\\+\\+\\+) \\S|@@ -\\d|\\\\ No"
                    + " newline).*");

    /// The line above new lines in the older form, with old ones behind `<`.
    private static final Pattern COMMAND = Pattern.compile("\\d{1,9}(?:,\\d{1,9})?[ac]\\d{1,9}(?:,\\d{1,9})?");

    private Diffs() {}

    /// Returns a text with the new rows of its diffs, or with the old ones of a diff that has no new one; the same text if
    /// it has no diff.
    public static Lines without(Lines text) {
        List<String> lines = new ArrayList<>(text.lines());
        Lines rows = text.with(lines.stream()
                .map(line -> line.isEmpty() ? "" : line.substring(1))
                .toList());
        boolean changed = lines.stream().anyMatch(COMMAND.asMatchPredicate())
                && lines.stream().anyMatch(line -> line.startsWith("< "));
        if (changed) {
            lines.replaceAll(
                    line -> line.startsWith("< ") || COMMAND.matcher(line).matches() ? "" : line);
        }
        for (int start = 0; start < lines.size(); start++) {
            int end = start;
            while (end < lines.size() && isSigned(lines.get(end), rows, end)) {
                end++;
            }
            changed |= end > start && replace(lines, rows, start, end);
            start = Math.max(start, end - 1);
        }
        if (!changed) {
            return text;
        }
        lines.replaceAll(line -> HEADER.matcher(line).matches() ? "" : line);
        return text.with(lines);
    }

    private static boolean isSigned(String line, Lines rows, int index) {
        return !line.isEmpty()
                && "+- ".indexOf(line.charAt(0)) >= 0
                && (isRow(rows, index) || rows.isFrame(index) || rows.isBlank(index));
    }

    /// Tests whether a line is a row or a puzzle of 81 cells, none of them an entered digit.
    private static boolean isRow(Lines rows, int index) {
        String line = rows.line(index);
        return line.indexOf('+') < 0 && (rows.row(index) != null || isPuzzle(line));
    }

    private static boolean isPuzzle(String line) {
        return line.strip().length() == 81 && LineForm.cells(line.strip()) != null;
    }

    /// Replaces the lines of a diff by its rows, and blank lines after them, so that those behind keep their numbers.
    private static boolean replace(List<String> lines, Lines rows, int start, int end) {
        boolean[] signs = new boolean[128];
        for (int line = start; line < end; line++) {
            signs[lines.get(line).charAt(0)] |= isRow(rows, line);
        }
        if (!signs['+'] && !signs['-']) {
            return false;
        }
        List<String> kept = new ArrayList<>();
        int cells = 0;
        for (int line = start; line < end; line++) {
            if (lines.get(line).charAt(0) != (signs['+'] ? '-' : '+')) {
                kept.add(rows.line(line));
                cells += isPuzzle(rows.line(line)) ? 81 : isRow(rows, line) ? 9 : 0;
            }
        }
        if (cells % 81 != 0) {
            return false;
        }
        for (int line = start; line < end; line++) {
            lines.set(line, line - start < kept.size() ? kept.get(line - start) : "");
        }
        return true;
    }
}
