package nonet.generate;

import java.util.List;
import java.util.random.RandomGenerator;
import nonet.generate.PuzzleRequest.Digits;
import nonet.generate.PuzzleTest.Fit;
import nonet.grid.CellSet;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSearch;

/// Makes puzzles by digging: clues are removed from a random final grid in random order, as long as the solution stays
/// unique. A puzzle that is too hard gets some clues back, which leads to the edge between too hard and too easy; there
/// most puzzles need the strongest techniques that are allowed. Puzzles that resemble one that uses a wanted technique
/// often use it as well, so the search stays with such a puzzle for a while.
final class DiggingSearch implements GivensSearch {

    /// The largest number of changes of a puzzle.
    private static final int MOST_CHANGES = 24;

    /// The number of changes in vain after which a puzzle is given up.
    private static final int MOST_VAIN = 8;

    /// The number of puzzles that are too hard after which another clue is added at a time.
    private static final int SAME_STEP = 2;

    /// Orbits are removed one by one when three eighths of them are left. Before that, a third of those in excess are
    /// removed at once: they can all be spared in two of three cases.
    private static final int PARTS = 3;

    private static final double SINGLE_FROM = 0.375;

    /// The largest number of changes of puzzles that use a wanted technique.
    private static final int MOST_NEAR = 120;

    /// The number of changes in a row after which the wanted technique is taken as lost.
    private static final int MOST_LOST = 20;

    private final PuzzleRequest request;
    private final byte[][] orbits;

    /// The orbits in the order of the last digging.
    private final byte[][] order;

    private final RandomGrids grids;
    private final FastSearch search = new FastSearch();
    private final Exchanges exchanges = new Exchanges();
    private final byte[] solution = new byte[81];
    private final byte[] cells = new byte[81];
    private final byte[] undug = new byte[81];

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

