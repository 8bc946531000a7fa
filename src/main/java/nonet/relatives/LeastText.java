package nonet.relatives;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// The least text of a puzzle, and one of the arrangements that read so.
///
/// @param text 81 digits, 0 for a blank
/// @param ways the number of arrangements that read so
/// @param lines moves the lines to their places in the arrangement
record LeastText(String text, long ways, Isomorphism lines) {

    /// Returns the least text.
    ///
    /// @param digits those of the text
    /// @param rows the row in each place, or the column if the arrangement transposes
    /// @param columns the column in each place, or the row if the arrangement transposes
    static LeastText of(byte[] digits, long ways, int[] rows, int[] columns, boolean transposed) {
        byte[] text = new byte[digits.length];
        for (int cell = 0; cell < text.length; cell++) {
            text[cell] = (byte) ('0' + digits[cell]);
        }
        int[] rowTo = new int[9];
        int[] columnTo = new int[9];
        for (int place = 0; place < 9; place++) {
            rowTo[rows[place]] = place;
            columnTo[columns[place]] = place;
        }
        return new LeastText(
                new String(text, StandardCharsets.US_ASCII),
                ways,
                transposed ? Isomorphism.ofLines(columnTo, rowTo, true) : Isomorphism.ofLines(rowTo, columnTo, false));
    }

    /// Returns the isomorphism that turns a puzzle with these values into the text. Digits that do not occur get the
    /// remaining ones.
    Isomorphism isomorphism(byte[] values) {
        int[] digits = new int[9];
        Arrays.fill(digits, -1);
        int used = 0;
        for (int cell = 0; cell < values.length; cell++) {
            if (values[cell] != 0) {
                digits[values[cell] - 1] = text.charAt(lines.cell(cell)) - '1';
                used |= 1 << digits[values[cell] - 1];
            }
        }
        for (int digit = 0; digit < 9; digit++) {
            if (digits[digit] < 0) {
                digits[digit] = Integer.numberOfTrailingZeros(~used);
                used |= 1 << digits[digit];
            }
        }
        return lines.then(Isomorphism.ofDigits(digits));
    }
}
