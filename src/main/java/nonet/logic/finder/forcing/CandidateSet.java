package nonet.logic.finder.forcing;

import java.util.Arrays;
import nonet.grid.CellSet;
import nonet.logic.position.Position;

/// A set of candidates, stored by digit. Candidates are numbered cell * 9 + digit. Not thread-safe while it is modified.
final class CandidateSet {

    /// By digit, the two halves of a [CellSet].
    private final long[] bits;

    private CandidateSet(long[] bits) {
        this.bits = bits;
    }

    /// Creates an empty set.
    CandidateSet() {
        this(new long[18]);
    }

    /// Returns the candidates of a position.
    static CandidateSet of(Position position) {
        CandidateSet set = new CandidateSet();
        for (int digit = 0; digit < 9; digit++) {
            set.bits[2 * digit] = position.lo(digit);
            set.bits[2 * digit + 1] = position.hi(digit);
        }
        return set;
    }

    CandidateSet copy() {
        return new CandidateSet(bits.clone());
    }

    boolean contains(int candidate) {
        return contains(candidate / 9, candidate % 9);
    }

    boolean contains(int cell, int digit) {
        return (bits[2 * digit + (cell >>> 6)] >>> cell & 1) != 0;
    }

    /// Returns the cells with the digit, 0 to 8.
    CellSet cells(int digit) {
        return new CellSet(bits[2 * digit], bits[2 * digit + 1]);
    }

    int size() {
        int size = 0;
        for (long word : bits) {
            size += Long.bitCount(word);
        }
        return size;
    }

    boolean isEmpty() {
        return size() == 0;
    }

    void add(int cell, int digit) {
        bits[2 * digit + (cell >>> 6)] |= 1L << cell;
    }

    void addAll(CandidateSet others) {
        for (int word = 0; word < bits.length; word++) {
            bits[word] |= others.bits[word];
        }
    }

    void retainAll(CandidateSet others) {
        for (int word = 0; word < bits.length; word++) {
            bits[word] &= others.bits[word];
        }
    }

    void set(CandidateSet others) {
        System.arraycopy(others.bits, 0, bits, 0, bits.length);
    }

    void clear() {
        Arrays.fill(bits, 0);
    }
}
