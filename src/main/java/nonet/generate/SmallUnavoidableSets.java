package nonet.generate;

import java.util.Arrays;
import nonet.grid.Geometry;

/// The unavoidable sets of a solution grid that two exchanges reveal: of two digits in a chain of cells that see each
/// other, or of two lines of a band or stack in those places where they hold the same digits. Each exchange leads to
/// another solution grid.
///
/// A puzzle has a clue in each of these sets of cells, or else it has several solutions. That
/// is seen in less time than a second solution is found: of the clues that are needed in a minimal puzzle, half are
/// alone in such a set.
///
/// An instance serves one grid after the other, in one thread.
final class SmallUnavoidableSets {

    /// The number of sets with a cell: one for each other digit, and one for each other line of its band and stack.
    private static final int SETS = 8 + 4;

    /// The rows and columns.
    private static final int LINES = 18;

    /// The cells of each digit, at the digit.
    private final long[] digitLow = new long[10];

    private final long[] digitHigh = new long[10];

    /// The sets with each cell, at `SETS * cell`.
    private final long[] low = new long[SETS * 81];

    private final long[] high = new long[SETS * 81];

    /// The place of each digit in a line.
    private final byte[] places = new byte[10];

    private long cluesLow;
    private long cluesHigh;

    /// Sets the solution grid whose sets are found.
    void setSolution(byte[] grid) {
        Arrays.fill(digitLow, 0);
        Arrays.fill(digitHigh, 0);
        for (int cell = 0; cell < 81; cell++) {
            digitLow[grid[cell]] |= Geometry.bitLo(cell);
            digitHigh[grid[cell]] |= Geometry.bitHi(cell);
        }
        for (int one = 1; one <= 9; one++) {
            for (int other = one + 1; other <= 9; other++) {
                exchangeDigits(grid, one, other);
            }
        }
        for (int line = 0; line < LINES; line++) {
            for (int step = 1; step <= 2; step++) {
                int other = line / 3 * 3 + (line + step) % 3;
                if (line < other) {
                    exchangeLines(grid, line, other, step);
                }
            }
        }
    }

    private void exchangeDigits(byte[] grid, int one, int other) {
        long leftLow = digitLow[one] | digitLow[other];
        long leftHigh = digitHigh[one] | digitHigh[other];
        while ((leftLow | leftHigh) != 0) {
            long setLow = 0;
            long setHigh = 0;
            long nextLow = leftLow & -leftLow;
            long nextHigh = leftLow != 0 ? 0 : leftHigh & -leftHigh;
            while ((nextLow | nextHigh) != 0) {
                int cell = first(nextLow, nextHigh);
                setLow |= Geometry.bitLo(cell);
                setHigh |= Geometry.bitHi(cell);
                leftLow &= ~Geometry.bitLo(cell);
                leftHigh &= ~Geometry.bitHi(cell);
                nextLow = (nextLow | Geometry.peersLo(cell)) & leftLow;
                nextHigh = (nextHigh | Geometry.peersHi(cell)) & leftHigh;
            }
            long restLow = setLow;
            long restHigh = setHigh;
            while ((restLow | restHigh) != 0) {
                int cell = first(restLow, restHigh);
                restLow &= ~Geometry.bitLo(cell);
                restHigh &= ~Geometry.bitHi(cell);
                put(cell, grid[cell] == one ? other - 2 : one - 1, setLow, setHigh);
            }
        }
    }

    private void exchangeLines(byte[] grid, int line, int other, int step) {
        for (int place = 0; place < 9; place++) {
            places[grid[Geometry.cell(line, place)]] = (byte) place;
        }
        int left = 0x1FF;
        while (left != 0) {
            long setLow = 0;
            long setHigh = 0;
            int before = left;
            for (int place = Integer.numberOfTrailingZeros(left); (left >>> place & 1) != 0; ) {
                left ^= 1 << place;
                int cell = Geometry.cell(line, place);
                int opposite = Geometry.cell(other, place);
                setLow |= Geometry.bitLo(cell) | Geometry.bitLo(opposite);
                setHigh |= Geometry.bitHi(cell) | Geometry.bitHi(opposite);
                place = places[grid[opposite]];
            }
            int sort = line < 9 ? 7 : 9;
            for (int rest = before ^ left; rest != 0; rest &= rest - 1) {
                int place = Integer.numberOfTrailingZeros(rest);
                put(Geometry.cell(line, place), sort + step, setLow, setHigh);
                put(Geometry.cell(other, place), sort + 3 - step, setLow, setHigh);
            }
        }
    }

    private void put(int cell, int number, long setLow, long setHigh) {
        low[SETS * cell + number] = setLow;
        high[SETS * cell + number] = setHigh;
    }

    /// Takes the cells that are not 0 as the clues.
    void setClues(byte[] cells) {
        cluesLow = 0;
        cluesHigh = 0;
        for (int cell = 0; cell < 64; cell++) {
            cluesLow |= (-cells[cell] >>> 31 & 1L) << cell;
        }
        for (int cell = 64; cell < 81; cell++) {
            cluesHigh |= (-cells[cell] >>> 31 & 1L) << cell - 64;
        }
    }

    void addClue(int cell) {
        cluesLow |= Geometry.bitLo(cell);
        cluesHigh |= Geometry.bitHi(cell);
    }

    void removeClue(int cell) {
        cluesLow &= ~Geometry.bitLo(cell);
        cluesHigh &= ~Geometry.bitHi(cell);
    }

    /// Tests whether one of the sets with this cell has no clue.
    boolean isUnhit(int cell) {
        boolean lacks = false;
        for (int set = SETS * cell; set < SETS * (cell + 1); set++) {
            lacks |= (low[set] & cluesLow | high[set] & cluesHigh) == 0;
        }
        return lacks;
    }

    private static int first(long low, long high) {
        return low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
    }
}
