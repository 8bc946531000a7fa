package nonet.solve.fast;

/// The number of open digits in each cell of a half, and which they are, for all its cells at once. A half of a board
/// is nine words, one for each digit, from `half` on.
///
/// The methods read the first and the last word before the others: then only those two are checked against the bounds.
final class Candidates {

    private Candidates() {}

    /// Returns the cells with at least one candidate.
    static long some(long[] words, int half) {
        return words[half]
                | words[half + 8]
                | (words[half + 1] | words[half + 2] | words[half + 3])
                | (words[half + 4] | words[half + 5] | words[half + 6] | words[half + 7]);
    }

    /// Returns the cells with at least two candidates: two in the same three digits, or in different threes.
    static long several(long[] words, int half) {
        long one = words[half];
        long nine = words[half + 8];
        long two = words[half + 1];
        long three = words[half + 2];
        long four = words[half + 3];
        long five = words[half + 4];
        long six = words[half + 5];
        long seven = words[half + 6];
        long eight = words[half + 7];
        return two(one, two, three)
                | two(four, five, six)
                | two(seven, eight, nine)
                | two(one | two | three, four | five | six, seven | eight | nine);
    }

    /// Returns the cells with exactly two candidates.
    static long two(long[] words, int half) {
        return twoOrThree(words, half) & ~odd(words, half);
    }

    /// Returns the cells with two or three candidates.
    ///
    /// Three digits at a time are added as numbers of two bits. The number of candidates is the sum of the low bits, at
    /// most one after their own carry, and twice the number of high bits; it is two or three if just one of these is set.
    static long twoOrThree(long[] words, int half) {
        long one = words[half];
        long nine = words[half + 8];
        long two = words[half + 1];
        long three = words[half + 2];
        long four = words[half + 3];
        long five = words[half + 4];
        long six = words[half + 5];
        long seven = words[half + 6];
        long eight = words[half + 7];
        long high1 = two(one, two, three);
        long high2 = two(four, five, six);
        long high3 = two(seven, eight, nine);
        long high = two(one ^ two ^ three, four ^ five ^ six, seven ^ eight ^ nine);
        return (high ^ high1 ^ high2 ^ high3) & ~two(high1, high2, high3);
    }

    /// Returns the cells with an odd number of candidates.
    static long odd(long[] words, int half) {
        return words[half]
                ^ words[half + 8]
                ^ (words[half + 1] ^ words[half + 2] ^ words[half + 3])
                ^ (words[half + 4] ^ words[half + 5] ^ words[half + 6] ^ words[half + 7]);
    }

    /// Returns the sum, without carries, of the digits for which a cell of a half is open: the digit itself if there is
    /// one only, and the exclusive or of the digits if there are two.
    static int sum(long[] words, int half, int bit) {
        return sum(ones(words, half), twos(words, half), fours(words, half), words[half + 8], bit);
    }

    /// Returns that sum for one cell of the sums for all cells, of which each word has one bit.
    static int sum(long ones, long twos, long fours, long eights, int bit) {
        return (int)
                (ones >>> bit & 1 | (twos >>> bit & 1) << 1 | (fours >>> bit & 1) << 2 | (eights >>> bit & 1) << 3);
    }

    static long ones(long[] words, int half) {
        return words[half + 1] ^ words[half + 7] ^ words[half + 3] ^ words[half + 5];
    }

    static long twos(long[] words, int half) {
        return words[half + 2] ^ words[half + 7] ^ words[half + 3] ^ words[half + 6];
    }

    static long fours(long[] words, int half) {
        return words[half + 4] ^ words[half + 7] ^ words[half + 5] ^ words[half + 6];
    }

    /// Returns the bits that at least two of three sets have.
    private static long two(long a, long b, long c) {
        return a & b | (a | b) & c;
    }
}
