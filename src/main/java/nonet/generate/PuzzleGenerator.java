package nonet.generate;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSearch;
import org.jspecify.annotations.Nullable;

/// Makes puzzles by digging: clues are removed from a random final grid in random order, as long as the solution stays
/// unique. A puzzle that does not meet the request is discarded, and the next grid is tried.
///
/// A generator makes one puzzle after another, in one thread at a time.
public final class PuzzleGenerator {

    /// The default number of tries after which a request is given up as unsatisfiable.
    public static final int PATIENCE = 50_000;

    private final PuzzleRequest request;
    private final long seed;
    private final @Nullable PuzzleTest test;
    private final int patience;
    private final byte[][] orbits;

    /// The orbits in the order of the last digging.
    private final byte[][] order;

    private final RandomGrids grids;
    private final FastSearch search = new FastSearch();
    private final byte[] cells = new byte[81];
    private final byte[] dug = new byte[8];

    /// @param test tests whether a puzzle is as hard as requested; null for any difficulty
    /// @param patience the number of tries after which to give up, at least 1
    public PuzzleGenerator(PuzzleRequest request, long seed, @Nullable PuzzleTest test, int patience) {
        this.request = request;
        this.seed = seed;
        this.test = test;
        this.grids = new RandomGrids(seed);
        this.patience = patience;
        this.orbits = orbits(request.symmetry().orbits());
        this.order = orbits.clone();
    }

    private static byte[][] orbits(List<CellSet> sets) {
        byte[][] orbits = new byte[sets.size()][];
        for (int i = 0; i < orbits.length; i++) {
            orbits[i] = new byte[sets.get(i).size()];
            int n = 0;
            for (var cell : sets.get(i)) {
                orbits[i][n++] = (byte) cell.index();
            }
        }
        return orbits;
    }

    /// Makes a puzzle. The same request, seed and number yield the same puzzle, regardless of earlier calls.
    ///
    /// @param number the number of the puzzle among those made from this seed
    /// @param tries accepts, before each try, the number of previous tries
    /// @throws CancellationException if cancelled
    public Generated generate(long number, Cancel cancel, IntConsumer tries) {
        RandomGenerator random = Seeds.random(seed, number);
        System.arraycopy(orbits, 0, order, 0, orbits.length);
        for (int tried = 0; tried < patience; tried++) {
            cancel.check();
            tries.accept(tried);
            if (attempt(random)) {
                Puzzle puzzle = Puzzle.of(cells);
                if (test == null || test.passes(puzzle, cancel)) {
                    return new Generated.Found(puzzle);
                }
            }
        }
        return new Generated.NotFound(patience);
    }

    private boolean attempt(RandomGenerator random) {
        int clues = dig(random, floor(random));
        return request.clues().contain(clues) && (!request.minimal() || isMinimal());
    }

    /// Returns the smallest number of clues to leave: uniformly distributed in the range, but the fewest possible if
    /// the range has no upper end.
    private int floor(RandomGenerator random) {
        PuzzleRequest.Clues clues = request.clues();
        if (request.minimal()) {
            return 0;
        }
        return clues.most() == 81 ? clues.fewest() : random.nextInt(clues.fewest(), clues.most() + 1);
    }

    /// Removes clues, orbit by orbit, but never leaves fewer than `floor`.
    ///
    /// @return the number of clues left
    private int dig(RandomGenerator random, int floor) {
        System.arraycopy(grids.draw(random), 0, cells, 0, 81);
        int clues = 81;
        for (int left = order.length; left > 0 && clues > floor; left--) {
            int chosen = random.nextInt(left);
            byte[] orbit = order[chosen];
            order[chosen] = order[left - 1];
            order[left - 1] = orbit;
            if (clues - orbit.length >= floor && canSpare(orbit)) {
                clues -= orbit.length;
            }
        }
        return clues;
    }

    /// Removes the clues of an orbit if the solution stays unique.
    private boolean canSpare(byte[] orbit) {
        for (int i = 0; i < orbit.length; i++) {
            dug[i] = cells[orbit[i]];
            cells[orbit[i]] = 0;
        }
        if (search.count(cells, 0, 2) == 1) {
            return true;
        }
        for (int i = 0; i < orbit.length; i++) {
            cells[orbit[i]] = dug[i];
        }
        return false;
    }

    /// Tests whether every clue is needed. Digging has shown that for orbits, and so for orbits of one cell.
    private boolean isMinimal() {
        for (byte[] orbit : orbits) {
            for (int i = 0; i < orbit.length && orbit.length > 1; i++) {
                byte clue = cells[orbit[i]];
                cells[orbit[i]] = 0;
                boolean superfluous = clue != 0 && search.count(cells, 0, 2) == 1;
                cells[orbit[i]] = clue;
                if (superfluous) {
                    return false;
                }
            }
        }
        return true;
    }
}
