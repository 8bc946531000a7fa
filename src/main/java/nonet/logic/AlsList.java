package nonet.logic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Als;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// The almost locked sets of a position, by size, then by house and cells; a set inside two houses is there once. Halves
/// of sets of cells are given for each set and digit, so that finders need no objects.
public final class AlsList {

    private final List<Als> sets;
    private final int[] masks;
    private final long[] cells;
    private final long[] buddies;

    private AlsList(List<Als> sets, Position position) {
        this.sets = List.copyOf(sets);
        this.masks = new int[sets.size()];
        this.cells = new long[sets.size() * 20];
        this.buddies = new long[sets.size() * 18];
        for (int als = 0; als < masks.length; als++) {
            CellSet all = sets.get(als).cells();
            masks[als] = sets.get(als).digits().mask();
            cells[als * 20 + 18] = all.lo();
            cells[als * 20 + 19] = all.hi();
            for (int digits = masks[als]; digits != 0; digits &= digits - 1) {
                int digit = Integer.numberOfTrailingZeros(digits);
                long lo = all.lo() & position.lo(digit);
                long hi = all.hi() & position.hi(digit);
                cells[als * 20 + 2 * digit] = lo;
                cells[als * 20 + 2 * digit + 1] = hi;
                buddies[als * 18 + 2 * digit] = Geometry.commonPeersLo(lo, hi) & position.lo(digit);
                buddies[als * 18 + 2 * digit + 1] = Geometry.commonPeersHi(lo, hi) & position.hi(digit);
            }
        }
    }

    static AlsList of(Position position) {
        Set<CellSet> known = new HashSet<>();
        List<Als> sets = new ArrayList<>();
        for (House house : House.all()) {
            grow(position, house, 0, CellSet.NONE, 0, known, sets);
        }
        sets.sort(Comparator.comparingInt(als -> als.cells().size()));
        return new AlsList(sets, position);
    }

    private static void grow(
            Position position, House house, int from, CellSet chosen, int mask, Set<CellSet> known, List<Als> sets) {
        for (int place = from; place < 9; place++) {
            int cell = house.cells().get(place).index();
            if (position.mask(cell) != 0) {
                CellSet with = chosen.with(house.cells().get(place));
                int digits = mask | position.mask(cell);
                if (Integer.bitCount(digits) == with.size() + 1 && known.add(with)) {
                    sets.add(new Als(house, with, new DigitSet(digits)));
                }
                grow(position, house, place + 1, with, digits, known, sets);
            }
        }
    }

    public int size() {
        return masks.length;
    }

    /// Returns the set as a fact, for a deduction.
    public Als get(int als) {
        return sets.get(als);
    }

    /// Returns the digits of the set, nine bits.
    public int mask(int als) {
        return masks[als];
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
