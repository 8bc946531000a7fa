package nonet.grid;

import java.util.Iterator;
import java.util.NoSuchElementException;

/// A set of digits, iterated in ascending order.
///
/// @param mask nine bits, bit 0 for the digit 1 up to bit 8 for 9
public record DigitSet(int mask) implements Iterable<Digit> {

    /// The empty set.
    public static final DigitSet NONE = new DigitSet(0);

    /// All nine digits.
    public static final DigitSet ALL = new DigitSet(0x1FF);

    public DigitSet {
        if (mask < 0 || mask > 0x1FF) {
            throw new IllegalArgumentException("not a set of digits: " + mask);
        }
    }

    /// Returns the set of some digits.
    public static DigitSet of(Digit... digits) {
        int mask = 0;
        for (Digit digit : digits) {
            mask |= digit.mask();
        }
        return new DigitSet(mask);
    }

    public boolean contains(Digit digit) {
        return (mask & digit.mask()) != 0;
    }

    public boolean isEmpty() {
        return mask == 0;
    }

    public int size() {
        return Integer.bitCount(mask);
    }

    public DigitSet with(Digit digit) {
        return new DigitSet(mask | digit.mask());
    }

    public DigitSet without(Digit digit) {
        return new DigitSet(mask & ~digit.mask());
    }

    public DigitSet and(DigitSet other) {
        return new DigitSet(mask & other.mask);
    }

    public DigitSet or(DigitSet other) {
        return new DigitSet(mask | other.mask);
    }

    public DigitSet minus(DigitSet other) {
        return new DigitSet(mask & ~other.mask);
    }

    /// Returns the smallest digit.
    ///
    /// @throws NoSuchElementException if the set is empty
    public Digit first() {
        if (mask == 0) {
            throw new NoSuchElementException("no digit");
        }
        return Digit.at(Integer.numberOfTrailingZeros(mask));
    }

    @Override
    public Iterator<Digit> iterator() {
        return new Iterator<>() {
            private int left = mask;

            @Override
            public boolean hasNext() {
                return left != 0;
            }

            @Override
            public Digit next() {
                if (left == 0) {
                    throw new NoSuchElementException("no digit left");
                }
                Digit digit = Digit.at(Integer.numberOfTrailingZeros(left));
                left &= left - 1;
                return digit;
            }
        };
    }

    /// Returns the digits in ascending order, such as `259`.
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Digit digit : this) {
            text.append(digit.value());
        }
        return text.toString();
    }
}
