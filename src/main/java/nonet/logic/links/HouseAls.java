package nonet.logic.links;

import java.util.Arrays;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.logic.position.Position;

/// The almost locked sets of one house, small ones first. They depend only on the candidates of its cells, so positions
/// that agree in these share them. Sets in a line and a box belong to the line, single cells to the row. Immutable.
final class HouseAls {

    /// The largest number of cells; nine cells leave no extra digit.
    static final int LARGEST = 8;

    /// By house and set of its places, the two halves of the cells that see all these places.
    private static final long[] SEEING_LO = new long[27 << 9];

    private static final long[] SEEING_HI = new long[27 << 9];

    static {
        for (int house = 0; house < 27; house++) {
            for (int places = 0; places < 1 << 9; places++) {
                int cell = Geometry.cell(house, Math.min(Integer.numberOfTrailingZeros(places), 8));
                int rest = house << 9 | places & places - 1;
                SEEING_LO[house << 9 | places] = places == 0 ? -1 : SEEING_LO[rest] & Geometry.peersLo(cell);
                SEEING_HI[house << 9 | places] = places == 0 ? -1 : SEEING_HI[rest] & Geometry.peersHi(cell);
            }
        }
    }

    private final int house;

    /// By place, its candidates.
    private final int[] digits = new int[9];

    /// By digit, its places.
    private final int[] placesOf = new int[9];

    /// By number of cells, the first set.
    private final int[] first = new int[LARGEST + 2];

    private final int[] masks;

    private final CellSet[] cells;

    /// By set, its places in the house.
    private final int[] places;

    /// By digit, the cells that see all its places in a locked set, which has as many digits as cells.
    private final long[] seenLocked = new long[18];

    private HouseAls(Position position, int house) {
        this.house = house;
        int blanks = 0;
        for (int i = 0; i < 9; i++) {
            digits[i] = position.mask(Geometry.cell(house, i));
            blanks |= digits[i] != 0 ? 1 << i : 0;
            placesOf[i] = position.places(house, i);
        }
        int[] union = new int[1 << 9];
        int[] found = found(blanks, union);
        this.masks = new int[found.length];
        this.cells = new CellSet[found.length];
        this.places = new int[found.length];
        for (int size = 1; size <= LARGEST + 1; size++) {
            first[size] += first[size - 1];
        }
        int[] next = first.clone();
        for (int chosen : found) {
            int i = next[Integer.bitCount(chosen)]++;
            masks[i] = union[chosen];
            cells[i] = cells(chosen);
            places[i] = chosen;
        }
    }

    static HouseAls of(Position position, int house) {
        return new HouseAls(position, house);
    }

    private CellSet cells(int chosen) {
        long lo = 0;
        long hi = 0;
        for (int place : Bits.of(chosen)) {
            lo |= Geometry.bitLo(Geometry.cell(house, place));
            hi |= Geometry.bitHi(Geometry.cell(house, place));
        }
        return new CellSet(lo, hi);
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
                lock(chosen, union[chosen]);
            }
        }
        return Arrays.copyOf(found, count);
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

    private void lock(int chosen, int mask) {
        for (int digit : Bits.of(mask)) {
            seenLocked[2 * digit] |= SEEING_LO[house << 9 | chosen & placesOf[digit]];
            seenLocked[2 * digit + 1] |= SEEING_HI[house << 9 | chosen & placesOf[digit]];
        }
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

    /// Returns the cells of a set.
    CellSet setCells(int i) {
        return cells[i];
    }

    /// Returns the low half of the cells that see all places of the digit in the set.
    long seenLo(int i, int digit) {
        return SEEING_LO[house << 9 | places[i] & placesOf[digit]];
    }

    /// Returns the high half of the same cells.
    long seenHi(int i, int digit) {
        return SEEING_HI[house << 9 | places[i] & placesOf[digit]];
    }
}
