package nonet.logic.links;

import java.util.Arrays;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.logic.position.Position;

/// The nodes of a chain graph: single candidates by cell and digit, then groups that have a strong link; no chain
/// passes through other groups. Immutable.
final class NodeList {

    private static final int SINGLES = 729;
    private static final int GROUPS = 81 * 6;

    private int size;
    private int[] slots = new int[256];
    private int[] digits = new int[256];
    private long[] lo = new long[256];
    private long[] hi = new long[256];
    private int[] houses = new int[256];
    private final int singles;
    private final short[] at = new short[SINGLES + GROUPS];

    NodeList(Position position, boolean groups) {
        Arrays.fill(at, (short) -1);
        for (int cell = 0; cell < 81; cell++) {
            int in = 1 << Geometry.row(cell) | 1 << Geometry.column(cell) | 1 << Geometry.box(cell);
            for (int digit : Bits.of(position.mask(cell))) {
                add(cell * 9 + digit, digit, Geometry.bitLo(cell), Geometry.bitHi(cell), in);
            }
        }
        this.singles = size;
        for (int digit = 0; groups && digit < 9; digit++) {
            groups(position, digit);
        }
    }

    private void groups(Position position, int digit) {
        for (int box = 18; box < 27; box++) {
            if (Integer.bitCount(position.places(box, digit)) < 2) {
                continue;
            }
            int corner = Geometry.cell(box, 0);
            for (int i = 0; i < 3; i++) {
                group(position, digit, box, Geometry.row(corner) + i);
                group(position, digit, box, Geometry.column(corner) + i);
            }
        }
    }

    private void group(Position position, int digit, int box, int line) {
        long low = Geometry.houseLo(box) & Geometry.houseLo(line) & position.lo(digit);
        long high = Geometry.houseHi(box) & Geometry.houseHi(line) & position.hi(digit);
        boolean linked = Long.bitCount(low) + Long.bitCount(high) >= 2
                && (isNode(position, digit, box, low, high) || isNode(position, digit, line, low, high));
        if (linked) {
            add(slot(box, line, digit), digit, low, high, 1 << box | 1 << line);
        }
    }

    /// Tests whether the digit's other places in a house are one cell or a group, so that there is a strong link to it.
    private static boolean isNode(Position position, int digit, int house, long low, long high) {
        int rest = 0;
        for (int left = position.places(house, digit); left != 0; left &= left - 1) {
            int cell = Geometry.cell(house, Integer.numberOfTrailingZeros(left));
            rest |= (Geometry.bitLo(cell) & low | Geometry.bitHi(cell) & high) == 0 ? left & -left : 0;
        }
        for (int i = 0; i < 3; i++) {
            boolean inColumn = house >= 18 && (rest & ~(0b1001001 << i)) == 0;
            if (rest != 0 && (inColumn || (rest & ~(7 << 3 * i)) == 0)) {
                return true;
            }
        }
        return false;
    }

    private void add(int slot, int digit, long low, long high, int in) {
        if (size == digits.length) {
            slots = Arrays.copyOf(slots, 2 * size);
            digits = Arrays.copyOf(digits, 2 * size);
            lo = Arrays.copyOf(lo, 2 * size);
            hi = Arrays.copyOf(hi, 2 * size);
            houses = Arrays.copyOf(houses, 2 * size);
        }
        at[slot] = (short) size;
        slots[size] = slot;
        digits[size] = digit;
        lo[size] = low;
        hi[size] = high;
        houses[size++] = in;
    }

    int size() {
        return size;
    }

    int singles() {
        return singles;
    }

    /// Returns the node of a candidate, or -1 if it is not a candidate.
    int single(int cell, int digit) {
        return at[cell * 9 + digit];
    }

    /// Returns the node of a digit's places in a box and a line, or -1 if they are not a group.
    int group(int box, int line, int digit) {
        return at[slot(box, line, digit)];
    }

    private static int slot(int box, int line, int digit) {
        int inBox = line < 9 ? 2 * (line % 3) : 2 * (line % 3) + 1;
        return SINGLES + (digit * 9 + box - 18) * 6 + inBox;
    }

    /// Returns the number of words of a set of nodes.
    int words() {
        return size + 63 >>> 6;
    }

    /// Returns a key that identifies the node in every position: cell * 9 + digit for a single candidate, a larger
    /// number for the digit, box and line of a group. Keys grow from node to node.
    int slot(int node) {
        return slots[node];
    }

    int digit(int node) {
        return digits[node];
    }

    CellSet cells(int node) {
        return new CellSet(lo[node], hi[node]);
    }

    long lo(int node) {
        return lo[node];
    }

    long hi(int node) {
        return hi[node];
    }

    /// Returns the houses that contain all cells of the node, as bits.
    int houses(int node) {
        return houses[node];
    }
}
