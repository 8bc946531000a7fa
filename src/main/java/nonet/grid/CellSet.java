package nonet.grid;

import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.IntConsumer;

/// A set of cells, iterated in the order of their index.
///
/// @param lo one bit for each of the cells 0 to 63
/// @param hi one bit for each of the cells 64 to 80, bit 0 for cell 64
public record CellSet(long lo, long hi) implements Iterable<Cell> {

    /// The empty set.
    public static final CellSet NONE = new CellSet(0, 0);

    /// All 81 cells.
    public static final CellSet ALL = new CellSet(-1L, 0x1FFFF);

    /// The order of sets by their cells, compared one by one; of two sets that begin alike, the smaller one comes first.
    public static final Comparator<CellSet> ONE_BY_ONE = CellSet::compare;

    public CellSet {
        if ((hi & ~0x1FFFFL) != 0) {
            throw new IllegalArgumentException("a bit beyond cell 80: " + Long.toHexString(hi));
        }
    }

    public static CellSet of(Cell... cells) {
        return of(List.of(cells));
    }

    public static CellSet of(Collection<Cell> cells) {
        CellSet set = NONE;
        for (Cell cell : cells) {
            set = set.with(cell);
        }
        return set;
    }

    /// Returns some of the cells of an array.
    ///
    /// @param cells indexes of cells
    /// @param chosen the places in the array, bit 0 for the first
    public static CellSet of(int[] cells, int chosen) {
        CellSet set = NONE;
        for (int place : Bits.of(chosen)) {
            set = set.with(Cell.of(cells[place]));
        }
        return set;
    }

    /// Returns the cells with a digit, without a set for each of them, because every puzzle that is read asks for it.
    ///
    /// @param values the digits of all cells, 0 for none
    static CellSet filled(byte[] values) {
        long lo = 0;
        for (int cell = 0; cell < 64; cell++) {
            lo |= values[cell] == 0 ? 0 : 1L << cell;
        }
        long hi = 0;
        for (int cell = 64; cell < 81; cell++) {
            hi |= values[cell] == 0 ? 0 : 1L << cell - 64;
        }
        return new CellSet(lo, hi);
    }

    /// Returns the cells that are in one of some sets.
    public static CellSet union(Collection<CellSet> sets) {
        CellSet union = NONE;
        for (CellSet set : sets) {
            union = union.or(set);
        }
        return union;
    }

    public boolean contains(Cell cell) {
        int index = cell.index();
        return ((index < 64 ? lo >>> index : hi >>> (index - 64)) & 1) != 0;
    }

    public boolean isEmpty() {
        return (lo | hi) == 0;
    }

    public int size() {
        return Long.bitCount(lo) + Long.bitCount(hi);
    }

    public CellSet with(Cell cell) {
        int index = cell.index();
        return index < 64 ? new CellSet(lo | 1L << index, hi) : new CellSet(lo, hi | 1L << (index - 64));
    }

    public CellSet without(Cell cell) {
        int index = cell.index();
        return index < 64 ? new CellSet(lo & ~(1L << index), hi) : new CellSet(lo, hi & ~(1L << (index - 64)));
    }

    public CellSet and(CellSet other) {
        return new CellSet(lo & other.lo, hi & other.hi);
    }

    public CellSet or(CellSet other) {
        return new CellSet(lo | other.lo, hi | other.hi);
    }

    public CellSet minus(CellSet other) {
        return new CellSet(lo & ~other.lo, hi & ~other.hi);
    }

    private static int compare(CellSet one, CellSet other) {
        Iterator<Cell> others = other.iterator();
        for (Cell cell : one) {
            int difference = others.hasNext() ? cell.compareTo(others.next()) : 1;
            if (difference != 0) {
                return difference;
            }
        }
        return one.size() - other.size();
    }

    /// Tests whether this set and another have a cell in common.
    public boolean intersects(CellSet other) {
        return (lo & other.lo | hi & other.hi) != 0;
    }

    /// Tests whether each cell of another set is in this one.
    public boolean containsAll(CellSet other) {
        return (other.lo & ~lo | other.hi & ~hi) == 0;
    }

    /// Passes the indexes of the cells, 0 to 80, to a consumer. Unlike the iterator it creates no objects.
    public void forEachIndex(IntConsumer indexes) {
        for (long left = lo; left != 0; left &= left - 1) {
            indexes.accept(Long.numberOfTrailingZeros(left));
        }
        for (long left = hi; left != 0; left &= left - 1) {
            indexes.accept(64 + Long.numberOfTrailingZeros(left));
        }
    }

    /// Returns the cell with the lowest index.
    ///
    /// @throws NoSuchElementException if the set is empty
    public Cell first() {
        return iterator().next();
    }

    @Override
    public Iterator<Cell> iterator() {
        return new Iterator<>() {
            private long low = lo;
            private long high = hi;

            @Override
            public boolean hasNext() {
                return (low | high) != 0;
            }

            @Override
            public Cell next() {
                if (low != 0) {
                    Cell cell = Cell.of(Long.numberOfTrailingZeros(low));
                    low &= low - 1;
                    return cell;
                }
                if (high == 0) {
                    throw new NoSuchElementException("no cell left");
                }
                Cell cell = Cell.of(64 + Long.numberOfTrailingZeros(high));
                high &= high - 1;
                return cell;
            }
        };
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Cell cell : this) {
            text.append(text.isEmpty() ? "" : " ").append(cell);
        }
        return text.toString();
    }
}
