package nonet.service.diagnosis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.solve.Cancel;

/// Finds the fewest cells whose digits distinguish one solution of a puzzle from all others.
///
/// For a target solution, each cell excludes the solutions with another digit there, and together the cells must
/// exclude all others: a set cover, found greedily first and then improved by a search for fewer cells.
final class MinimalDistinguishingClues {

    /// The number of words of bits after which the search for fewer cells is given up; about a tenth of a second.
    private static final long MOST_WORK = 60_000_000;

    private final List<byte[]> solutions;
    private final Cancel cancel;
    private final int words;

    /// For each cell and digit the bit set of the solutions with that digit there.
    private final long[][] having;

    private final int[] chosen = new int[81];
    private int[] best = new int[82];
    private int bestAim;
    private long work;

    /// @param solutions all solutions, at least two
    MinimalDistinguishingClues(List<byte[]> solutions, Cancel cancel) {
        this.solutions = solutions;
        this.cancel = cancel;
        this.words = (solutions.size() + 63) / 64;
        having = new long[81 * 10][];
        for (int number = 0; number < solutions.size(); number++) {
            byte[] solution = solutions.get(number);
            for (int cell = 0; cell < 81; cell++) {
                int place = 10 * cell + solution[cell];
                having[place] = having[place] == null ? new long[words] : having[place];
                having[place][number / 64] |= 1L << number % 64;
            }
        }
    }

    /// Returns the digits.
    ///
    /// @throws CancellationException if cancelled
    Additions fewest() {
        for (int aim = 0; aim < solutions.size(); aim++) {
            cancel.check();
            cover(aim, others(aim), 0, true);
        }
        for (int aim = 0; aim < solutions.size() && !isOver(); aim++) {
            while (best.length > 1 && !isOver() && cover(aim, others(aim), 0, false)) {
                // Each cover found is smaller than the last one.
                work++;
            }
        }
        return new Additions(digits(), work <= MOST_WORK);
    }

    private boolean isOver() {
        cancel.check();
        return work > MOST_WORK;
    }

    private long[] others(int aim) {
        long[] open = new long[words];
        Arrays.fill(open, -1);
        open[words - 1] = -1L >>> (64 * words - solutions.size());
        open[aim / 64] &= ~(1L << aim % 64);
        return open;
    }

    /// Chooses further cells until no other solution is left. Returns whether that took fewer cells than the best cover
    /// so far.
    ///
    /// @param greedy whether to try only the cell that excludes most solutions
    private boolean cover(int aim, long[] open, int size, boolean greedy) {
        int left = count(open);
        if (left == 0) {
            best = Arrays.copyOf(chosen, size);
            bestAim = aim;
            return true;
        }
        int more = best.length - 1 - size;
        if (more <= 0) {
            return false;
        }
        int[] gains = new int[81];
        int most = 0;
        for (int cell = 0; cell < 81; cell++) {
            gains[cell] = left - count(and(open, at(aim, cell)));
            most = gains[cell] > gains[most] ? cell : most;
        }
        work += 81L * words;
        if ((long) gains[most] * more < left) {
            return false;
        }
        if (greedy) {
            chosen[size] = most;
            return cover(aim, and(open, at(aim, most)), size + 1, true);
        }
        // One of the cells must exclude this solution.
        byte[] other = solutions.get(first(open));
        for (int cell = 0; cell < 81; cell++) {
            if (other[cell] != solutions.get(aim)[cell] && (more > 1 || gains[cell] == left) && !isOver()) {
                chosen[size] = cell;
                if (cover(aim, and(open, at(aim, cell)), size + 1, false)) {
                    return true;
                }
            }
        }
        return false;
    }

    private long[] at(int aim, int cell) {
        return having[10 * cell + solutions.get(aim)[cell]];
    }

    private long[] and(long[] open, long[] mask) {
        long[] both = new long[words];
        for (int word = 0; word < words; word++) {
            both[word] = open[word] & mask[word];
        }
        return both;
    }

    private static int count(long[] set) {
        int count = 0;
        for (long word : set) {
            count += Long.bitCount(word);
        }
        return count;
    }

    private static int first(long[] set) {
        int word = 0;
        while (set[word] == 0) {
            word++;
        }
        return 64 * word + Long.numberOfTrailingZeros(set[word]);
    }

    private List<Candidate> digits() {
        int[] cells = best.clone();
        Arrays.sort(cells);
        List<Candidate> digits = new ArrayList<>();
        for (int cell : cells) {
            digits.add(new Candidate(Cell.of(cell), Digit.of(solutions.get(bestAim)[cell])));
        }
        return digits;
    }
}
