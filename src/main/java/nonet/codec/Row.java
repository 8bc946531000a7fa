package nonet.codec;

import org.jspecify.annotations.Nullable;

/// A line with the nine cells of a row.
///
/// @param values 0 for a blank
/// @param placed one bit a cell whose digit a `+` marks as entered
/// @param separator what parts the cells: `,` or `;` or a tab between all of them, `|` between some, or a blank
record Row(byte[] values, int placed, char separator) {

    private static final int LONGEST = 240;

    /// Returns the row of a line, or null when it is none.
    ///
    /// @param dashes whether `-` is a blank cell
    static @Nullable Row of(String line, boolean dashes) {
        if (line.length() > LONGEST || line.isEmpty()) {
            return null;
        }
        String inner = line.strip();
        if (inner.startsWith("|") && inner.endsWith("|.")) {
            // The sudoku environment of LaTeX ends its rows so.
            inner = inner.substring(0, inner.length() - 1);
        }
        if (inner.length() > 1 && inner.startsWith("|") && inner.endsWith("|")) {
            Row row = fields(inner.substring(1, inner.length() - 1), '|');
            if (row != null) {
                return row;
            }
        }
        for (char separator : new char[] {',', ';', '\t'}) {
            Row row = fields(separator == '\t' ? line : unwrapped(inner, separator), separator);
            if (row != null) {
                return row;
            }
        }
        return compact(inner, dashes);
    }

    /// Returns how many cells a line holds that looks like a row and is none, or 0.
    static int near(String line) {
        if (line.length() > LONGEST) {
            return 0;
        }
        int cells = 0;
        boolean digit = false;
        for (char c : line.toCharArray()) {
            if (c >= '0' && c <= '9' || "._*?".indexOf(c) >= 0) {
                cells++;
                digit |= c >= '1' && c <= '9';
            } else if (" \t|!,;+".indexOf(c) < 0) {
                return 0;
            }
        }
        String[] words = line.strip().split("[\\s|]+");
        return !digit || cells < 5 || cells > 40 || cells == 9 && words.length != 9 ? 0 : cells;
    }

    private static String unwrapped(String line, char separator) {
        int from = 0;
        int to = line.length();
        while (from < to && "[{(".indexOf(line.charAt(from)) >= 0) {
            from++;
        }
        int end = to;
        while (to > from && "]}),; ".indexOf(line.charAt(to - 1)) >= 0) {
            to--;
        }
        // Without a bracket a separator at the end is an empty field.
        boolean bracket = line.substring(to, end).chars().anyMatch(c -> c == ']' || c == '}' || c == ')');
        return line.substring(from, bracket ? to : end).strip();
    }

    private static @Nullable Row fields(String line, char separator) {
        String[] fields = line.split(java.util.regex.Pattern.quote(String.valueOf(separator)), -1);
        if (fields.length != 9 && !(fields.length == 10 && fields[9].isBlank() && separator != '\t')) {
            return null;
        }
        byte[] values = new byte[9];
        int placed = 0;
        for (int i = 0; i < 9; i++) {
            String field = fields[i].strip();
            if (field.length() == 3 && field.charAt(0) == field.charAt(2) && "\"'".indexOf(field.charAt(0)) >= 0) {
                field = field.substring(1, 2);
            } else if (field.equals("\"\"") || field.equals("''")) {
                field = "";
            } else if (field.length() == 2 && field.charAt(0) == '+') {
                placed |= 1 << i;
                field = field.substring(1);
            }
            if (field.length() > 1 || !field.isEmpty() && !isCell(field.charAt(0), true)) {
                return null;
            }
            values[i] = field.isEmpty() ? 0 : value(field.charAt(0));
        }
        return new Row(values, placed, separator);
    }

    private static @Nullable Row compact(String line, boolean dashes) {
        byte[] values = new byte[9];
        int placed = 0;
        int size = 0;
        char letter = 0;
        boolean bars = false;
        boolean plus = false;
        for (char c : line.toCharArray()) {
            if (" \t|!".indexOf(c) >= 0) {
                bars |= c == '|';
                continue;
            }
            if (c == '+') {
                plus = true;
                continue;
            }
            boolean other = Character.isLetter(c) && c < 128;
            if (size == 9 || !isCell(c, dashes) && !(other && (letter == 0 || letter == c)) || plus && value(c) == 0) {
                return null;
            }
            letter = other && "xX".indexOf(c) < 0 ? c : letter;
            placed |= plus ? 1 << size : 0;
            plus = false;
            values[size++] = value(c);
        }
        return size == 9 && !plus ? new Row(values, placed, bars ? '|' : ' ') : null;
    }

    private static boolean isCell(char c, boolean dashes) {
        return c >= '0' && c <= '9' || "._*?xX".indexOf(c) >= 0 || dashes && c == '-';
    }

    private static byte value(char c) {
        return (byte) (c >= '1' && c <= '9' ? c - '0' : 0);
    }
}
