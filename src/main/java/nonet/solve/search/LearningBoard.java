package nonet.solve.search;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.search.Nogoods.Nogood;
import org.jspecify.annotations.Nullable;

/// The candidates of a search that learns, each open, true or false, in the order in which they became so, with the
/// guess level and the reason.
final class LearningBoard implements Nogoods.Board {

    /// A nogood rules a candidate out.
    record Ruled(int candidate, Nogood nogood) {}

    private static final byte OPEN = 0;
    private static final byte TRUE = 1;
    private static final byte FALSE = 2;

    /// The reasons that are not a candidate: none, because it is guessed or given; no other candidate in the cell; no other
    /// place in a house, plus its index; a nogood.
    private static final int NONE = -1;

    private static final int NOGOOD = -2;
    private static final int CELL = 1000;
    private static final int HOUSE = 2000;

    private final byte[] state = new byte[729];
    private final byte[] level = new byte[729];
    private final int[] reason = new int[729];
    private final @Nullable Nogood[] nogoodOf = new Nogood[729];
    private final int[] trail = new int[729];
    private int assigned;

    /// By level, the number of candidates assigned before its guess, and the guess.
    private final int[] before = new int[82];

    private final int[] guess = new int[82];
    private int depth;

    private final Puzzle puzzle;
    private final byte[] values;
    private final short[] open = new short[81];
    private final Nogoods nogoods;
    private final Deque<Ruled> ruled = new ArrayDeque<>();

    private final Consumer<List<Candidate>> forgotten;

    /// @param most the largest number of nogoods to keep
    /// @param forgotten takes each nogood that is forgotten
    LearningBoard(Puzzle puzzle, int most, Consumer<List<Candidate>> forgotten) {
        nogoods = new Nogoods(most, this);
        this.puzzle = puzzle;
        this.forgotten = forgotten;
        values = puzzle.values();
    }

    /// Returns an independent copy.
    ///
    /// @param copies receives the copy of each nogood, by nogood
    LearningBoard copy(Map<Nogood, Nogood> copies) {
        LearningBoard copy = new LearningBoard(puzzle, nogoods.most, forgotten);
        copy.nogoods.goOnFrom(nogoods, copies);
        for (int i = 0; i < 729; i++) {
            Nogood nogood = nogoodOf[i];
            copy.nogoodOf[i] = nogood == null ? null : copies.computeIfAbsent(nogood, Nogood::copy);
        }
        ruled.forEach(
                each -> copy.ruled.add(new Ruled(each.candidate, copies.computeIfAbsent(each.nogood, Nogood::copy))));
        System.arraycopy(state, 0, copy.state, 0, 729);
        System.arraycopy(level, 0, copy.level, 0, 729);
        System.arraycopy(reason, 0, copy.reason, 0, 729);
        System.arraycopy(trail, 0, copy.trail, 0, 729);
        System.arraycopy(before, 0, copy.before, 0, 82);
        System.arraycopy(guess, 0, copy.guess, 0, 82);
        System.arraycopy(values, 0, copy.values, 0, 81);
        System.arraycopy(open, 0, copy.open, 0, 81);
        copy.assigned = assigned;
        copy.depth = depth;
        return copy;
    }

    /// Computes the candidates of the blanks.
    void refresh() {
        Grid grid = Grid.of(puzzle);
        Arrays.fill(state, FALSE);
        Arrays.fill(reason, NONE);
        for (int cell = 0; cell < 81; cell++) {
            open[cell] = (short) grid.candidates(Cell.of(cell)).mask();
            for (int left = open[cell]; left != 0; left &= left - 1) {
                state[9 * cell + Integer.numberOfTrailingZeros(left)] = OPEN;
            }
            if (values[cell] != 0) {
                state[9 * cell + values[cell] - 1] = TRUE;
            }
        }
    }

    int depth() {
        return depth;
    }

    /// Searches for the next single.
    Singles.NextSingle find(Singles singles) {
        return singles.search(values, open);
    }

    /// Returns the open candidates of a cell, as bits.
    int open(int cell) {
        return open[cell];
    }

    Grid grid() {
        return Grid.of(puzzle.givenCells(), values, open);
    }

    @Override
    public boolean isTrue(int candidate) {
        return state[candidate] == TRUE;
    }

    @Override
    public boolean isOpen(int candidate) {
        return state[candidate] == OPEN;
    }

    @Override
    public boolean isReason(Nogood nogood) {
        return nogoodOf[nogood.candidates[0]] == nogood || nogoodOf[nogood.candidates[1]] == nogood;
    }

    @Override
    public void mustBeFalse(int candidate, Nogood nogood) {
        ruled.add(new Ruled(candidate, nogood));
    }

    @Override
    public void forgotten(Nogood nogood) {
        forgotten.accept(candidates(nogood));
    }

    /// Returns the next candidate that a nogood rules out, or null if there is none.
    @Nullable
    Ruled nextRuled() {
        Ruled next = ruled.poll();
        while (next != null && !isOpen(next.candidate)) {
            next = ruled.poll();
        }
        return next;
    }

    /// Rules an open candidate out.
    ///
    /// @param by a nogood whose other candidates are all true
    void rule(int candidate, Nogood by) {
        nogoodOf[candidate] = by;
        assign(candidate, FALSE, NOGOOD);
    }

