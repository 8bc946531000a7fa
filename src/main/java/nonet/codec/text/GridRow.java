package nonet.codec.text;

import nonet.codec.api.Symbols;
import org.jspecify.annotations.Nullable;

/// A line with the nine cells of a row.
///
/// @param cells a digit for each cell, 0 for a blank
/// @param placed a mask of the cells whose digit a `+` marks as entered
/// @param separator the separator of the cells: `,` or `;` or a tab between all of them, `|` between some, or a space
/// @param style the style of its fields
/// @param dashed whether `-` stands for blank cells
public record GridRow(String cells, int placed, char separator, Style style, boolean dashed) {

    /// The style of a row with separators. The rows of a grid share one style; otherwise a cell or a separator was
    /// lost.
    ///
    /// @param empties whether there are empty fields
    /// @param signs whether blank cells have a symbol, such as 0
    /// @param closed whether a separator follows the last cell
    record Style(boolean empties, boolean signs, boolean closed) {

        static final Style PLAIN = new Style(false, false, false);

        /// Tests whether a row of this style can follow one of the other style.
        boolean agrees(Style other) {
            return closed == other.closed && !(empties && other.signs) && !(signs && other.empties);
        }
    }

    private static final int LONGEST = 240;
    private static final String BLANKS = "000000000";
    private static final java.util.regex.Pattern DOUBLE_BARS =
            java.util.regex.Pattern.compile("\\|\\|([^|]+\\|[^|]+\\|[^|]+\\|\\|){3}");

    /// Returns the row of a line, or null if it is not one.
    public static @Nullable GridRow of(String line) {
        if (line.length() > LONGEST || line.isEmpty()) {
            return null;
        }
        String inner = line.strip();
        if (inner.startsWith("|") && inner.endsWith("|.")) {
            // The end of a row in the sudoku environment of LaTeX.
            inner = inner.substring(0, inner.length() - 1);
        }
        GridRow barred =
                barred(inner.contains("||") && DOUBLE_BARS.matcher(inner).matches() ? inner.replace("||", "|") : inner);
        if (barred != null) {
            return barred;
        }
        for (char separator : new char[] {',', ';', '\t'}) {
            GridRow row = fields(separator == '\t' ? line : unwrapped(inner), separator);
            if (row != null) {
                return row;
            }
        }
        GridRow row = compact(inner);
        return row == null ? columns(line) : row;
    }

    /// Returns the row of a line with a bar before every cell, and usually one after the last.
    private static @Nullable GridRow barred(String line) {
        if (line.length() < 2 || line.charAt(0) != '|') {
            return null;
        }
        return fields(line.substring(1, line.length() - (line.endsWith("|") ? 1 : 0)), '|');
    }

    /// Returns the row of a line with bars between the boxes and spaces for blank cells. The digits are then at fixed
    /// columns.
    private static @Nullable GridRow columns(String line) {
        String inner = line.strip();
        boolean closed = inner.startsWith("|") && inner.endsWith("|") && inner.length() > 1;
        if (inner.indexOf('|') < 0) {
            return null;
        }
        String[] boxes = (closed ? inner.substring(1, inner.length() - 1) : line).split("\\|", -1);
        if (closed && boxes.length != 3) {
            // The outer boxes are empty, and there are no bars at the ends.
            closed = false;
            boxes = line.split("\\|", -1);
        }
        if (boxes.length != 3) {
            return null;
        }
        int width = boxes[1].length();
        int from = width == 7 ? 1 : 0;
        int stride = width == 3 ? 1 : 2;
        if (width != 3 && width != 5 && width != 7) {
            return null;
        }
        // Without bars at the ends, the first box of seven characters begins at the margin.
        int first = closed || width < 7 ? from : 0;
        StringBuilder cells = new StringBuilder(BLANKS);
        for (int box = 0; box < 3; box++) {
            for (int i = 0; i < boxes[box].length(); i++) {
                char c = boxes[box].charAt(i);
                int place = i - (box == 0 ? first : from);
                boolean here = place >= 0 && place % stride == 0 && place / stride < 3;
                if (c != ' ' && !(here && c >= '1' && c <= '9')) {
                    return null;
                }
                if (here) {
                    cells.setCharAt(box * 3 + place / stride, cell(c));
                }
            }
        }
        boolean even = closed
                ? boxes[0].length() == width && boxes[1].length() == width && boxes[2].length() == width
                : boxes[0].length() == width - from + first && boxes[2].length() <= width;
        return even ? new GridRow(cells.toString(), 0, '|', Style.PLAIN, false) : null;
    }

