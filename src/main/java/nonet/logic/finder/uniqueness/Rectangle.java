package nonet.logic.finder.uniqueness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Geometry;

/// Four cells in two rows, two columns and two boxes.
final class Rectangle {

    private final int[] cells;
    private final CellSet set;

    Rectangle(int[] cells, CellSet set) {
        this.cells = cells;
        this.set = set;
    }

    /// Returns the cells row by row: of the places 0 to 3, `3 - place` is diagonally opposite, `place ^ 1` in the same row, and
    /// `place ^ 2` in the same column.
    int[] cells() {
        return cells;
    }

    /// Returns the same cells as a set.
    CellSet set() {
        return set;
    }

    private static final List<Rectangle> ALL = make();
    private static final int[][] THROUGH = new int[81][];

    static {
        Arrays.setAll(
                THROUGH,
                cell -> IntStream.range(0, ALL.size())
                        .filter(number -> ALL.get(number).set.contains(Cell.of(cell)))
                        .toArray());
    }

    /// Returns all 486 rectangles, by rows, then by columns.
    static List<Rectangle> all() {
        return ALL;
    }

    /// Returns the indexes of the rectangles that contain a cell.
    static int[] through(int cell) {
        return THROUGH[cell];
    }

    /// Tests whether all cells of the rectangle are among some cells.
    boolean isIn(CellSet cells) {
        return cells.containsAll(set);
    }

    /// Returns the number of cells of the rectangle among some cells.
    int count(CellSet cells) {
        return Long.bitCount(set.lo() & cells.lo()) + Long.bitCount(set.hi() & cells.hi());
    }

    private static List<Rectangle> make() {
        List<Rectangle> all = new ArrayList<>();
        for (int top = 0; top < 9; top++) {
            for (int bottom = top + 1; bottom < 9; bottom++) {
                for (int left = 0; left < 9; left++) {
                    for (int right = left + 1; right < 9; right++) {
                        int[] cells = {top * 9 + left, top * 9 + right, bottom * 9 + left, bottom * 9 + right};
                        boolean high = Geometry.box(cells[0]) == Geometry.box(cells[2]);
                        boolean wide = Geometry.box(cells[0]) == Geometry.box(cells[1]);
                        if (high != wide) {
                            all.add(new Rectangle(cells, set(cells)));
                        }
                    }
                }
            }
        }
        return List.copyOf(all);
    }

    private static CellSet set(int[] cells) {
        CellSet set = CellSet.NONE;
        for (int cell : cells) {
            set = set.with(Cell.of(cell));
        }
        return set;
    }
}
