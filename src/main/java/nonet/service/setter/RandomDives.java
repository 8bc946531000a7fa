package nonet.service.setter;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import nonet.grid.Cell;
import nonet.grid.Geometry;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;

/// Estimates the number of solutions by random dives into the tree of guesses (D. E. Knuth, *Estimating the efficiency of
/// backtrack programs*, 1975). A dive guesses until it comes to a solution or a contradiction. Its estimate is the product
/// of the numbers of choices at its guesses, or zero at a contradiction; the mean over all dives is unbiased.
public final class RandomDives {

    private static final int ALL = 0x1FF;

    private final short[] start = new short[81];
    private final short[] candidates = new short[81];
    private final boolean[] filled = new boolean[81];
    private final boolean possible;

    /// The choices of the next guess: candidates by their indexes.
    private final int[] choices = new int[9];

    private RandomDives(Puzzle puzzle) {
        short[] allowed = puzzle.candidates();
        for (Cell cell : Cell.all()) {
            var given = puzzle.given(cell);
            start[cell.index()] = given == null ? allowed[cell.index()] : (short) given.mask();
        }
        possible = puzzle.conflicts().isEmpty() && puzzle.excludedGivens().isEmpty();
    }

    /// Estimates the number of solutions.
    ///
    /// @param dives the number of dives, at least 2
    /// @throws CancellationException if cancelled
    public static SolutionEstimate estimate(Puzzle puzzle, int dives, RandomGenerator random, Cancel cancel) {
        RandomDives search = new RandomDives(puzzle);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < dives; i++) {
            cancel.check();
            double found = search.possible ? search.dive(random) : 0;
            sum += found;
            squares += found * found;
        }
        double mean = sum / dives;
        double variance = Math.max(0, (squares - dives * mean * mean) / (dives - 1));
        return new SolutionEstimate(mean, Math.sqrt(variance / dives), dives);
    }

    private double dive(RandomGenerator random) {
        System.arraycopy(start, 0, candidates, 0, 81);
        Arrays.fill(filled, false);
        double weight = 1;
        for (int left = 81; left > 0; left--) {
            int many = choose();
            if (many == 0) {
                return 0;
            }
            weight *= many;
            int chosen = choices[many == 1 ? 0 : random.nextInt(many)];
            place(chosen / 9, 1 << chosen % 9);
        }
        return weight;
    }

    private void place(int cell, int digit) {
        filled[cell] = true;
        candidates[cell] = (short) digit;
        for (int i = 0; i < Geometry.PEER_COUNT; i++) {
            int peer = Geometry.peer(cell, i);
            if (!filled[peer]) {
                candidates[peer] &= (short) ~digit;
            }
        }
    }

    /// Finds the cell with the fewest candidates, or the digit with the fewest places in a house.
    ///
    /// @return the number of choices, 0 at a contradiction
    private int choose() {
        int fewest = 10;
        int best = 0;
        for (int cell = 0; cell < 81 && fewest > 1; cell++) {
            int count = filled[cell] ? 10 : Integer.bitCount(candidates[cell]);
            if (count < fewest) {
                fewest = count;
                best = cell;
            }
        }
        if (fewest == 0) {
            return 0;
        }
        int house = -1;
        int digit = 0;
        for (int h = 0; h < 27; h++) {
            int once = 0;
            int twice = 0;
            int more = 0;
            int set = 0;
            for (int place = 0; place < 9; place++) {
                int cell = Geometry.cell(h, place);
                int mask = candidates[cell];
                set |= filled[cell] ? mask : 0;
                more |= twice & mask;
                twice |= once & mask;
                once |= mask;
            }
            if (once != ALL) {
                return 0;
            }
            int single = once & ~twice & ~set;
            int pair = twice & ~more & ~set;
            if (single != 0 && fewest > 1) {
                fewest = 1;
                house = h;
                digit = Integer.lowestOneBit(single);
            } else if (pair != 0 && fewest > 2) {
                fewest = 2;
                house = h;
                digit = Integer.lowestOneBit(pair);
            }
        }
        return house < 0 ? ofCell(best) : ofHouse(house, digit);
    }

    private int ofCell(int cell) {
        int many = 0;
        for (int rest = candidates[cell]; rest != 0; rest &= rest - 1) {
            choices[many++] = 9 * cell + Integer.numberOfTrailingZeros(rest);
        }
        return many;
    }

    private int ofHouse(int house, int digit) {
        int many = 0;
        for (int place = 0; place < 9; place++) {
            int cell = Geometry.cell(house, place);
            if ((candidates[cell] & digit) != 0) {
                choices[many++] = 9 * cell + Integer.numberOfTrailingZeros(digit);
            }
        }
        return many;
    }
}
