package nonet.solve.search;

import java.util.ArrayDeque;
import java.util.Deque;
import nonet.grid.Cell;
import nonet.grid.DigitSet;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import nonet.trace.Narrowing;
import org.jspecify.annotations.Nullable;

/// The shrinking search's round of narrowing: all houses by group, then all rows and columns by ply. It ends early at
/// the part that leaves a cell with a single candidate, and at a contradiction.
final class NarrowingRound {

    private static final int HOUSES = 27;
    private static final int LINES = 18;
    private static final int PLIES_A_LINE = 6;
    private static final int PARTS = HOUSES + LINES * PLIES_A_LINE;

    private final SnapshotBoard board;
    private final Deque<Event> pending = new ArrayDeque<>();
    private int part;
    private boolean leftSingle;
    private @Nullable Contradiction contradiction;

    NarrowingRound(SnapshotBoard board) {
        this.board = board;
    }

    /// Takes over how far another round is, on a board like that of the other.
    void goOnFrom(NarrowingRound other) {
        pending.addAll(other.pending);
        part = other.part;
        leftSingle = other.leftSingle;
        contradiction = other.contradiction;
    }

    void begin() {
        part = 0;
        leftSingle = false;
        contradiction = null;
    }

    /// Continues until one cell is narrowed.
    ///
    /// @return the event, or null if the round is over
    @Nullable
    Event next() {
        while (pending.isEmpty()) {
            if (part == PARTS || leftSingle || contradiction != null) {
                return null;
            }
            if (part < HOUSES) {
                byGroup(part);
            } else {
                int ply = (part - HOUSES) % PLIES_A_LINE;
                byPly((part - HOUSES) / PLIES_A_LINE, ply / 3 + 1, ply % 3);
            }
            part++;
        }
        Event event = pending.remove();
        if (event instanceof Event.Narrowed narrowed) {
            board.candidates[narrowed.cell().index()] = (short) narrowed.after().mask();
        }
        return event;
    }

    /// Tests whether the round left a cell with a single candidate.
    boolean leftSingle() {
        return leftSingle;
    }

    @Nullable
    Contradiction contradiction() {
        return contradiction;
    }

    /// A digit with one place in the house becomes the only candidate there; of several such digits in one cell, the
    /// last one stays.
    private void byGroup(int house) {
        int once = 0;
        int twice = 0;
        for (int place = 0; place < 9; place++) {
            int list = board.candidates[Geometry.cell(house, place)];
            twice |= once & list;
            once |= list;
        }
        Narrowing by = new Narrowing.Group(House.at(house));
        short[] lists = new short[9];
        for (int left = once & ~twice; left != 0; left &= left - 1) {
            int digit = Integer.lowestOneBit(left);
            for (int place = 0; place < 9; place++) {
                int cell = Geometry.cell(house, place);
                int entered = board.candidates[cell];
                int before = lists[place] == 0 ? entered : lists[place];
                if ((entered & digit) != 0 && before != digit) {
                    lists[place] = (short) digit;
                    narrow(cell, before, digit, by);
                }
            }
        }
        endPart(by);
    }

    /// @param number the number of the ply, 1 or 2
    /// @param box the index of the box along the line, from 0
    private void byPly(int line, int number, int box) {
        int digits = number == 1 ? besides(line, (box + 1) % 3) & besides(line, (box + 2) % 3) : besides(line, box);
        if (digits == 0) {
            return;
        }
        int takers = 0;
        for (int place = 0; place < 9; place++) {
            if (place / 3 == box == (number == 1)) {
                digits &= ~board.digit(Geometry.cell(line, place));
            }
        }
        for (int place = 0; place < 9; place++) {
            if (place / 3 == box == (number == 1) && (board.candidates[Geometry.cell(line, place)] & digits) != 0) {
                takers |= 1 << place;
            }
        }
        Narrowing.Ply by = new Narrowing.Ply(House.at(line), number, box + 1);
        if (Integer.bitCount(takers) < Integer.bitCount(digits)) {
            contradiction = new Contradiction.TooFewCells(by, new DigitSet(digits));
        } else if (digits != 0 && Integer.bitCount(takers) == Integer.bitCount(digits)) {
            for (int left = takers; left != 0; left &= left - 1) {
                int cell = Geometry.cell(line, Integer.numberOfTrailingZeros(left));
                int before = board.candidates[cell];
                if ((before & ~digits) != 0) {
                    narrow(cell, before, before & digits, by);
                }
            }
            endPart(by);
        }
    }

    /// Returns the digits filled in a box along the line, but not on the line.
    private int besides(int line, int box) {
        int digits = 0;
        int inBox = Geometry.box(Geometry.cell(line, box * 3));
        for (int place = 0; place < 9; place++) {
            digits |= board.digit(Geometry.cell(inBox, place));
        }
        for (int place = box * 3; place < box * 3 + 3; place++) {
            digits &= ~board.digit(Geometry.cell(line, place));
        }
        return digits;
    }

    private void narrow(int cell, int before, int after, Narrowing by) {
        pending.add(new Event.Narrowed(Cell.of(cell), new DigitSet(before), new DigitSet(after), by));
        leftSingle |= Integer.bitCount(after) == 1;
    }

    private void endPart(Narrowing by) {
        if (leftSingle) {
            pending.add(new Event.Shrunk(by));
        }
    }
}
