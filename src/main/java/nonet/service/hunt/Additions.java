package nonet.service.hunt;

import java.util.Arrays;
import java.util.function.Consumer;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSearch;

/// The ways to make a puzzle proper by adding up to two givens. For one thread.
///
/// The solutions are listed once. A given leaves those that contain it; two leave those that contain both, which are
/// counted as bits. If there are too many to list, or few cells to choose from, givens are tried one by one.
final class Additions {

    /// The largest number of solutions that are listed.
    private static final int MOST = 4_096;

    private static final int WORDS = MOST / 64 + 1;

    private final FastSearch search = new FastSearch();
    private final byte[] solutions = new byte[(MOST + 1) * 81];

    /// For each candidate, the solutions that contain it.
    private final long[] containing = new long[729 * WORDS];

    private final int[] counts = new int[729];

    /// Lists solutions of a puzzle, up to a few thousand.
    ///
    /// @return the number of solutions
    int list(byte[] cells, Cancel cancel) {
        return search.list(cells, solutions, cancel);
    }

    /// Returns the digit of a cell in a listed solution.
    byte digit(int solution, int cell) {
        return solutions[solution * 81 + cell];
    }

    /// Passes on each puzzle with one solution that results if givens are added. The array is changed, and restored.
    ///
    /// @param added the number of givens to add, 0 to 2
    /// @param open the cells that may get a given
    void search(byte[] cells, int added, boolean[] open, Consumer<byte[]> found, Cancel cancel) {
        search(cells, added, open, 0, found, cancel);
    }

    /// @param from the first candidate to add
    private void search(byte[] cells, int added, boolean[] open, int from, Consumer<byte[]> found, Cancel cancel) {
        cancel.check();
        if (added == 0) {
            if (search.count(cells, 0, 2, cancel) == 1) {
                found.accept(cells);
            }
            return;
        }
        int listed = isFew(cells, open) ? MOST + 1 : list(cells, cancel);
        if (listed > MOST) {
            tryEach(cells, added, open, from, found, cancel);
        } else if (listed > 0) {
            count(listed, added == 2);
            for (int one = from; one < 729; one++) {
                if (!fits(cells, open, one)) {
                    continue;
                }
                if (added == 1) {
                    put(cells, one, counts[one] == 1, found);
                } else {
                    pair(cells, one, open, listed, found);
                }
            }
        }
    }

    /// Tests whether so few cells are open that it is faster to try each digit than to list solutions.
    private static boolean isFew(byte[] cells, boolean[] open) {
        int blanks = 0;
        for (int cell = 0; cell < 81; cell++) {
            blanks += open[cell] && cells[cell] == 0 ? 1 : 0;
        }
        return blanks <= 3;
    }

    private boolean fits(byte[] cells, boolean[] open, int candidate) {
        return counts[candidate] > 0 && cells[candidate / 9] == 0 && open[candidate / 9];
    }

    private static void put(byte[] cells, int candidate, boolean proper, Consumer<byte[]> found) {
        if (proper) {
            cells[candidate / 9] = (byte) (candidate % 9 + 1);
            found.accept(cells);
            cells[candidate / 9] = 0;
        }
    }

    private void pair(byte[] cells, int one, boolean[] open, int listed, Consumer<byte[]> found) {
        int words = listed + 63 >>> 6;
        for (int other = (one / 9 + 1) * 9; other < 729; other++) {
            if (fits(cells, open, other) && isOne(one * WORDS, other * WORDS, words)) {
                cells[one / 9] = (byte) (one % 9 + 1);
                put(cells, other, true, found);
                cells[one / 9] = 0;
            }
        }
    }

    private boolean isOne(int one, int other, int words) {
        int common = 0;
        for (int i = 0; i < words && common < 2; i++) {
            common += Long.bitCount(containing[one + i] & containing[other + i]);
        }
        return common == 1;
    }

    private void count(int listed, boolean bits) {
        Arrays.fill(counts, 0);
        if (bits) {
            Arrays.fill(containing, 0);
        }
        for (int solution = 0; solution < listed; solution++) {
            for (int cell = 0; cell < 81; cell++) {
                int candidate = cell * 9 + digit(solution, cell) - 1;
                counts[candidate]++;
                if (bits) {
                    containing[candidate * WORDS + (solution >>> 6)] |= 1L << solution;
                }
            }
        }
    }

    private void tryEach(byte[] cells, int added, boolean[] open, int from, Consumer<byte[]> found, Cancel cancel) {
        for (int candidate = from; candidate < 729; candidate++) {
            int cell = candidate / 9;
            if (cells[cell] == 0 && open[cell]) {
                cells[cell] = (byte) (candidate % 9 + 1);
                search(cells, added - 1, open, (cell + 1) * 9, found, cancel);
                cells[cell] = 0;
            }
        }
    }
}
