package nonet.logic.finder.multisector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nonet.deduce.Conclusion;
import nonet.deduce.exotic.MultiSectorSet;
import nonet.logic.position.Position;
import nonet.logic.solver.Sink;

/// Searches a position for multi-sector locked sets. A set of rows or columns is nine bits.
final class MultiSectorSearch {

    private static final int FEWEST_LINES = 3;
    private static final int FEWEST_CELLS = 7;

    private final Position position;
    private final Sink sink;
    private final int[] choices;

    /// The columns of the blank cells of each row.
    private final int[] blanks = new int[9];

    /// By digit and set of rows, the columns where the digit is a candidate in one of these rows.
    private final int[][] columns = new int[9][1 << 9];

    /// By digit, the ways to cover its candidates in the chosen rows, without those that never need the fewest lines:
    /// the number of rows in the upper half, and the columns that these rows leave in the lower.
    private final int[][] covers = new int[9][1 << 5];

    private final int[] count = new int[9];

    /// The digits in the order in which they need most lines in the chosen rows.
    private final int[] order = new int[9];

    /// The sets found by their eliminations, without those that contain another with the same.
    private final Map<List<Conclusion>, List<MultiSectorSet>> found = new HashMap<>();

    /// @param most the largest number of rows and of columns
    MultiSectorSearch(Position position, int most, Sink sink) {
        this.position = position;
        this.sink = sink;
        this.choices = IntStream.range(0, 1 << 9)
                .filter(set -> Integer.bitCount(set) >= FEWEST_LINES && Integer.bitCount(set) <= most)
                .toArray();
        for (int row = 0; row < 9; row++) {
            for (int digit = 0; digit < 9; digit++) {
                blanks[row] |= position.places(row, digit);
            }
        }
        for (int set = 1; set < 1 << 9; set++) {
            int row = Integer.numberOfTrailingZeros(set);
            for (int digit = 0; digit < 9; digit++) {
                columns[digit][set] = columns[digit][set & set - 1] | position.places(row, digit);
            }
        }
    }

    /// Returns the sets with eliminations, those that eliminate most first, and of these the smallest first.
    List<MultiSectorSet> run() {
        for (int rows : choices) {
            sink.checkCancelled();
            choose(rows);
            for (int chosen : choices) {
                if (isLocked(rows, chosen)) {
                    add(rows, chosen);
                }
            }
        }
        List<MultiSectorSet> all = new ArrayList<>();
        found.values().forEach(all::addAll);
        all.sort(Comparator.<MultiSectorSet>comparingInt(
                        set -> -set.conclusions().size())
                .thenComparingInt(set -> set.cells().size())
                .thenComparing(set -> set.rows().toString() + set.columns()));
        return all;
    }

    private void add(int rows, int chosen) {
        MultiSectorSet set = new LineCovers(position, columns, rows, chosen).set();
        if (set != null) {
            List<MultiSectorSet> same = found.computeIfAbsent(set.conclusions(), _ -> new ArrayList<>());
            if (same.stream().noneMatch(each -> isWithin(each, set))) {
                same.removeIf(each -> isWithin(set, each));
                same.add(set);
            }
        }
    }

    private static boolean isWithin(MultiSectorSet inner, MultiSectorSet outer) {
        return outer.rows().containsAll(inner.rows()) && outer.columns().containsAll(inner.columns());
    }

    /// Lists the covers of each digit in some rows.
    private void choose(int rows) {
        int[] weights = new int[9];
        for (int digit = 0; digit < 9; digit++) {
            int[] ways = covers[digit];
            int ways0 = 0;
            for (int left = rows; ; left = left - 1 & rows) {
                int way = Integer.bitCount(rows & ~left) << 9 | columns[digit][left];
                if (isNeeded(way, ways, ways0)) {
                    ways[ways0++] = way;
                }
                if (left == 0) {
                    break;
                }
            }
            count[digit] = ways0;
            weights[digit] = cover(digit, 0x1FF) << 4 | digit;
        }
        Arrays.sort(weights);
        for (int i = 0; i < 9; i++) {
            order[i] = weights[8 - i] & 0xF;
        }
    }

    /// Tests whether no other way has as few rows and leaves none but the same columns.
    private static boolean isNeeded(int way, int[] ways, int count) {
        for (int i = 0; i < count; i++) {
            if (ways[i] >>> 9 <= way >>> 9 && (ways[i] & 0x1FF & ~way) == 0) {
                return false;
            }
        }
        return true;
    }

    /// Returns the fewest lines that cover the digit where the chosen rows cross some columns.
    private int cover(int digit, int chosen) {
        int fewest = 9;
        int[] ways = covers[digit];
        for (int i = count[digit] - 1; i >= 0; i--) {
            fewest = Math.min(fewest, (ways[i] >>> 9) + Integer.bitCount(ways[i] & chosen));
        }
        return fewest;
    }

    /// Tests whether the digits need as many lines as there are blank cells. They never need fewer if the position has a
    /// solution.
    private boolean isLocked(int rows, int chosen) {
        int cells = 0;
        for (int left = rows; left != 0; left &= left - 1) {
            cells += Integer.bitCount(blanks[Integer.numberOfTrailingZeros(left)] & chosen);
        }
        if (cells < FEWEST_CELLS) {
            return false;
        }
        int lines = 0;
        for (int i = 0; i < 9 && lines <= cells; i++) {
            lines += cover(order[i], chosen);
        }
        return lines == cells;
    }
}
