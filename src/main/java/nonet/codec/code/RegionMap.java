package nonet.codec.code;

/// The map of a jigsaw sudoku's regions: nine symbols, each in nine connected cells.
public final class RegionMap {

    private RegionMap() {}

    /// Tests whether 81 symbols are such a map, other than that of the usual boxes.
    public static boolean is(CharSequence cells) {
        if (cells.length() != 81) {
            return false;
        }
        boolean[] seen = new boolean[81];
        boolean usual = true;
        String signs = "";
        for (int cell = 0; cell < 81; cell++) {
            usual &= cells.charAt(cell) == cells.charAt(cell / 27 * 27 + cell % 9 / 3 * 3);
            if (seen[cell]) {
                continue;
            }
            char sign = cells.charAt(cell);
            if (signs.indexOf(sign) >= 0 || size(cells, cell, seen) != 9) {
                return false;
            }
            signs += sign;
        }
        return !usual;
    }

    /// Tests whether 81 symbols map the usual boxes.
    static boolean isUsual(CharSequence cells) {
        boolean full = cells.length() == 81 && cells.chars().distinct().count() == 9;
        for (int cell = 0; full && cell < 81; cell++) {
            full = cells.charAt(cell) == cells.charAt(cell / 27 * 27 + cell % 9 / 3 * 3);
        }
        return full;
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