    /// Opens a level with a guess.
    ///
    /// @return the peers that lost the digit
    CellSet guess(int candidate) {
        before[++depth] = assigned;
        guess[depth] = candidate;
        return place(candidate, NONE);
    }

    /// Places the only candidate of a cell.
    CellSet placeInCell(int candidate) {
        return place(candidate, CELL);
    }

    /// Places a digit in its only place in a house.
    CellSet placeInHouse(int candidate, House house) {
        return place(candidate, HOUSE + house.index());
    }

    private CellSet place(int candidate, int why) {
        int cell = candidate / 9;
        int bit = 1 << candidate % 9;
        assign(candidate, TRUE, why);
        values[cell] = (byte) (candidate % 9 + 1);
        for (int left = open[cell]; left != 0; left &= left - 1) {
            assign(9 * cell + Integer.numberOfTrailingZeros(left), FALSE, candidate);
        }
        CellSet struck = CellSet.NONE;
        for (int i = 0; i < Geometry.PEER_COUNT; i++) {
            int peer = Geometry.peer(cell, i);
            if ((open[peer] & bit) != 0) {
                assign(9 * peer + candidate % 9, FALSE, candidate);
                struck = struck.with(Cell.of(peer));
            }
        }
        nogoods.visit(candidate);
        return struck;
    }

    private void assign(int candidate, byte value, int why) {
        state[candidate] = value;
        level[candidate] = (byte) depth;
        reason[candidate] = why;
        trail[assigned++] = candidate;
        open[candidate / 9] &= (short) ~(1 << candidate % 9);
    }

    /// Goes back to a level, and takes everything back that became true or false above it.
    void backTo(int other) {
        for (int until = before[other + 1]; assigned > until; ) {
            int candidate = trail[--assigned];
            if (state[candidate] == TRUE) {
                values[candidate / 9] = 0;
            }
            state[candidate] = OPEN;
            nogoodOf[candidate] = null;
            open[candidate / 9] |= (short) (1 << candidate % 9);
        }
        depth = other;
        ruled.clear();
    }

    /// Remembers a nogood, which rules its first candidate out now.
    void learn(Nogood nogood) {
        if (nogood.candidates.length > 1) {
            nogoods.add(nogood);
        }
    }

    /// Returns the guesses up to a level, the last one first: together they are a nogood once all their solutions are
    /// found.
    Nogood guesses(int upTo) {
        int[] candidates = new int[upTo];
        for (int i = 0; i < upTo; i++) {
            candidates[i] = guess[upTo - i];
        }
        return new Nogood(candidates);
    }

    /// Returns the nogood that explains a conflict: a cell without candidates, or a digit without a place. Literals of the
    /// current level are resolved against their reasons, last assigned first, until one is left: the first unique
    /// implication point, which stands first. Of the others, the one assigned last, on the level to go back to, stands
    /// second.
    ///
    /// @param failed the candidates that are all false
    Nogood analyze(int[] failed) {
        boolean[] clause = new boolean[729];
        int ofLevel = 0;
        for (int each : failed) {
            ofLevel += seeReason(each, clause);
        }
        for (int at = assigned - 1; ofLevel > 1; at--) {
            int literal = trail[at];
            if (clause[literal] && state[literal] == TRUE) {
                clause[literal] = false;
                ofLevel += seeReasonsOfPlaced(literal, clause) - 1;
            }
        }
        int[] lastAssignedFirst = new int[assigned];
        int size = 0;
        for (int at = assigned - 1; at >= 0; at--) {
            if (clause[trail[at]]) {
                lastAssignedFirst[size++] = trail[at];
            }
        }
        return new Nogood(Arrays.copyOf(lastAssignedFirst, size));
    }

    /// Returns the level of a candidate that is true.
    int levelOf(int candidate) {
        return level[candidate];
    }

    /// Marks the true candidates behind a placed digit.
    ///
    /// @return the number of those of the current level that were not marked before
    private int seeReasonsOfPlaced(int placed, boolean[] seen) {
        int fresh = 0;
        int why = reason[placed];
        for (int i = 0; i < 9; i++) {
            int other = why == CELL ? placed / 9 * 9 + i : Geometry.cell(why - HOUSE, i) * 9 + placed % 9;
            if (other != placed) {
                fresh += seeReason(other, seen);
            }
        }
        return fresh;
    }

    /// Marks the true candidates that make one false.
    ///
    /// @return the number of those of the current level that were not marked before
    private int seeReason(int ruledOut, boolean[] seen) {
        int why = reason[ruledOut];
        Nogood nogood = nogoodOf[ruledOut];
        if (why == NOGOOD && nogood != null) {
            int fresh = 0;
            for (int each : nogood.candidates) {
                fresh += each == ruledOut ? 0 : see(each, seen);
            }
            return fresh;
        }
        return why >= 0 ? see(why, seen) : 0;
    }

    private int see(int candidate, boolean[] seen) {
        if (seen[candidate] || level[candidate] == 0) {
            return 0;
        }
        seen[candidate] = true;
        return level[candidate] == depth ? 1 : 0;
    }

    static List<Candidate> candidates(Nogood nogood) {
        return Arrays.stream(nogood.candidates)
                .mapToObj(LearningBoard::candidate)
                .toList();
    }

    static Candidate candidate(int index) {
        return new Candidate(Cell.of(index / 9), Digit.at(index % 9));
    }
}
