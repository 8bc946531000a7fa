package nonet.logic.position;

import java.util.Arrays;
import java.util.function.IntConsumer;

/// A set of numbers, as a row of a [BitMatrix]. Not thread-safe while it is modified.
public final class BitVector {

    private final long[] bits;

    /// Creates an empty set.
    ///
    /// @param size the numbers that may be in the set are below this one
    public BitVector(int size) {
        this.bits = new long[BitMatrix.words(size)];
    }

    public boolean get(int number) {
        return (bits[number >>> 6] >>> number & 1) != 0;
    }

    public void set(int number) {
        bits[number >>> 6] |= 1L << number;
    }

    /// Returns the number of words.
    public int words() {
        return bits.length;
    }

    /// Returns a word of the set: the numbers from 64 * word on.
    public long word(int word) {
        return bits[word];
    }

    /// Replaces a word of the set.
    public void setWord(int word, long numbers) {
        bits[word] = numbers;
    }

    /// Adds numbers to a word of the set.
    public void orWord(int word, long numbers) {
        bits[word] |= numbers;
    }

    /// Adds a row of a matrix.
    public void or(BitMatrix matrix, int row) {
        for (int word = 0; word < bits.length; word++) {
            bits[word] |= matrix.word(row, word);
        }
    }

    public void clear() {
        Arrays.fill(bits, 0);
    }

    /// Adds all numbers.
    public void fill() {
        Arrays.fill(bits, -1);
    }

    /// Passes the numbers to a consumer, in ascending order.
    public void forEach(IntConsumer numbers) {
        for (int word = 0; word < bits.length; word++) {
            forEach(bits[word], word, numbers);
        }
    }

    /// Passes the numbers of a word to a consumer, in ascending order.
    ///
    /// @param word the index of the word, which counts 64 numbers each
    public static void forEach(long bits, int word, IntConsumer numbers) {
        for (long left = bits; left != 0; left &= left - 1) {
            numbers.accept((word << 6) + Long.numberOfTrailingZeros(left));
        }
    }
}
