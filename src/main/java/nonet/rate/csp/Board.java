package nonet.rate.csp;

import java.util.Arrays;
import nonet.grid.Puzzle;

/// The candidates that are left, the ones that are placed, and what follows from them. Mutable, for one thread.
final class Board {

    private static final int WORDS = (Links.CANDIDATES + 63) / 64;
    private static final int PLACED_WORDS = (Links.OBJECTS + 63) / 64;

    /// By variable, the places of its candidates.
    private final short[] places = new short[Links.VARIABLES];

    private final long[] left = new long[WORDS];
    private final long[] placed = new long[PLACED_WORDS];

    /// The candidates that are the last ones of a variable, in the order in which they became so. One may occur several
    /// times; `done` of them are placed by [#propagate()].
    private final short[] singles = new short[Links.VARIABLES + 1];

    private int count;
    private int done;
    private boolean broken;

    /// The empty board.
    Board() {
        Arrays.fill(places, (short) 0x1FF);
        for (int candidate = 0; candidate < Links.CANDIDATES; candidate++) {
            left[candidate >> 6] |= 1L << candidate;
        }
    }

    /// Returns the candidates of a puzzle, before any is placed.
    static Board of(Puzzle puzzle) {
        Board board = new Board();
        short[] candidates = puzzle.candidates();
        for (int candidate = 0; candidate < Links.CANDIDATES; candidate++) {
            if ((candidates[candidate / 9] >>> candidate % 9 & 1) == 0) {
                board.remove(candidate);
            }
        }
        return board;
    }

    /// Makes this board equal to another one.
    void set(Board other) {
        System.arraycopy(other.places, 0, places, 0, places.length);
        System.arraycopy(other.left, 0, left, 0, WORDS);
        System.arraycopy(other.placed, 0, placed, 0, PLACED_WORDS);
        System.arraycopy(other.singles, other.done, singles, other.done, other.count - other.done);
        count = other.count;
        done = other.done;
        broken = other.broken;
    }

    void remove(int candidate) {
        long bit = 1L << candidate;
        if ((left[candidate >> 6] & bit) == 0) {
            return;
        }
        left[candidate >> 6] ^= bit;
        for (int kind = 0; kind < Links.KINDS; kind++) {
            int variable = Links.variable(candidate, kind);
            int rest = places[variable] & ~Links.bit(candidate, kind);
            places[variable] = (short) rest;
            if ((rest & rest - 1) == 0) {
                if (rest == 0) {
                    broken = true;
                } else {
                    singles[count++] = (short) Links.candidate(variable, rest);
                }
            }
        }
    }

    /// Places an object: removes the candidates that it is linked to.
    void place(int object) {
        placed[object >> 6] |= 1L << object;
        for (int other : Links.linked(object)) {
            remove(other);
        }
    }

    /// Places all singles until there are no more. Returns whether no variable is without candidates.
    boolean propagate() {
        while (done < count && !broken) {
            int candidate = singles[done++];
            if (!isPlaced(candidate)) {
                place(candidate);
            }
        }
        return !broken;
    }

    /// Places all singles that are there. Returns whether there was one that was not yet placed.
    boolean advance() {
        int end = count;
        boolean any = false;
        while (done < end && !broken) {
            int candidate = singles[done++];
            if (!isPlaced(candidate)) {
                place(candidate);
                any = true;
            }
        }
        return any;
    }

    /// Takes the next single that is not yet placed out of those to place, without placing it. Returns -1 if there is
    /// none. It does not come again.
    int take() {
        while (done < count) {
            int candidate = singles[done++];
            if (!isPlaced(candidate)) {
                placed[candidate >> 6] |= 1L << candidate;
                return candidate;
            }
        }
        return -1;
    }

    /// Tests whether a variable has no candidates.
    boolean isBroken() {
        return broken;
    }

    boolean isLeft(int candidate) {
        return (left[candidate >> 6] >>> candidate & 1) != 0;
    }

    boolean isPlaced(int object) {
        return (placed[object >> 6] >>> object & 1) != 0;
    }

    int places(int variable) {
        return places[variable];
    }

    /// Tests whether each cell has one candidate.
    boolean isSolved() {
        for (int cell = 0; cell < 81; cell++) {
            if (Integer.bitCount(places[cell]) != 1) {
                return false;
            }
        }
        return true;
    }

    long[] left() {
        return left.clone();
    }

    /// Tests whether all candidates of a set are left.
    boolean containsAll(long[] candidates) {
        for (int word = 0; word < WORDS; word++) {
            if ((candidates[word] & ~left[word]) != 0) {
                return false;
            }
        }
        return true;
    }
}
