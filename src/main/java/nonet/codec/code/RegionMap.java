package nonet.codec.code;

/// The map of a jigsaw sudoku's regions: nine symbols, each in nine connected cells.
public final class RegionMap {

    private RegionMap() {}

    /// Tests whether 81 symbols are such a map, other than that of the houses of a classic sudoku: a table of the boxes,
    /// rows or columns of its cells.
    public static boolean is(CharSequence cells) {
        if (cells.length() != 81) {
            return false;
        }
        boolean[] seen = new boolean[81];
        String signs = "";
        for (int cell = 0; cell < 81; cell++) {
            if (seen[cell]) {
                continue;
            }
            char sign = cells.charAt(cell);
            if (signs.indexOf(sign) >= 0 || size(cells, cell, seen) != 9) {
                return false;
            }
            signs += sign;
        }
        return !isUsual(cells);
    }

    /// Tests whether 81 symbols map the boxes, the rows or the columns.
    static boolean isUsual(CharSequence cells) {
        if (cells.length() != 81 || cells.chars().distinct().count() != 9) {
            return false;
        }
        boolean boxes = true;
        boolean rows = true;
        boolean columns = true;
        for (int cell = 0; cell < 81; cell++) {
            char sign = cells.charAt(cell);
            boxes &= sign == cells.charAt(cell / 27 * 27 + cell % 9 / 3 * 3);
            rows &= sign == cells.charAt(cell / 9 * 9);
            columns &= sign == cells.charAt(cell % 9);
        }
        return boxes || rows || columns;
    }

    /// Returns the size of the region around a cell.
    private static int size(CharSequence cells, int from, boolean[] seen) {
        int[] open = new int[81];
        int count = 0;
        int size = 1;
        open[0] = from;
        seen[from] = true;
        while (count < size) {
            int cell = open[count++];
            for (int side = 0; side < 4; side++) {
                int row = cell / 9 + (side == 0 ? -1 : side == 1 ? 1 : 0);
                int column = cell % 9 + (side == 2 ? -1 : side == 3 ? 1 : 0);
                int next = row * 9 + column;
                boolean inside = row >= 0 && row < 9 && column >= 0 && column < 9;
                if (inside && !seen[next] && cells.charAt(next) == cells.charAt(from)) {
                    seen[next] = true;
                    open[size++] = next;
                }
            }
        }
        return size;
    }
}
