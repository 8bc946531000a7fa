package nonet.rate.se.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import org.jspecify.annotations.Nullable;

/// The candidates that a step removes, by cell. Immutable.
public final class Eliminations {

    /// No candidate.
    public static final Eliminations NONE = new Eliminations(new int[0]);

    /// For each cell concerned, in rising order, `cell << 9 | digits`.
    private final int[] entries;

    private Eliminations(int[] entries) {
        this.entries = entries;
    }

    /// Returns the removal of the digits of a mask from one cell.
    public static Eliminations of(int cell, int digits) {
        return new Eliminations(new int[] {cell << 9 | digits});
    }

    /// Returns the number of cells concerned.
    public int cells() {
        return entries.length;
    }

    /// Returns a cell concerned, in rising order.
    public int cell(int index) {
        return entries[index] >>> 9;
    }

    /// Returns the mask of the digits removed from a cell.
    public int digits(int index) {
        return entries[index] & 0x1FF;
    }

    /// Tests whether a candidate, `cell * 9 + digit`, is removed.
    public boolean contains(int candidate) {
        for (int entry : entries) {
            if (entry >>> 9 == candidate / 9) {
                return (entry >>> candidate % 9 & 1) != 0;
            }
        }
        return false;
    }

    /// Returns the candidates by cell and digit.
    public List<Candidate> candidates() {
        List<Candidate> candidates = new ArrayList<>();
        for (int entry : entries) {
            for (int digit = 0; digit < 9; digit++) {
                if ((entry >>> digit & 1) != 0) {
                    candidates.add(Candidate.of(entry >>> 9, digit));
                }
            }
        }
        return List.copyOf(candidates);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Eliminations eliminations && Arrays.equals(entries, eliminations.entries);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(entries);
    }

    /// Collects the candidates that a pattern removes from one board.
    public static final class Builder {

        private final int[] digits = new int[81];
        private long lo;
        private long hi;

        /// Tests whether nothing was added.
        public boolean isEmpty() {
            return (lo | hi) == 0;
        }

        /// Adds those candidates of a cell that are in a mask.
        public void add(RatingBoard board, int cell, int mask) {
            int removed = board.candidates[cell] & mask;
            if (removed != 0) {
                digits[cell] |= removed;
                lo |= Geometry.bitLo(cell);
                hi |= Geometry.bitHi(cell);
            }
        }

        /// Adds the candidates in a mask of the cells at some places of a house.
        public void addPlaces(RatingBoard board, int house, int places, int mask) {
            for (int place : Bits.of(places)) {
                add(board, Geometry.cell(house, place), mask);
            }
        }

        /// Adds the candidates in a mask of a set of cells.
        public void addCells(RatingBoard board, long cellsLo, long cellsHi, int mask) {
            new CellSet(cellsLo, cellsHi).forEachIndex(cell -> add(board, cell, mask));
        }

        /// Returns what was added, and starts again with nothing.
        public Eliminations build() {
            int[] entries = new int[Long.bitCount(lo) + Long.bitCount(hi)];
            int count = 0;
            for (long left = lo; left != 0; left &= left - 1) {
                entries[count++] = take(Long.numberOfTrailingZeros(left));
            }
            for (long left = hi; left != 0; left &= left - 1) {
                entries[count++] = take(64 + Long.numberOfTrailingZeros(left));
            }
            lo = 0;
            hi = 0;
            return new Eliminations(entries);
        }

        private int take(int cell) {
            int entry = cell << 9 | digits[cell];
            digits[cell] = 0;
            return entry;
        }
    }
}
