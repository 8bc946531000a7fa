package nonet.logic.finder.forcing;

import java.util.Arrays;
import java.util.function.IntConsumer;
import nonet.logic.position.Geometry;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// What follows from an assumption when every single that turns up is placed, wherever it leads: a board on which
/// candidates become true or false, each with its cause, until nothing more follows or something clashes.
///
/// A net may start where another one stands; what it finds out then rests on the other's statements too. Not safe for
/// several threads; one net serves any number of assumptions.
final class Net {

    /// Where the board clashed.
    ///
    /// @param house 0 to 26 for a digit without a place in it, or -1 for a cell without a digit
    /// @param at the cell, or the digit, 0 to 8
    record Clash(int house, int at) {}

    /// How many words a set of candidates takes: for each digit the two halves of a set of cells.
    static final int WORDS = 18;

    /// Why a candidate is true or false.
    ///
    /// Codes below 729: the candidate cell * 9 + digit is true, which excludes this one.
    static final int ASSUMED = 1000;

    /// The others of its cell are false.
    static final int LAST_IN_CELL = 1001;

    /// From here: the other places in a house are false.
    static final int LAST_IN_HOUSE = 1100;

    /// From here: a deduction of its own, by its number.
    static final int DEDUCED = 2000;

    private final Position position;
    private final short[] masks = new short[81];
    private final short[] places = new short[27 * 9];
    private final long[] on = new long[WORDS];
    private final long[] off = new long[WORDS];
    private final int[] cause = new int[2 * 729];
    private final int[] time = new int[2 * 729];
    private final int[] queue = new int[1000];
    private int head;
    private int tail;
    private int began;
    private int now = 1;
    private @Nullable Net below;
    private @Nullable Clash clash;

    Net(Position position) {
        this.position = position;
    }

    /// Goes back to the position.
    void start() {
        position.copyTo(masks, places);
        Arrays.fill(on, 0);
        Arrays.fill(off, 0);
        below = null;
        reset();
    }

    /// Goes to where another net of the same position stands.
    void start(Net other) {
        System.arraycopy(other.masks, 0, masks, 0, 81);
        System.arraycopy(other.places, 0, places, 0, 27 * 9);
        System.arraycopy(other.on, 0, on, 0, WORDS);
        System.arraycopy(other.off, 0, off, 0, WORDS);
        below = other;
        reset();
    }

    private void reset() {
        clash = null;
        head = 0;
        tail = 0;
        began = now;
    }

    /// Takes a candidate, cell * 9 + digit, as true, and all that follows.
    ///
    /// @return whether the board clashes
    boolean assume(int candidate) {
        place(candidate / 9, candidate % 9, ASSUMED);
        return run();
    }

    /// Takes a candidate as false by a deduction of its own, and all that follows.
    boolean exclude(int candidate, int deduction) {
        remove(candidate / 9, candidate % 9, DEDUCED + deduction);
        return run();
    }

    private boolean run() {
        while (clash == null && head < tail) {
            int candidate = queue[head++];
            int cell = candidate / 9;
            int digit = candidate % 9;
            for (int others = masks[cell] & ~(1 << digit); others != 0; others &= others - 1) {
                remove(cell, Integer.numberOfTrailingZeros(others), candidate);
            }
            long lo = Geometry.peersLo(cell) & position.lo(digit);
            for (; lo != 0 && clash == null; lo &= lo - 1) {
                remove(Long.numberOfTrailingZeros(lo), digit, candidate);
            }
            long hi = Geometry.peersHi(cell) & position.hi(digit);
            for (; hi != 0 && clash == null; hi &= hi - 1) {
                remove(64 + Long.numberOfTrailingZeros(hi), digit, candidate);
            }
        }
        return clash != null;
    }

    private void place(int cell, int digit, int why) {
        int word = 2 * digit + (cell >>> 6);
        if ((on[word] >>> cell & 1) == 0) {
            on[word] |= 1L << cell;
            int candidate = cell * 9 + digit;
            cause[2 * candidate + 1] = why;
            time[2 * candidate + 1] = now++;
            queue[tail++] = candidate;
        }
    }

    private void remove(int cell, int digit, int why) {
        int bit = 1 << digit;
        if ((masks[cell] & bit) == 0 || clash != null) {
            return;
        }
        int left = masks[cell] &= (short) ~bit;
        off[2 * digit + (cell >>> 6)] |= 1L << cell;
        int candidate = cell * 9 + digit;
        cause[2 * candidate] = why;
        time[2 * candidate] = now++;
        if (left == 0) {
            clash = new Clash(-1, cell);
            return;
        }
        if ((left & left - 1) == 0) {
            place(cell, Integer.numberOfTrailingZeros(left), LAST_IN_CELL);
        }
        int row = Geometry.row(cell);
        int column = Geometry.column(cell);
        narrow(row, column - 9, digit);
        narrow(column, row, digit);
        narrow(Geometry.box(cell), Geometry.placeInBox(cell), digit);
    }

    private void narrow(int house, int place, int digit) {
        int left = places[house * 9 + digit] &= (short) ~(1 << place);
        if (left == 0) {
            clash = clash == null ? new Clash(house, digit) : clash;
        } else if ((left & left - 1) == 0) {
            place(Geometry.cell(house, Integer.numberOfTrailingZeros(left)), digit, LAST_IN_HOUSE + house);
        }
    }

    /// Returns where the board clashed, or null.
    @Nullable
    Clash clash() {
        return clash;
    }

    /// Returns how many statements were made since the start: how much there was to follow.
    int statements() {
        return now - began;
    }

    /// Returns the candidates of a cell that are not false.
    int mask(int cell) {
        return masks[cell];
    }

    /// Tells whether a candidate is true.
    boolean isOn(int candidate) {
        return holds(on, candidate);
    }

    /// Tells whether a set of candidates, as [#on()] returns it, holds one.
    static boolean holds(long[] set, int candidate) {
        int cell = candidate / 9;
        return (set[2 * (candidate % 9) + (cell >>> 6)] >>> cell & 1) != 0;
    }

    /// Returns the candidates that are true, since the start or before.
    long[] on() {
        return on.clone();
    }

    /// Returns the candidates of the position that are false.
    long[] off() {
        return off.clone();
    }

    /// Hands over the candidates, cell * 9 + digit, that became true since the start.
    void forEachOn(IntConsumer candidates) {
        for (int i = 0; i < tail; i++) {
            candidates.accept(queue[i]);
        }
    }

    /// Returns the net on which this one stands, or null when it stands on the position.
    @Nullable
    Net below() {
        return below;
    }

    /// Tells whether a statement was made since the start; before, it was made below or is not made.
    boolean isOwn(int candidate, boolean isOn) {
        int at = time[2 * candidate + (isOn ? 1 : 0)];
        return at >= began && at < now && holds(isOn ? on : off, candidate);
    }

    /// Returns the cause of a statement of its own.
    int cause(int candidate, boolean isOn) {
        return cause[2 * candidate + (isOn ? 1 : 0)];
    }

    /// Returns when a statement of its own was made.
    int time(int candidate, boolean isOn) {
        return time[2 * candidate + (isOn ? 1 : 0)];
    }

    Position position() {
        return position;
    }
}
