package nonet.solve.fast;

import java.util.Arrays;

/// The cells and digits that often fail in a search, by its dead ends: they are guessed first, since every
/// guess before them multiplies the work (Boussemart and others, *Boosting systematic search by weighting constraints*).
///
/// A dead end becomes visible in cells that have no candidate left, or in a digit that has no place left; on hard puzzles
/// seven of eight do in a digit.
final class DeadEnds {

    private static final float PER_CELL = 0.5f;
    private static final float PER_DIGIT = 0.2f;

    private final int[] inCell = new int[81];

    /// The factor of each cell's cost, 1 or less.
    private final float[] cellFactors = new float[81];

    /// The weight of each digit, 1 or more, and its reciprocal, the factor of the cost of its candidates.
    private final float[] digitWeights = new float[9];

    private final float[] digitFactors = new float[9];

    private long upper;
    private long lower;
    private boolean any = true;

    /// Forgets the previous search.
    void clear() {
        if (any) {
            Arrays.fill(inCell, 0);
            Arrays.fill(cellFactors, 1);
            Arrays.fill(digitWeights, 1);
            Arrays.fill(digitFactors, 1);
            upper = 0;
            lower = 0;
            any = false;
        }
    }

    void addDigit(int digit) {
        digitWeights[digit] += PER_DIGIT;
        digitFactors[digit] = 1 / digitWeights[digit];
        any = true;
    }

    void addCells(long emptyUpper, long emptyLower) {
        add(0, emptyUpper);
        add(Masks.UPPER_CELLS, emptyLower);
        upper |= emptyUpper;
        lower |= emptyLower;
        any = true;
    }

    private void add(int first, long cells) {
        for (long left = cells; left != 0; left &= left - 1) {
            int cell = first + Long.numberOfTrailingZeros(left);
            cellFactors[cell] = 1 / (1 + PER_CELL * ++inCell[cell]);
        }
    }

    /// Returns the upper half of the cells that showed a dead end.
    long upper() {
        return upper;
    }

    long lower() {
        return lower;
    }

    float cellFactor(int cell) {
        return cellFactors[cell];
    }

    float digitWeight(int digit) {
        return digitWeights[digit];
    }

    float digitFactor(int digit) {
        return digitFactors[digit];
    }
}
