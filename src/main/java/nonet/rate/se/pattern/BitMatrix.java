package nonet.rate.se.pattern;

import java.util.function.IntUnaryOperator;
import nonet.grid.Bits;

/// Nine rows of nine bits: the candidates of the cells of a house, the places of the digits in a house, or the places of a
/// digit in parallel lines. In each of these, rows that have as many bits together as they are rows are a locked set: a
/// naked subset, a hidden subset, or a fish.
final class BitMatrix {

    private final int[] rows;

    private BitMatrix(int[] rows) {
        this.rows = rows;
    }

    /// Returns the matrix of nine rows.
    ///
    /// @param row returns the bits of the row with an index
    static BitMatrix of(IntUnaryOperator row) {
        int[] rows = new int[9];
        for (int index = 0; index < 9; index++) {
            rows[index] = row.applyAsInt(index);
        }
        return new BitMatrix(rows);
    }

    /// Returns the rows that can be in a locked set: those with at least two bits and not more than it has rows.
    int fitting(int size) {
        int fitting = 0;
        for (int row = 0; row < 9; row++) {
            int count = Integer.bitCount(rows[row]);
            if (count >= 2 && count <= size) {
                fitting |= 1 << row;
            }
        }
        return fitting;
    }

    /// Returns the bits of some rows together.
    int union(int some) {
        int union = 0;
        for (int row : Bits.of(some)) {
            union |= rows[row];
        }
        return union;
    }
}
