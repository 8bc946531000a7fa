package nonet.grid;

/// One of the nine digits.
public enum Digit {
    ONE,
    TWO,
    THREE,
    FOUR,
    FIVE,
    SIX,
    SEVEN,
    EIGHT,
    NINE;

    private static final Digit[] ALL = values();

    /// Returns the digit with this value, 1 to 9.
    ///
    /// @throws IllegalArgumentException if the value is out of range
    public static Digit of(int value) {
        if (value < 1 || value > 9) {
            throw new IllegalArgumentException("not a digit: " + value);
        }
        return ALL[value - 1];
    }

    /// Returns the digit with this ordinal, 0 to 8.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public static Digit at(int ordinal) {
        return ALL[ordinal];
    }

    /// Returns the value, 1 to 9.
    public int value() {
        return ordinal() + 1;
    }

    /// Returns this digit's bit in a candidate mask: bit 0 for 1, up to bit 8 for 9.
    public int mask() {
        return 1 << ordinal();
    }

    @Override
    public String toString() {
        return Integer.toString(value());
    }
}
