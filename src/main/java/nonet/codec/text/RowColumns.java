package nonet.codec.text;

import org.jspecify.annotations.Nullable;

/// Rows with bars between the boxes and spaces for blank cells. The digits are then at fixed columns.
final class RowColumns {

    private static final String BLANKS = "000000000";

    private RowColumns() {}

    /// Returns the row of a line, or null if it is not one.
    static @Nullable GridRow row(String line) {
        String inner = line.strip();
        if (inner.indexOf('|') < 0) {
            return null;
        }
        boolean closed = inner.startsWith("|") && inner.endsWith("|") && inner.length() > 1;
        String[] boxes = (closed ? inner.substring(1, inner.length() - 1) : line).split("\\|", -1);
        if (closed && boxes.length != 3) {
            // The outer boxes are empty, and there are no bars at the ends.
            closed = false;
            boxes = line.split("\\|", -1);
        }
        return boxes.length == 3 ? row(boxes, closed) : null;
    }

    /// @param closed whether there are bars at the ends
    private static @Nullable GridRow row(String[] boxes, boolean closed) {
        int width = boxes[1].length();
        if (width != 3 && width != 5 && width != 7) {
            return null;
        }
        int margin = width == 7 ? 1 : 0;
        // Without bars at the ends, the first box of seven characters begins at the margin.
        int firstMargin = closed ? margin : 0;
        boolean even = closed
                ? boxes[0].length() == width && boxes[2].length() == width
                : boxes[0].length() == width - margin + firstMargin && boxes[2].length() <= width;
        StringBuilder cells = new StringBuilder(BLANKS);
        for (int box = 0; even && box < 3; box++) {
            even = put(boxes[box], box == 0 ? firstMargin : margin, width == 3 ? 1 : 2, cells, 3 * box);
        }
        return even ? new GridRow(cells.toString(), 0, '|', GridRow.Style.PLAIN, false) : null;
    }

    /// Puts the cells of a box at their places, and returns whether there is nothing else in it.
    ///
    /// @param margin the column of the first cell
    /// @param stride the distance of the columns
    private static boolean put(String box, int margin, int stride, StringBuilder cells, int first) {
        for (int i = 0; i < box.length(); i++) {
            char c = box.charAt(i);
            int place = i - margin;
            boolean inCell = place >= 0 && place % stride == 0 && place / stride < 3;
            if (c != ' ' && !(inCell && c >= '1' && c <= '9')) {
                return false;
            }
            if (inCell) {
                cells.setCharAt(first + place / stride, GridRow.cell(c));
            }
        }
        return true;
    }
}
