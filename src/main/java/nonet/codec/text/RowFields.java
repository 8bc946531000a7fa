package nonet.codec.text;

import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Rows in fields, one for each cell: with commas, semicolons, tabs or bars between them.
final class RowFields {

    private static final Pattern DOUBLE_BARS = Pattern.compile("\\|\\|([^|]+\\|[^|]+\\|[^|]+\\|\\|){3}");

    private RowFields() {}

    /// Returns the row of a line with a bar before every cell, and usually one after the last; otherwise null.
    static @Nullable GridRow barred(String line) {
        String bars = line.contains("||") && DOUBLE_BARS.matcher(line).matches() ? line.replace("||", "|") : line;
        return bars.length() < 2 || bars.charAt(0) != '|'
                ? null
                : row(bars.substring(1, bars.length() - (bars.endsWith("|") ? 1 : 0)), '|');
    }

    /// Returns the row of a line with the same separator between all cells, in brackets or not; otherwise null.
    ///
    /// @param inner the line without blanks at its ends
    static @Nullable GridRow separated(String line, String inner) {
        String cells = withoutBrackets(inner);
        GridRow row = row(cells, ',');
        row = row == null ? row(cells, ';') : row;
        // Tabs at the ends are empty fields.
        return row == null ? row(line, '\t') : row;
    }

    private static String withoutBrackets(String line) {
        int from = 0;
        int to = line.length();
        while (from < to && "[{(".indexOf(line.charAt(from)) >= 0) {
            from++;
        }
        int end = to;
        while (to > from && "]}),; ".indexOf(line.charAt(to - 1)) >= 0) {
            to--;
        }
        // Without a bracket, a trailing separator is an empty field.
        boolean bracket = line.substring(to, end).chars().anyMatch(c -> c == ']' || c == '}' || c == ')');
        return line.substring(from, bracket ? to : end).strip();
    }

    private static @Nullable GridRow row(String line, char separator) {
        String[] fields = fields(line, separator);
        boolean closed = fields.length == 10 && fields[9].isBlank() && separator != '\t' && separator != '|';
        if (fields.length != 9 && !closed) {
            return null;
        }
        StringBuilder cells = new StringBuilder();
        int placed = 0;
        boolean empties = false;
        boolean signs = false;
        for (int i = 0; i < 9; i++) {
            String field = bare(fields[i].strip());
            if (field.length() == 2 && field.charAt(0) == '+') {
                placed |= 1 << i;
                field = field.substring(1);
            }
            if (field.length() > 1 || !field.isEmpty() && !GridRow.isCell(field.charAt(0))) {
                return null;
            }
            char cell = field.isEmpty() ? '0' : GridRow.cell(field.charAt(0));
            cells.append(cell);
            empties |= field.isEmpty();
            signs |= !field.isEmpty() && cell == '0';
        }
        GridRow.Style style = new GridRow.Style(empties, signs, closed);
        return empties && signs ? null : new GridRow(cells.toString(), placed, separator, style, false);
    }

    /// Returns the fields of a line; none if there are fewer than nine or more than eleven.
    private static String[] fields(String line, char separator) {
        int separators = 0;
        for (int i = 0; i < line.length(); i++) {
            separators += line.charAt(i) == separator ? 1 : 0;
        }
        if (separators < 8 || separators > 10) {
            return new String[0];
        }
        String[] fields = line.split(Pattern.quote(String.valueOf(separator)), -1);
        if (fields.length == 11 && separator == '\t' && fields[3].isBlank() && fields[7].isBlank()) {
            // Spreadsheets with a column between the boxes.
            return new String[] {
                fields[0], fields[1], fields[2], fields[4], fields[5], fields[6], fields[8], fields[9], fields[10]
            };
        }
        return fields;
    }

    /// Returns the content of a field in the notation of tables and programs: bold, as 5.0 or 5,0, in quotes, or as a
    /// word for nothing.
    private static String bare(String field) {
        if (field.length() == 5 && field.startsWith("**") && field.endsWith("**")) {
            return field.substring(2, 3);
        }
        if (field.length() == 3 && (field.endsWith(".0") || field.endsWith(",0")) && isDecimal(field.charAt(0))) {
            return field.substring(0, 1);
        }
        if (field.length() == 3 && field.charAt(0) == field.charAt(2) && "\"'".indexOf(field.charAt(0)) >= 0) {
            return field.substring(1, 2);
        }
        return switch (field.toLowerCase(Locale.ROOT)) {
            case "nan", "null", "none", "na", "\"\"", "''" -> "";
            default -> field;
        };
    }

    private static boolean isDecimal(char c) {
        return c >= '0' && c <= '9';
    }
}