    DiggingSearch(PuzzleRequest request, RandomGrids grids) {
        this.request = request;
        this.grids = grids;
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

    @Override
    public void reset() {
        System.arraycopy(orbits, 0, order, 0, orbits.length);
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
        int floor = floor(random);
        System.arraycopy(grids.draw(random), 0, solution, 0, 81);
        System.arraycopy(solution, 0, cells, 0, 81);
        exchanges.lookAt(solution);
        int clues = request.digits() == Digits.EIGHT ? removeDigit(1 + random.nextInt(9)) : 81;
        return isAsRequested(dig(random, clues, floor));
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
            int before = clues();
            for (int steps = 1 + random.nextInt(2); steps > 0; steps--) {
                add(random);
            }
            int least = isStuck ? before + random.nextInt(2) : before - random.nextInt(2);
            int floor =
                    Math.clamp(least, request.clues().fewest(), request.clues().most());
            if (isAsRequested(dig(random, clues(), request.minimal() ? 0 : floor))) {
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
            add(random);
        }
        int clues = clues();
        if (request.minimal() || clues > request.clues().most()) {
            clues = dig(random, clues, request.minimal() ? 0 : request.clues().most());
        }
        return isAsRequested(clues);
    }

    private boolean isAsRequested(int clues) {
        return request.clues().contain(clues) && request.digits().fit(cells) && (!request.minimal() || isMinimal());
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

    /// Removes the orbits of all clues with a digit. One digit alone can always be completed.
    ///
    /// @return the number of clues left
    private int removeDigit(int digit) {
        for (byte[] orbit : orbits) {
            for (byte cell : orbit) {
                if (solution[cell] == digit) {
                    for (byte each : orbit) {
                        cells[each] = 0;
                    }
                }
            }
        }
        return search.count(cells, 0, 2) == 1 ? clues() : 0;
    }

    /// Removes clues, orbit by orbit, but never leaves fewer than `floor`.
    ///
    /// At first several orbits are removed at once: if the solution stays unique, it is so after each of them, too.
    ///
    /// @param clues the number of clues
    /// @return the number of clues left
    private int dig(RandomGenerator random, int clues, int floor) {
        exchanges.setClues(cells);
        int kept = clues;
        int left = order.length;
        while (left > 0 && kept > floor) {
            int end = left;
            int some = Math.max(1, (int) (left - SINGLE_FROM * order.length) / PARTS);
            int rest = kept;
            System.arraycopy(cells, 0, undug, 0, 81);
            do {
                int chosen = random.nextInt(left--);
                byte[] orbit = order[chosen];
                order[chosen] = order[left];
                order[left] = orbit;
                rest -= blank(orbit, rest, floor);
            } while (left > 0 && rest > floor && end - left < some);
            if (end - left > 1 && !lackClue(left, end) && search.count(cells, 0, 2) == 1) {
                kept = rest;
            } else {
                System.arraycopy(undug, 0, cells, 0, 81);
                exchanges.setClues(cells);
                while (end > left) {
                    kept -= spare(order[--end], kept, floor);
                }
            }
        }
        return kept;
    }

    /// Tests whether the solution is certainly not unique without the clues of these orbits in the last order.
    private boolean lackClue(int from, int to) {
        for (int i = from; i < to; i++) {
            for (byte cell : order[i]) {
                if (exchanges.lacksClue(cell)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Removes the clues of an orbit, unless fewer than `floor` would be left.
    ///
    /// @return the number of clues removed
    private int blank(byte[] orbit, int clues, int floor) {
        if (cells[orbit[0]] == 0 || clues - orbit.length < floor) {
            return 0;
        }
        for (byte cell : orbit) {
            cells[cell] = 0;
            exchanges.removeClue(cell);
        }
        return orbit.length;
    }

    /// Removes the clues of an orbit if the solution stays unique, but never leaves fewer than `floor`.
    ///
    /// @return the number of clues removed
    private int spare(byte[] orbit, int clues, int floor) {
        int removed = blank(orbit, clues, floor);
        if (removed == 0 || isUniqueWithout(orbit)) {
            return removed;
        }
        for (byte cell : orbit) {
            cells[cell] = solution[cell];
            exchanges.addClue(cell);
        }
        return 0;
    }

    /// Tests whether the solution is unique, as it was with the clues of this orbit. Half of the clues that are needed show
    /// in an exchange, without a search.
    private boolean isUniqueWithout(byte[] orbit) {
        for (byte cell : orbit) {
            if (exchanges.lacksClue(cell)) {
                return false;
            }
        }
        return orbit.length == 1
                ? search.isForced(cells, 0, orbit[0], solution[orbit[0]])
                : search.count(cells, 0, 2) == 1;
    }

    /// Adds the clues of a random blank orbit, if there is one.
    private void add(RandomGenerator random) {
        int from = random.nextInt(orbits.length);
        for (int i = 0; i < orbits.length; i++) {
            byte[] orbit = orbits[(from + i) % orbits.length];
            if (cells[orbit[0]] == 0) {
                for (byte cell : orbit) {
                    cells[cell] = solution[cell];
                }
                if (request.digits() != Digits.EIGHT || request.digits().fit(cells)) {
                    return;
                }
                for (byte cell : orbit) {
                    cells[cell] = 0;
                }
            }
        }
    }

    private int clues() {
        int clues = 0;
        for (byte cell : cells) {
            clues += cell == 0 ? 0 : 1;
        }
        return clues;
    }

    /// Tests whether every clue is needed. Digging has shown that for orbits, and so for orbits of one cell.
    private boolean isMinimal() {
        for (byte[] orbit : orbits) {
            for (int i = 0; i < orbit.length && orbit.length > 1; i++) {
                byte clue = cells[orbit[i]];
                cells[orbit[i]] = 0;
                boolean superfluous = clue != 0 && search.isForced(cells, 0, orbit[i], clue);
                cells[orbit[i]] = clue;
                if (superfluous) {
                    return false;
                }
            }
        }
        return true;
    }
}
