package nonet.codec.container;

import java.util.List;

/// A table of texts.
///
/// @param rows the cells from the left: empty if there is none, a space if a cell has a format only
record Sheet(List<List<String>> rows) {

    /// Returns a cell, or the empty text outside the table.
    String cell(int row, int column) {
        boolean inside = row >= 0 && row < rows.size() && column >= 0;
        return inside && column < rows.get(row).size() ? rows.get(row).get(column) : "";
    }

    /// Returns the rows as lines, their cells separated by tabs, without the empty columns at the left.
    String text() {
        int from = rows.stream().mapToInt(Sheet::first).min().orElse(0);
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            int end = row.size();
            while (end > 0 && row.get(end - 1).isBlank()) {
                end--;
            }
            for (int column = from; column < end; column++) {
                text.append(column == from ? "" : "\t")
                        .append(row.get(column).strip().replaceAll("[\\t\\r\\n]+", " "));
            }
            text.append('\n');
        }
        return text.toString();
    }

    /// Returns the column of the first text of a row.
    private static int first(List<String> row) {
        int column = 0;
        while (column < row.size() && row.get(column).isBlank()) {
            column++;
        }
        return column == row.size() ? Workbook.MOST_COLUMNS : column;
    }
}
