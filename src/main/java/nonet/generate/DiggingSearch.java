package nonet.generate;

import java.util.List;
import java.util.random.RandomGenerator;
import nonet.generate.PuzzleCriterion.Fit;
import nonet.generate.PuzzleRequest.Digits;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.relatives.Isomorphism;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;

/// Makes puzzles by digging: clues are removed from a random solution grid in random order, as long as the solution
/// stays unique. A puzzle that is too hard gets some clues back, which leads to the edge between too hard and too easy;
/// there most puzzles need the strongest techniques that are allowed. Puzzles that resemble one that uses a wanted
/// technique often use it as well, so the search stays with such a puzzle for a while.
final class DiggingSearch implements GivensSearch {

    /// The largest number of changes of a puzzle.
    private static final int MOST_CHANGES = 24;

    /// The number of changes in vain after which a puzzle is given up.
    private static final int MOST_VAIN = 8;

    /// The number of puzzles that are too hard after which another clue is added at a time.
    private static final int SAME_STEP = 2;

    /// The largest number of changes of puzzles that use a wanted technique.
    private static final int MOST_NEAR = 120;

    /// The number of changes in a row after which the wanted technique is taken as lost.
    private static final int MOST_LOST = 20;

    private final PuzzleRequest request;
    private final RandomGrids grids;
    private final List<Puzzle> known;
    private final FastSolver solver = new FastSolver();
    private final ClueDigger digger;
    private final byte[] cells;

    /// The last puzzle that was too hard.
    private final byte[] hard = new byte[81];

    /// The last puzzle that used a wanted technique, if any.
    private final byte[] near = new byte[81];

    private boolean isNear;
    private boolean isStuck;
    private int lost;
    private int changes;
    private int vain;
    private int tooHard;
    private boolean isKnownDue;

    /// @param known puzzles with one solution to start from as well; may be empty
    DiggingSearch(PuzzleRequest request, RandomGrids grids, List<Puzzle> known) {
        this.request = request;
        this.grids = grids;
        this.known = known;
        digger = new ClueDigger(request);
        cells = digger.cells();
    }

    @Override
    public void reset() {
        digger.reset();
        isKnownDue = true;
    }

    @Override
    public byte[] cells() {
        return cells;
    }

    @Override
    public int fewestSolutions() {
        return 0;
    }

    @Override
    public boolean attempt(RandomGenerator random, Cancel cancel) {
        changes = 0;
        vain = 0;
        tooHard = 0;
        isNear = false;
        lost = 0;
        boolean startsKnown = isKnownDue && !known.isEmpty();
        isKnownDue = !isKnownDue;
        return isAsRequested(startsKnown ? disguise(random) : dig(random));
    }

    /// Digs a puzzle out of a random grid.
    ///
    /// @return the number of its clues
    private int dig(RandomGenerator random) {
        int floor = floor(random);
        digger.fill(grids.draw(random));
        int clues = request.digits() == Digits.EIGHT ? digger.removeDigit(1 + random.nextInt(9)) : 81;
        return digger.dig(random, clues, floor);
    }

    /// Takes a known puzzle in disguise, with as many clues as requested.
    ///
    /// @return the number of its clues
    private int disguise(RandomGenerator random) {
        Puzzle puzzle = Isomorphism.shuffle(random.nextLong(), 0).of(known.get(random.nextInt(known.size())));
        if (!(solver.solve(puzzle, Limit.TWO, Cancel.NEVER) instanceof Answer.Unique(Grid solution))) {
            throw new IllegalArgumentException("not one solution: " + puzzle.text());
        }
        digger.fill(solution.values());
        System.arraycopy(puzzle.values(), 0, cells, 0, 81);
        for (int clues = digger.clues(); clues < request.clues().fewest(); clues++) {
            digger.add(random);
        }
        return digger.dig(
                random, digger.clues(), request.minimal() ? 0 : request.clues().most());
    }

    @Override
    public boolean change(Fit fit, RandomGenerator random, Cancel cancel) {
        changes++;
        if (fit == Fit.NEAR || fit == Fit.STUCK) {
            isNear = true;
            isStuck = fit == Fit.STUCK;
            lost = 0;
            System.arraycopy(cells, 0, near, 0, 81);
        }
        return isNear ? vary(random) : approach(fit, random);
    }

    /// Changes the last puzzle that used a wanted technique: some clues come, and others go.
    private boolean vary(RandomGenerator random) {
        while (changes <= MOST_NEAR && ++lost <= MOST_LOST) {
            System.arraycopy(near, 0, cells, 0, 81);
            int before = digger.clues();
            for (int steps = 1 + random.nextInt(2); steps > 0; steps--) {
                digger.add(random);
            }
            int least = isStuck ? before + random.nextInt(2) : before - random.nextInt(2);
            int floor =
                    Math.clamp(least, request.clues().fewest(), request.clues().most());
            if (isAsRequested(digger.dig(random, digger.clues(), request.minimal() ? 0 : floor))) {
                return true;
            }
            changes++;
        }
        return false;
    }

    /// Changes a puzzle so that it is less hard if it is too hard, and otherwise the last one that was.
    private boolean approach(Fit fit, RandomGenerator random) {
        if (changes > MOST_CHANGES) {
            return false;
        }
        if (fit == Fit.TOO_HARD) {
            tooHard++;
            System.arraycopy(cells, 0, hard, 0, 81);
        } else {
            if (tooHard == 0 || ++vain > MOST_VAIN) {
                return false;
            }
            tooHard = 1;
            System.arraycopy(hard, 0, cells, 0, 81);
        }
        for (int steps = 1 + tooHard / SAME_STEP; steps > 0; steps--) {
            digger.add(random);
        }
        int clues = digger.clues();
        if (request.minimal() || clues > request.clues().most()) {
            clues = digger.dig(
                    random, clues, request.minimal() ? 0 : request.clues().most());
        }
        return isAsRequested(clues);
    }

    private boolean isAsRequested(int clues) {
        return request.clues().contain(clues)
                && request.digits().fit(cells)
                && (!request.minimal() || digger.isMinimal());
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
}