    /// Returns the digit of a cell, 0 for a blank.
    public int digit(int cell) {
        return cells.charAt(cell) - '0';
    }

    /// Returns the number of cells with a digit.
    int clues() {
        return (int) cells.chars().filter(cell -> cell != '0').count();
    }

    private static String unwrapped(String line) {
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

    private static @Nullable GridRow fields(String line, char separator) {
        int separators = 0;
        for (int i = 0; i < line.length(); i++) {
            separators += line.charAt(i) == separator ? 1 : 0;
        }
        if (separators < 8 || separators > 10) {
            return null;
        }
        String[] fields = line.split(java.util.regex.Pattern.quote(String.valueOf(separator)), -1);
        if (fields.length == 11 && separator == '\t' && fields[3].isBlank() && fields[7].isBlank()) {
            // Spreadsheets with a column between the boxes.
            fields = new String[] {
                fields[0], fields[1], fields[2], fields[4], fields[5], fields[6], fields[8], fields[9], fields[10]
            };
        }
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
            if (field.length() == 3 && field.charAt(0) == field.charAt(2) && "\"'".indexOf(field.charAt(0)) >= 0) {
                field = field.substring(1, 2);
            } else if (field.equals("\"\"") || field.equals("''")) {
                field = "";
            } else if (field.length() == 2 && field.charAt(0) == '+') {
                placed |= 1 << i;
                field = field.substring(1);
            }
            if (field.length() > 1 || !field.isEmpty() && !isCell(field.charAt(0))) {
                return null;
            }
            char cell = field.isEmpty() ? '0' : cell(field.charAt(0));
            cells.append(cell);
            empties |= field.isEmpty();
            signs |= !field.isEmpty() && cell == '0';
        }
        Style style = new Style(empties, signs, closed);
        return empties && signs ? null : new GridRow(cells.toString(), placed, separator, style, false);
    }

    /// Returns the cell of a field in the notation of tables and programs: bold, as 5.0 or 5,0, or as a word for nothing.
    private static String bare(String field) {
        if (field.length() == 5 && (field.startsWith("**") && field.endsWith("**"))) {
            return field.substring(2, 3);
        }
        if (field.length() == 3
                && (field.endsWith(".0") || field.endsWith(",0"))
                && field.charAt(0) >= '0'
                && field.charAt(0) <= '9') {
            return field.substring(0, 1);
        }
        return switch (field.toLowerCase(java.util.Locale.ROOT)) {
            case "nan", "null", "none", "na" -> "";
            default -> field;
        };
    }

    /// A symbol that seldom means a blank cell, such as `x` or `-`, may only be the single such symbol of its row.
    private static @Nullable GridRow compact(String line) {
        StringBuilder cells = new StringBuilder();
        int placed = 0;
        char other = 0;
        boolean usual = false;
        boolean bars = false;
        boolean plus = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (" \t|!".indexOf(c) >= 0) {
                bars |= c == '|';
                continue;
            }
            if (c == '+') {
                plus = true;
                continue;
            }
            boolean digit = c >= '1' && c <= '9';
            boolean blank = Symbols.isBlank(c);
            boolean odd = !digit && !blank;
            if (cells.length() == 9
                    || odd && !(c < 128 && Character.isLetter(c) || c == '-')
                    || odd && (usual || other != 0 && other != c)
                    || blank && other != 0
                    || plus && !digit) {
                return null;
            }
            usual |= blank;
            other = odd ? c : other;
            placed |= plus ? 1 << cells.length() : 0;
            plus = false;
            cells.append(cell(c));
        }
        return cells.length() == 9 && !plus
                ? new GridRow(cells.toString(), placed, bars ? '|' : ' ', Style.PLAIN, other == '-')
                : null;
    }

    private static boolean isCell(char c) {
        return Symbols.isCell(c) || "xX-".indexOf(c) >= 0;
    }

    private static char cell(char c) {
        return c >= '1' && c <= '9' ? c : '0';
    }
}
