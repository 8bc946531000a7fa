package nonet.logic.finders;

import java.util.ArrayList;
import java.util.List;
import nonet.logic.Geometry;

/// The rectangles that uniqueness speaks of: four cells in two rows, two columns and two boxes.
final class Rectangles {

    private static final List<int[]> ALL = make();

    private Rectangles() {}

    /// Returns the cells of each, row by row: the first and the last are opposite, so are the two between.
    static List<int[]> all() {
        return ALL;
    }

    private static List<int[]> make() {
        List<int[]> all = new ArrayList<>();
        for (int top = 0; top < 9; top++) {
            for (int bottom = top + 1; bottom < 9; bottom++) {
                for (int left = 0; left < 9; left++) {
                    for (int right = left + 1; right < 9; right++) {
                        int[] cells = {top * 9 + left, top * 9 + right, bottom * 9 + left, bottom * 9 + right};
                        boolean high = Geometry.box(cells[0]) == Geometry.box(cells[2]);
                        boolean wide = Geometry.box(cells[0]) == Geometry.box(cells[1]);
                        if (high != wide) {
                            all.add(cells);
                        }
                    }
                }
            }
        }
        return List.copyOf(all);
    }
}
