package nonet.logic;

import java.util.Arrays;
import nonet.deduce.Als;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// The almost locked sets of a position, by size, then by house and cells; a set inside two houses is there once. Halves
/// of sets of cells are given for each set and digit, so that finders need no objects.
public final class AlsList {

    private final int[] houses;
    private final int[] masks;
    private final int[] exposed;
    private final long[] cells;
    private final long[] buddies;

    private AlsList(Growth found, Position position) {
        this.houses = new int[found.size];
        this.masks = new int[found.size];
        this.exposed = new int[found.size];
        this.cells = new long[found.size * 20];
        this.buddies = new long[found.size * 18];
        int als = 0;
        for (int size = 1; size <= 8; size++) {
            for (int i = 0; i < found.size; i++) {
                if (Integer.bitCount(found.masks[i]) == size + 1) {
                    houses[als] = found.houses[i];
                    masks[als] = found.masks[i];
                    cells[als * 20 + 18] = found.lo[i];
                    cells[als * 20 + 19] = found.hi[i];
                    byDigit(als++, position);
                }
            }
        }
    }

    private void byDigit(int als, Position position) {
        for (int digits = masks[als]; digits != 0; digits &= digits - 1) {
            int digit = Integer.numberOfTrailingZeros(digits);
            long lo = lo(als) & position.lo(digit);
            long hi = hi(als) & position.hi(digit);
            cells[als * 20 + 2 * digit] = lo;
            cells[als * 20 + 2 * digit + 1] = hi;
            buddies[als * 18 + 2 * digit] = Geometry.commonPeersLo(lo, hi) & position.lo(digit);
            buddies[als * 18 + 2 * digit + 1] = Geometry.commonPeersHi(lo, hi) & position.hi(digit);
            exposed[als] |= (buddies[als * 18 + 2 * digit] | buddies[als * 18 + 2 * digit + 1]) != 0 ? 1 << digit : 0;
        }
    }

    static AlsList of(Position position) {
        Growth growth = new Growth(position);
        for (int house = 0; house < 27; house++) {
            growth.in(house);
        }
        return new AlsList(growth, position);
    }

    /// The sets while they are collected, house by house. What lies in a row and a box, or in a column and a box, is
    /// found in the line.
    private static final class Growth {

        private final Position position;
        private int size;
        private int[] houses = new int[256];
        private int[] masks = new int[256];
        private long[] lo = new long[256];
        private long[] hi = new long[256];
        private int house;

        Growth(Position position) {
            this.position = position;
        }

        void in(int house) {
            this.house = house;
            grow(0, 0, 0, 0L, 0L);
        }

        private void grow(int from, int places, int mask, long low, long high) {
            for (int place = from; place < 9; place++) {
                int cell = Geometry.cell(house, place);
                if (position.mask(cell) != 0) {
                    int digits = mask | position.mask(cell);
                    int chosen = places | 1 << place;
                    long nextLo = low | Geometry.bitLo(cell);
                    long nextHi = high | Geometry.bitHi(cell);
                    if (Integer.bitCount(digits) == Integer.bitCount(chosen) + 1 && isFirstHouse(chosen)) {
                        add(digits, nextLo, nextHi);
                    }
                    grow(place + 1, chosen, digits, nextLo, nextHi);
                }
            }
        }

        private boolean isFirstHouse(int places) {
            if (house < 9) {
                return true;
            }
            if (house < 18) {
                return (places & places - 1) != 0;
            }
            for (int i = 0; i < 3; i++) {
                if ((places & ~(7 << 3 * i)) == 0 || (places & ~(0b1001001 << i)) == 0) {
                    return false;
                }
            }
            return true;
        }

        private void add(int digits, long low, long high) {
            if (size == masks.length) {
                houses = Arrays.copyOf(houses, 2 * size);
                masks = Arrays.copyOf(masks, 2 * size);
                lo = Arrays.copyOf(lo, 2 * size);
                hi = Arrays.copyOf(hi, 2 * size);
            }
            houses[size] = house;
            masks[size] = digits;
            lo[size] = low;
            hi[size++] = high;
        }
    }

    public int size() {
        return masks.length;
    }

    /// Returns the set as a fact, for a deduction.
    public Als get(int als) {
        return new Als(House.all().get(houses[als]), new CellSet(lo(als), hi(als)), new DigitSet(masks[als]));
    }

    /// Returns the digits of the set, nine bits.
    public int mask(int als) {
        return masks[als];
    }

    /// Returns those of the set's digits that a candidate elsewhere could take from it, nine bits: it sees all their places.
    public int exposed(int als) {
        return exposed[als];
    }

    /// Returns the number of the set's cells.
    public int cellCount(int als) {
        return Integer.bitCount(masks[als]) - 1;
    }

    /// Returns the low half of the set's cells.
    public long lo(int als) {
        return cells[als * 20 + 18];
    }

    /// Returns the high half of the set's cells.
    public long hi(int als) {
        return cells[als * 20 + 19];
    }

    /// Tells whether every place of the digit in one set sees every place in the other, so that it is in one at most.
    public boolean isRestricted(int one, int other, int digit) {
        return (lo(other, digit) & ~buddiesLo(one, digit)) == 0 && (hi(other, digit) & ~buddiesHi(one, digit)) == 0;
    }

    /// Tells whether a candidate outside two sets sees all places of its digit in both.
    ///
    /// @param digits the digits that count, nine bits
    public boolean haveBuddy(int one, int other, int digits) {
        for (int left = digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long low = buddiesLo(one, digit) & buddiesLo(other, digit) & ~lo(one) & ~lo(other);
            long high = buddiesHi(one, digit) & buddiesHi(other, digit) & ~hi(one) & ~hi(other);
            if ((low | high) != 0) {
                return true;
            }
        }
        return false;
    }

    /// Returns the low half of the set's places of a digit, 0 to 8.
    public long lo(int als, int digit) {
        return cells[als * 20 + 2 * digit];
    }

    /// Returns the high half of the set's places of a digit.
    public long hi(int als, int digit) {
        return cells[als * 20 + 2 * digit + 1];
    }

    /// Returns the low half of the candidates of the digit that see all the set's places of it; none when the set lacks
    /// the digit.
    public long buddiesLo(int als, int digit) {
        return buddies[als * 18 + 2 * digit];
    }

    /// Returns the high half of the same.
    public long buddiesHi(int als, int digit) {
        return buddies[als * 18 + 2 * digit + 1];
    }
}
