package nonet.generate;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import nonet.generate.PuzzleRequest.Digits;
import nonet.grid.CellSet;
import nonet.solve.fast.FastSearch;

/// Digs clues out of a solution grid, in orbits of a symmetry and in random order, as long as the solution stays
/// unique.
final class ClueDigger {

    /// Orbits are removed one by one when three eighths of them are left. Before that, a third of those in excess are
    /// removed at once: they can all be spared in two of three cases.
    private static final int PARTS = 3;

    private static final double SINGLE_FROM = 0.375;

    private final PuzzleRequest request;
    private final byte[][] orbits;

    /// The orbits in the order of the last digging.
    private final byte[][] order;

    private final FastSearch search = new FastSearch();
    private final SmallUnavoidableSets exchanges = new SmallUnavoidableSets();
    private final byte[] solution = new byte[81];
    private final byte[] cells = new byte[81];
    private final byte[] undug = new byte[81];

    ClueDigger(PuzzleRequest request) {
        this.request = request;
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

    /// Forgets the order of the last digging.
    void reset() {
        System.arraycopy(orbits, 0, order, 0, orbits.length);
    }

    /// Returns the clues, 0 for blank cells. They may be changed by the caller, but only to other clues of the grid.
    byte[] cells() {
        return cells;
    }

    /// Starts with all clues of a solution grid.
    void fill(byte[] grid) {
        System.arraycopy(grid, 0, solution, 0, 81);
        System.arraycopy(grid, 0, cells, 0, 81);
        exchanges.setSolution(solution);
    }

    /// Removes the orbits of all clues with a digit. One digit alone can always be completed.
    ///
    /// @return the number of clues left
    int removeDigit(int digit) {
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
    int dig(RandomGenerator random, int clues, int floor) {
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
                if (exchanges.isUnhit(cell)) {
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

    /// Tests whether the solution is unique, as it was with the clues of this orbit. Half of the clues that are needed
    /// show in an exchange, without a search.
    private boolean isUniqueWithout(byte[] orbit) {
        for (byte cell : orbit) {
            if (exchanges.isUnhit(cell)) {
                return false;
            }
        }
        return orbit.length == 1
                ? search.isForced(cells, 0, orbit[0], solution[orbit[0]])
                : search.count(cells, 0, 2) == 1;
    }

    /// Adds the clues of a random blank orbit, if there is one.
    void add(RandomGenerator random) {
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

    /// Returns the number of clues.
    int clues() {
        int clues = 0;
        for (byte cell : cells) {
            clues += cell == 0 ? 0 : 1;
        }
        return clues;
    }

    /// Tests whether every clue is needed. Digging has shown that for orbits, and so for all clues if each is an orbit.
    boolean isMinimal() {
        return Arrays.stream(orbits).allMatch(orbit -> orbit.length == 1) || search.isMinimal(cells);
    }
}
