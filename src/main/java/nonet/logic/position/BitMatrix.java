package nonet.logic.position;

import java.util.Arrays;
import java.util.function.IntConsumer;

/// A matrix of bits. Each row is a set of column numbers, stored in words of 64 columns, so that loops combine many
/// columns at once. Safe for use by several threads once it is filled.
public final class BitMatrix {

    private final int words;
    private final long[] bits;

    public BitMatrix(int rows, int columns) {
        this.words = words(columns);
        this.bits = new long[rows * words];
    }

    /// Returns the number of words that hold some columns.
    static int words(int columns) {
        return columns + 63 >>> 6;
    }

    /// Returns the number of words of a row.
    public int words() {
        return words;
    }

    public boolean get(int row, int column) {
        return (bits[row * words + (column >>> 6)] >>> column & 1) != 0;
    }

    public void set(int row, int column) {
        bits[row * words + (column >>> 6)] |= 1L << column;
    }

    /// Returns a word of a row: the columns from 64 * word on.
    public long word(int row, int word) {
        return bits[row * words + word];
    }

    /// Replaces a word of a row.
    public void setWord(int row, int word, long columns) {
        bits[row * words + word] = columns;
    }

    /// Adds columns to a word of a row.
    public void orWord(int row, int word, long columns) {
        bits[row * words + word] |= columns;
    }

    /// Adds the columns of a row of another matrix, which has as many columns.
    public void or(int row, BitMatrix other, int otherRow) {
        int to = row * words;
        int from = otherRow * words;
        for (int word = 0; word < words; word++) {
            bits[to + word] |= other.bits[from + word];
        }
    }

    /// Adds the columns of a set.
    public void or(int row, BitVector set) {
        for (int word = 0; word < words; word++) {
            bits[row * words + word] |= set.word(word);
        }
    }

    /// Removes the columns of a row of another matrix, which has as many columns.
    public void andNot(int row, BitMatrix other, int otherRow) {
        int to = row * words;
        int from = otherRow * words;
        for (int word = 0; word < words; word++) {
            bits[to + word] &= ~other.bits[from + word];
        }
    }

    /// Adds all columns of another matrix of the same size.
    public void or(BitMatrix other) {
        for (int at = 0; at < bits.length; at++) {
            bits[at] |= other.bits[at];
        }
    }

    public void clear() {
        Arrays.fill(bits, 0);
    }

    /// Returns the number of columns of a row.
    public int count(int row) {
        int count = 0;
        for (int word = 0; word < words; word++) {
            count += Long.bitCount(bits[row * words + word]);
        }
        return count;
    }

    /// Returns the columns of a row, in ascending order.
    public int[] toArray(int row) {
        int[] columns = new int[count(row)];
        int count = 0;
        for (int word = 0; word < words; word++) {
            for (long left = bits[row * words + word]; left != 0; left &= left - 1) {
                columns[count++] = (word << 6) + Long.numberOfTrailingZeros(left);
            }
        }
        return columns;
    }

    public boolean isEmpty(int row) {
        return count(row) == 0;
    }

    /// Passes the columns of a row to a consumer, in ascending order.
    public void forEach(int row, IntConsumer columns) {
        for (int word = 0; word < words; word++) {
            BitVector.forEach(bits[row * words + word], word, columns);
        }
    }
}
