package nonet.grid;

import java.util.OptionalInt;

/// Whole numbers in texts of any content.
public final class Numbers {

    private Numbers() {}

    /// Returns the number that a text writes with the digits 0 to 9, behind a minus if it is negative; empty if the text
    /// has any other form or the number is out of bounds. Never fails, however long the text is.
    ///
    /// @param least the smallest number
    /// @param most the largest number
    public static OptionalInt parse(CharSequence text, int least, int most) {
        boolean negative = !text.isEmpty() && text.charAt(0) == '-';
        int first = negative ? 1 : 0;
        long value = 0;
        for (int i = first; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return OptionalInt.empty();
            }
            value = Math.min(value * 10 + digit, 1L << 32);
        }
        long number = negative ? -value : value;
        return text.length() == first || negative && value == 0 || number < least || number > most
                ? OptionalInt.empty()
                : OptionalInt.of((int) number);
    }
}
