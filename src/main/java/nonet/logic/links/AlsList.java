package nonet.logic.links;

import nonet.deduce.Als;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.position.Delta;
import nonet.logic.position.IncrementalIndex;
import nonet.logic.position.Position;

/// The almost locked sets of a position, by size, then by house and cells. A set inside two houses is listed once.
/// Cells are given as halves of a [CellSet] for each set and digit, so that finders create no objects.
public final class AlsList {

    private static final IncrementalIndex<AlsList> INDEX = IncrementalIndex.of(
            position -> make(position, new HouseAls[27], Delta.EVERYWHERE),
            (position, earlier, delta) -> make(position, earlier.found.clone(), delta));

    private final HouseAls[] found;

    /// By digit, the two halves of the cells that have it as a candidate.
    private final long[] candidates = new long[18];

    private final int[] houses;
    private final int[] masks;
    private final int[] removable;
    private final long[] cells;
    private final long[] peers;

    private AlsList(HouseAls[] found, Position position) {
        this.found = found;
        for (int digit = 0; digit < 9; digit++) {
            candidates[2 * digit] = position.lo(digit);
            candidates[2 * digit + 1] = position.hi(digit);
        }
        int size = 0;
        for (HouseAls each : found) {
            size += each.size();
        }
        this.houses = new int[size];
        this.masks = new int[size];
        this.removable = new int[size];
        this.cells = new long[size * 2];
        this.peers = new long[size * 18];
        int als = 0;
        for (int cells = 1; cells <= HouseAls.LARGEST; cells++) {
            for (int house = 0; house < 27; house++) {
                for (int i = found[house].first(cells); i < found[house].first(cells + 1); i++) {
                    houses[als] = house;
                    add(als++, found[house], i);
                }
            }
        }
    }

    private void add(int als, HouseAls from, int i) {
        masks[als] = from.mask(i);
        CellSet of = from.setCells(i);
        cells[als * 2] = of.lo();
        cells[als * 2 + 1] = of.hi();
        for (int digit : Bits.of(masks[als])) {
            long seenLo = from.seenLo(i, digit) & candidates[2 * digit];
            long seenHi = from.seenHi(i, digit) & candidates[2 * digit + 1];
            peers[als * 18 + 2 * digit] = seenLo;
            peers[als * 18 + 2 * digit + 1] = seenHi;
            removable[als] |= (seenLo | seenHi) != 0 ? 1 << digit : 0;
        }
    }

    /// Returns the almost locked sets of a position.
    public static AlsList of(Position position) {
        return INDEX.of(position);
    }

    /// @param found the sets of an earlier position by house, reused for houses without changes
    private static AlsList make(Position position, HouseAls[] found, Delta delta) {
        for (int house = 0; house < 27; house++) {
            if (delta.touchesHouse(house)) {
                found[house] = HouseAls.of(position, house);
            }
        }
        return new AlsList(found, position);
    }

    /// Tests whether locked sets, such as naked pairs, eliminate nothing more.
    public boolean areLockedSetsExhausted(Position position) {
        for (HouseAls sets : found) {
            if (sets.canLock(position)) {
                return false;
            }
        }
        return true;
    }

    public int size() {
        return masks.length;
    }

    /// Returns the set as a fact for deductions.
    public Als get(int als) {
        return new Als(House.at(houses[als]), cells(als), new DigitSet(masks[als]));
    }

    /// Returns the sets with a cell that has changed, as a row of bits.
    public long[] changed(Delta delta) {
        long[] row = new long[size() + 63 >>> 6];
        for (int als = 0; als < size(); als++) {
            row[als >>> 6] |= delta.touches(cells(als)) ? 1L << als : 0;
        }
        return row;
    }

    /// Returns the digits of the set, nine bits.
    public int mask(int als) {
        return masks[als];
    }

    /// Returns the digits of the set that a candidate outside can remove, nine bits: it sees all their places.
    public int removableDigits(int als) {
        return removable[als];
    }

    /// Returns the number of the set's cells.
    public int cellCount(int als) {
        return Integer.bitCount(masks[als]) - 1;
    }

    /// Returns the set's cells.
    public CellSet cells(int als) {
        return new CellSet(cells[als * 2], cells[als * 2 + 1]);
    }

    /// Tests whether a candidate outside two sets sees all places of its digit in both.
    ///
    /// @param digits the digits to consider, nine bits
    public boolean haveCommonPeer(int one, int other, int digits) {
        for (int digit : Bits.of(digits)) {
            if (!commonPeers(one, other, digit).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /// Returns the set's places of a digit, 0 to 8.
    public CellSet places(int als, int digit) {
        return cells(als).and(new CellSet(candidates[2 * digit], candidates[2 * digit + 1]));
    }

    /// Returns the candidates of the digit that see all its places in the set; none if the set lacks the digit.
    public CellSet peers(int als, int digit) {
        int at = als * 18 + 2 * digit;
        return new CellSet(peers[at], peers[at + 1]);
    }

    /// Returns the candidates of the digit outside two sets that see all its places in both.
    public CellSet commonPeers(int one, int other, int digit) {
        return peers(one, digit).and(peers(other, digit)).minus(cells(one)).minus(cells(other));
    }
}
