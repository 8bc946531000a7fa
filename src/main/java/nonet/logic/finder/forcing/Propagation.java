package nonet.logic.finder.forcing;

import java.util.Arrays;
import java.util.function.IntConsumer;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// Propagates an assumption through singles. Every naked and hidden single is placed, every statement is kept with its
/// cause, until nothing more follows or a contradiction appears.
///
/// A propagation may start from the state of another one; its statements may have statements of that base as premises.
/// Not thread-safe. One instance serves any number of assumptions.
final class Propagation {

    /// A cell without a candidate, or a digit without a place in a house.
    ///
    /// @param house 0 to 26 for a digit without a place in it, or -1 for a cell without a candidate
    /// @param at the cell, or the digit, 0 to 8
    record Contradiction(int house, int at) {}

    /// The number of words of a set of candidates: for each digit the two halves of a set of cells.
    static final int WORDS = 18;

    /// Cause of a statement: the assumption itself.
    ///
    /// A cause below 729 is the true candidate, cell * 9 + digit, that excludes this one.
    static final int ASSUMED = 1000;

    /// Cause: all other candidates of the cell are false.
    static final int LAST_IN_CELL = 1001;

    /// Causes from here on: all other places of the digit are false in the house with this offset.
    static final int LAST_IN_HOUSE = 1100;

    /// Causes from here on: the lemma with this offset.
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
    private int startTime;
    private int now = 1;
    private @Nullable Propagation base;
    private @Nullable Contradiction contradiction;

    Propagation(Position position) {
        this.position = position;
    }

    /// Resets to the position.
    void start() {
        position.copyTo(masks, places);
        Arrays.fill(on, 0);
        Arrays.fill(off, 0);
        base = null;
        reset();
    }

    /// Resets to the state of another propagation of the same position.
    void start(Propagation other) {
        System.arraycopy(other.masks, 0, masks, 0, 81);
        System.arraycopy(other.places, 0, places, 0, 27 * 9);
        System.arraycopy(other.on, 0, on, 0, WORDS);
        System.arraycopy(other.off, 0, off, 0, WORDS);
        base = other;
        reset();
    }

    private void reset() {
        contradiction = null;
        head = 0;
        tail = 0;
        startTime = now;
    }

    /// Makes a candidate, cell * 9 + digit, true and propagates.
    ///
    /// @return whether a contradiction appeared
    boolean assume(int candidate) {
        place(candidate / 9, candidate % 9, ASSUMED);
        return run();
    }

    /// Makes a candidate false by a lemma and propagates.
    ///
    /// @return whether a contradiction appeared
    boolean exclude(int candidate, int deduction) {
        remove(candidate / 9, candidate % 9, DEDUCED + deduction);
        return run();
    }

    private boolean run() {
        while (contradiction == null && head < tail) {
            int candidate = queue[head++];
            int cell = candidate / 9;
            int digit = candidate % 9;
            for (int other : Bits.of(masks[cell] & ~(1 << digit))) {
                remove(cell, other, candidate);
            }
            CellSet peers = Geometry.peers(cell).and(position.cells(digit));
            peers.forEachIndex(peer -> remove(peer, digit, candidate));
        }
        return contradiction != null;
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
        if ((masks[cell] & bit) == 0 || contradiction != null) {
            return;
        }
        int left = masks[cell] &= (short) ~bit;
        off[2 * digit + (cell >>> 6)] |= 1L << cell;
        int candidate = cell * 9 + digit;
        cause[2 * candidate] = why;
        time[2 * candidate] = now++;
        if (left == 0) {
            contradiction = new Contradiction(-1, cell);
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
            contradiction = contradiction == null ? new Contradiction(house, digit) : contradiction;
        } else if ((left & left - 1) == 0) {
            place(Geometry.cell(house, Integer.numberOfTrailingZeros(left)), digit, LAST_IN_HOUSE + house);
        }
    }

    /// Returns the contradiction, or null if there is none.
    @Nullable
    Contradiction contradiction() {
        return contradiction;
    }

    /// Returns the number of statements made since the start.
    int statements() {
        return now - startTime;
    }

    /// Returns the candidates of a cell that are not false.
    int mask(int cell) {
        return masks[cell];
    }

    /// Tests whether a candidate is true.
    boolean isOn(int candidate) {
        return holds(on, candidate);
    }

    /// Tests whether a set of candidates, as returned by [#on()], contains a candidate.
    static boolean holds(long[] set, int candidate) {
        int cell = candidate / 9;
        return (set[2 * (candidate % 9) + (cell >>> 6)] >>> cell & 1) != 0;
    }

    /// Returns the true candidates, including those of the base.
    long[] on() {
        return on.clone();
    }

    /// Returns the false candidates of the position, including those of the base.
    long[] off() {
        return off.clone();
    }

    /// Passes on the candidates, cell * 9 + digit, that became true since the start.
    void forEachOn(IntConsumer candidates) {
        for (int i = 0; i < tail; i++) {
            candidates.accept(queue[i]);
        }
    }

    /// Returns the propagation that this one started from, or null if it started from the position.
    @Nullable
    Propagation base() {
        return base;
    }

    /// Tests whether a statement was made since the start, not in the base.
    boolean isOwn(int candidate, boolean isOn) {
        int at = time[2 * candidate + (isOn ? 1 : 0)];
        return at >= startTime && at < now && holds(isOn ? on : off, candidate);
    }

    /// Returns the cause of a statement made since the start.
    int cause(int candidate, boolean isOn) {
        return cause[2 * candidate + (isOn ? 1 : 0)];
    }

    /// Returns the time at which a statement was made since the start.
    int time(int candidate, boolean isOn) {
        return time[2 * candidate + (isOn ? 1 : 0)];
    }

    Position position() {
        return position;
    }
}
