package nonet.generate;

/// Checks grids by the rules of sudoku alone.
final class Validity {

    private Validity() {}

    /// Fails unless the 81 digits, numbers or characters, that stand in `digits` from `from` on make a solution grid.
    static void check(byte[] digits, int from) {
        long rows = 0;
        long columns = 0;
        long boxes = 0;
        for (int band = 0; band < 3; band++) {
            boxes = 0;
            for (int cell = 27 * band; cell < 27 * band + 27; cell++) {
                long bit = 1L << (digits[from + cell] & 15) - 1;
                rows = cell % 9 == 0 ? bit : rows | bit;
                boxes |= bit << 9 * (cell % 9 / 3);
                if (cell % 9 == 8 && rows != 0x1FF) {
                    throw new AssertionError("not all digits in a row: " + text(digits, from));
                }
            }
            if (boxes != (1L << 27) - 1) {
                throw new AssertionError("not all digits in a box: " + text(digits, from));
            }
        }
        for (int column = 0; column < 9; column++) {
            columns = 0;
            for (int row = 0; row < 9; row++) {
                columns |= 1L << (digits[from + 9 * row + column] & 15) - 1;
            }
            if (columns != 0x1FF) {
                throw new AssertionError("not all digits in a column: " + text(digits, from));
            }
        }
    }

    private static String text(byte[] digits, int from) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < from + 81; i++) {
            text.append(digits[i] & 15);
        }
        return text.toString();
    }
}
