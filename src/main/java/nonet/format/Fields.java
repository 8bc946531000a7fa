package nonet.format;

/// Rows of a table, where a blank cell may be an empty field: nine fields between commas, semicolons or tabs, or between
/// bars with one more at either end.
final class Fields {

    private Fields() {}

    /// Returns the nine cells of a row, or the empty text when the line is no such row.
    static String cells(String line) {
        String inner = line.strip();
        boolean framed = inner.length() > 1 && inner.startsWith("|") && inner.endsWith("|");
        String cells = framed ? cells(inner.substring(1, inner.length() - 1), '|') : "";
        for (char separator : new char[] {',', ';', '\t'}) {
            cells = cells.isEmpty() ? cells(line, separator) : cells;
        }
        return cells;
    }

    private static String cells(String line, char separator) {
        if (line.chars().filter(character -> character == separator).count() != 8) {
            return "";
        }
        StringBuilder cells = new StringBuilder(9);
        for (int from = 0; from <= line.length(); ) {
            int end = line.indexOf(separator, from);
            int to = end < 0 ? line.length() : end;
            String field = line.substring(from, to).strip();
            if (field.length() > 1 || !field.isEmpty() && !Characters.isMark(field.charAt(0))) {
                return "";
            }
            cells.append(field.isEmpty() ? '.' : Characters.cell(field.charAt(0)));
            from = to + 1;
        }
        return cells.toString();
    }
}
