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
        GridRow row = RowFields.barred(inner);
        row = row == null ? RowFields.separated(line, inner) : row;
        row = row == null ? compact(inner) : row;
        return row == null ? RowColumns.row(line) : row;
    }

    /// Returns the digit of a cell, 0 for a blank.
    public int digit(int cell) {
        return cells.charAt(cell) - '0';
    }

    /// Returns the number of cells with a digit.
    int clues() {
        return (int) cells.chars().filter(cell -> cell != '0').count();
    }

    /// Returns the row of a line with a character for each cell, spaces and bars between them aside; otherwise null. A
    /// symbol that seldom means a blank cell, such as `x` or `-`, may only be the single such symbol of its row.
    private static @Nullable GridRow compact(String line) {
        StringBuilder cells = new StringBuilder();
        int placed = 0;
        boolean plus = false;
        // A dot for all usual symbols.
        char blank = 0;
        for (char c : line.toCharArray()) {
            if (" \t|!".indexOf(c) >= 0) {
                continue;
            }
            if (c == '+') {
                plus = true;
                continue;
            }
            boolean digit = c >= '1' && c <= '9';
            char sign = Symbols.isBlank(c) ? '.' : c;
            if (cells.length() == 9 || !digit && (plus || !isSign(sign) || blank != 0 && blank != sign)) {
                return null;
            }
            blank = digit ? blank : sign;
            placed |= plus ? 1 << cells.length() : 0;
            plus = false;
            cells.append(cell(c));
        }
        char separator = line.indexOf('|') >= 0 ? '|' : ' ';
        return cells.length() == 9 && !plus
                ? new GridRow(cells.toString(), placed, separator, Style.PLAIN, blank == '-')
                : null;
    }

    /// Tests whether a symbol may mean a blank cell.
    private static boolean isSign(char c) {
        return c == '.' || c == '-' || c < 128 && Character.isLetter(c);
    }

    /// Tests whether a character alone in a field is a cell.
    static boolean isCell(char c) {
        return Symbols.isCell(c) || "xX-".indexOf(c) >= 0;
    }

    /// Returns the digit of a cell, `0` for a blank.
    static char cell(char c) {
        return c >= '1' && c <= '9' ? c : '0';
    }
}
