package nonet.photo;

import nonet.photo.digit.DigitNet;

/// The possible contents of a cell, with probabilities.
///
/// @param probabilities the probability of a blank and of the digits 1 to 9
/// @param hasMarks whether the cell holds small marks rather than nothing or a digit
/// @param ink the amount of ink in the center of the cell
@SuppressWarnings("ArrayRecordComponent")
public record CellReading(float[] probabilities, boolean hasMarks, float ink) {

    public CellReading {
        probabilities = probabilities.clone();
    }

    /// Returns the choice for the classes of the network; a blank is either empty or holds marks.
    static CellReading of(float[] classes, float ink) {
        float[] probabilities = new float[10];
        System.arraycopy(classes, 0, probabilities, 0, 10);
        probabilities[0] += classes[DigitNet.MARKS];
        CellReading choice = new CellReading(probabilities, false, ink);
        boolean marks = choice.first() == 0 && classes[DigitNet.MARKS] > classes[0];
        return new CellReading(probabilities, marks, ink);
    }

    /// Returns the choice of a blank with marks, and the digit as its second choice.
    CellReading asMarks() {
        float[] swapped = probabilities.clone();
        swapped[0] = probabilities[first()];
        swapped[first()] = probabilities[0];
        return new CellReading(swapped, true, ink);
    }

    @Override
    public float[] probabilities() {
        return probabilities.clone();
    }

    /// Returns the probability of a digit, or of a blank for 0.
    public float of(int digit) {
        return probabilities[digit];
    }

    /// Returns the most probable digit, 0 for a blank.
    public int first() {
        return best(-1);
    }

    /// Returns the second most probable digit, 0 for a blank.
    public int second() {
        return best(first());
    }

    /// Tests whether two digits are the most probable ones, in any order.
    boolean isBetween(int one, int other) {
        return first() == one && second() == other || first() == other && second() == one;
    }

    /// Returns the probability of the most probable digit.
    float bestDigit() {
        return of(first() == 0 ? second() : first());
    }

    private int best(int except) {
        int best = except == 0 ? 1 : 0;
        for (int digit = best + 1; digit < 10; digit++) {
            best = digit != except && probabilities[digit] > probabilities[best] ? digit : best;
        }
        return best;
    }

    /// Returns the logarithm of the odds of the first choice against another digit, 0 for a blank.
    double odds(int digit) {
        return StrictMath.log(Math.max(1e-9, of(first()))) - StrictMath.log(Math.max(1e-9, of(digit)));
    }
}
