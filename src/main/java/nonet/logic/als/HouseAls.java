package nonet.logic.als;

import java.util.Arrays;
import nonet.logic.position.Bits;
import nonet.logic.position.Geometry;
import nonet.logic.position.Position;

/// The almost locked sets of one house, small ones first. They depend only on the candidates of its cells, so positions
/// that agree in these share them. Sets in a line and a box belong to the line, single cells to the row. Immutable.
final class HouseAls {

    /// The largest number of cells; nine cells leave no extra digit.
    static final int LARGEST = 8;

    private final int house;
    private final int[] digits = new int[9];

    /// By number of cells, the first set.
    private final int[] first = new int[LARGEST + 2];

    private final int[] masks;

    /// By set, the two halves of its cells.
    private final long[] cells;

    /// By set and digit, the cells that see all places of the digit in the set.
    private final long[] seen;

    /// By digit, the cells that see all its places in a locked set, which has as many digits as cells.
    private final long[] seenLocked = new long[18];

    private HouseAls(Position position, int house) {
        this.house = house;
        int blanks = 0;
        for (int place = 0; place < 9; place++) {
            digits[place] = position.mask(Geometry.cell(house, place));
            blanks |= digits[place] != 0 ? 1 << place : 0;
        }
        int[] union = new int[1 << 9];
        int[] found = found(blanks, union);
        this.masks = new int[found.length];
        this.cells = new long[found.length * 2];
        this.seen = new long[found.length * 18];
        for (int size = 1; size <= LARGEST + 1; size++) {
            first[size] += first[size - 1];
        }
        int[] next = first.clone();
        for (int chosen : found) {
            add(next[Integer.bitCount(chosen)]++, chosen, union[chosen]);
        }
    }

    static HouseAls of(Position position, int house) {
        return new HouseAls(position, house);
    }

    /// Enumerates all sets of blank cells. The digits of a set are those of the set without its first cell and those of
    /// that cell.
    private int[] found(int blanks, int[] union) {
        int[] found = new int[1 << 9];
        int count = 0;
        for (int chosen = -blanks & blanks; chosen != 0; chosen = chosen - blanks & blanks) {
            union[chosen] = union[chosen & chosen - 1] | digits[Integer.numberOfTrailingZeros(chosen)];
            int spare = Integer.bitCount(union[chosen]) - Integer.bitCount(chosen);
            if (spare == 1 && isFirstHouse(chosen)) {
                found[count++] = chosen;
                first[Integer.bitCount(chosen) + 1]++;
            } else if (spare == 0) {
                seeAll(chosen, union[chosen], seenLocked, 0);
            }
        }
        return Arrays.copyOf(found, count);
    }

    private void add(int i, int chosen, int mask) {
        masks[i] = mask;
        for (int place : Bits.of(chosen)) {
            int cell = Geometry.cell(house, place);
            cells[2 * i] |= Geometry.bitLo(cell);
            cells[2 * i + 1] |= Geometry.bitHi(cell);
        }
        seeAll(chosen, mask, seen, i * 18);
    }

    private boolean isFirstHouse(int chosen) {
        if (house < 9) {
            return true;
        }
        if (house < 18) {
            return (chosen & chosen - 1) != 0;
        }
        for (int i = 0; i < 3; i++) {
            if ((chosen & ~(7 << 3 * i)) == 0 || (chosen & ~(0b1001001 << i)) == 0) {
                return false;
            }
        }
        return true;
    }

    /// Adds, for each digit of a set, the cells that see all its places in the set.
    private void seeAll(int chosen, int mask, long[] into, int row) {
        for (int digit : Bits.of(mask)) {
            see(chosen, digit, into, row + 2 * digit);
        }
    }

    private void see(int chosen, int digit, long[] into, int at) {
        long lo = -1;
        long hi = -1;
        for (int place : Bits.of(chosen)) {
            if ((digits[place] >>> digit & 1) != 0) {
                lo &= Geometry.peersLo(Geometry.cell(house, place));
                hi &= Geometry.peersHi(Geometry.cell(house, place));
            }
        }
        into[at] |= lo;
        into[at + 1] |= hi;
    }

    /// Tests whether a candidate outside sees all places of its digit in a locked set, which eliminates it.
    boolean canLock(Position position) {
        long any = 0;
        for (int digit = 0; digit < 9; digit++) {
            any |= seenLocked[2 * digit] & position.lo(digit) | seenLocked[2 * digit + 1] & position.hi(digit);
        }
        return any != 0;
    }

    int size() {
        return masks.length;
    }

    /// Returns the first set with a number of cells from 1 to 9; for 9 the number of sets.
    int first(int cells) {
        return first[cells];
    }

    int mask(int i) {
        return masks[i];
    }

    long lo(int i) {
        return cells[2 * i];
    }

    long hi(int i) {
        return cells[2 * i + 1];
    }

    /// Returns the low half of the cells that see all places of the digit in the set.
    long seenLo(int i, int digit) {
        return seen[i * 18 + 2 * digit];
    }

    /// Returns the high half of the same cells.
    long seenHi(int i, int digit) {
        return seen[i * 18 + 2 * digit + 1];
    }
}
