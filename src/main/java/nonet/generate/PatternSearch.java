package nonet.generate;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import nonet.generate.PuzzleCriterion.Fit;
import nonet.generate.PuzzleRequest.Digits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSearch;

/// Searches for digits on given cells that leave one solution, by hill climbing on the number of solutions. Each try
/// clears one to three cells, lists all solutions, and chooses the digits of these cells that the fewest solutions
/// share: so one listing rates all digits at once.
final class PatternSearch implements GivensSearch {

    /// The grids from which the best start is taken.
    private static final int STARTS = 30;

    /// The largest number of solutions that are counted at the start.
    private static final int MANY = 2_000;

    /// The largest number of solutions that are listed in one try.
    private static final int MOST_LISTED = 8_000;

    /// The number of tries without fewer solutions after which the search starts from another grid.
    private static final int PATIENCE = 150;

    /// The number of puzzles of other difficulty after which the search starts from another grid.
    private static final int MOST_PUZZLES = 40;

    private final Digits digits;
    private final boolean minimal;
    private final int[] pattern;
    private final RandomGrids grids;
    private final FastSearch search = new FastSearch();
    private final byte[] cells = new byte[81];
    private final byte[] best = new byte[81];
    private final byte[] solutions = new byte[MOST_LISTED * 81];
    private final int[] shares = new int[1000];
    private final int[] cleared = new int[3];

    /// The number of solutions, 0 before the start.
    private int count;

    private int fewest;
    private int fewestOfClimb;
    private int vain;
    private int puzzles;

    PatternSearch(PuzzleRequest request, CellSet pattern, RandomGrids grids) {
        this.digits = request.digits();
        this.minimal = request.minimal();
        this.grids = grids;
        this.pattern = new int[pattern.size()];
        int n = 0;
        for (Cell cell : pattern) {
            this.pattern[n++] = cell.index();
        }
    }

    @Override
    public void reset() {
        count = 0;
        fewest = 0;
    }

    @Override
    public byte[] cells() {
        return cells;
    }

    @Override
    public int fewestSolutions() {
        return fewest;
    }

    @Override
    public boolean attempt(RandomGenerator random, Cancel cancel) {
        if (count == 0 || vain > PATIENCE) {
            start(random, cancel);
        } else {
            step(random, cancel);
        }
        fewest = fewest == 0 ? count : Math.min(count, fewest);
        if (count < fewestOfClimb) {
            fewestOfClimb = count;
            vain = 0;
        }
        if (count == 1 && digits.fit(cells) && (!minimal || search.isMinimal(cells))) {
            return true;
        }
        vain++;
        return false;
    }

    @Override
    public boolean change(Fit fit, RandomGenerator random, Cancel cancel) {
        vain = 0;
        if (++puzzles > MOST_PUZZLES) {
            count = 0;
        }
        return false;
    }

    /// Takes the digits of the random grid that leave the fewest solutions.
    private void start(RandomGenerator random, Cancel cancel) {
        count = 0;
        vain = 0;
        puzzles = 0;
        for (int i = 0; i < STARTS || count == 0 || digits == Digits.EIGHT && !digits.fit(best); i++) {
            byte[] grid = grids.draw(random);
            Arrays.fill(cells, (byte) 0);
            for (int cell : pattern) {
                cells[cell] = grid[cell];
            }
            boolean better = digits.fit(cells) && !digits.fit(best);
            int solutions = search.count(cells, 0, count == 0 || better ? MANY : count, cancel);
            if (count == 0 || better || solutions < count) {
                count = solutions;
                System.arraycopy(cells, 0, best, 0, 81);
            }
        }
        System.arraycopy(best, 0, cells, 0, 81);
        fewestOfClimb = count;
    }

    private void step(RandomGenerator random, Cancel cancel) {
        int changed = count >= 300 ? 1 : 1 + random.nextInt(count > 20 ? 2 : 3);
        for (int i = 0; i < changed; i++) {
            cleared[i] = pattern[random.nextInt(pattern.length)];
        }
        System.arraycopy(cells, 0, best, 0, 81);
        for (int i = 0; i < changed; i++) {
            cells[cleared[i]] = 0;
        }
        int listed = search.list(cells, solutions, cancel);
        int chosen = listed < MOST_LISTED ? choose(listed, changed, key(best, 0, changed), random) : 0;
        if (chosen != 0) {
            fill(chosen, changed);
        }
        if (chosen == 0 || digits == Digits.EIGHT && !digits.fit(cells)) {
            System.arraycopy(best, 0, cells, 0, 81);
        } else {
            count = shares[chosen];
        }
    }

    /// Returns the digits of the cleared cells in some cells, one after another in decimal: the index of their share.
    private int key(byte[] cells, int offset, int changed) {
        int key = 0;
        for (int i = 0; i < changed; i++) {
            key = key * 10 + cells[offset + cleared[i]];
        }
        return key;
    }

    /// Fills the cleared cells with the digits of a key.
    private void fill(int key, int changed) {
        int rest = key;
        for (int i = changed - 1; i >= 0; i--) {
            cells[cleared[i]] = (byte) (rest % 10);
            rest /= 10;
        }
    }

    /// Returns the key of the digits that the fewest solutions share, other than those before; or that of these if there
    /// are no others, or only much worse ones.
    ///
    /// @param now the key of the digits before
    private int choose(int listed, int changed, int now, RandomGenerator random) {
        Arrays.fill(shares, 0);
        for (int i = 0; i < listed; i++) {
            shares[key(solutions, 81 * i, changed)]++;
        }
        int chosen = now;
        int least = Integer.MAX_VALUE;
        int ties = 0;
        for (int key = 0; key < shares.length; key++) {
            if (shares[key] == 0 || key == now || shares[key] > least) {
                continue;
            }
            ties = shares[key] < least ? 1 : ties + 1;
            least = shares[key];
            if (random.nextInt(ties) == 0) {
                chosen = key;
            }
        }
        return least <= count + random.nextInt(2 + count / 8) ? chosen : now;
    }
}
