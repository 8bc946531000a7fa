package nonet.generate;

/// The text form of a solution grid: nine rows of the same width, and one line break more.
public enum GridForm {
    /// Nine lines of nine digits separated by spaces, and an empty line between two grids.
    BLOCKS(18, 2) {
        @Override
        void row(byte[] digits, int from, byte[] text, int at) {
            for (int column = 0; column < 9; column++) {
                text[at + 2 * column] = (byte) ('0' + digits[from + column]);
                text[at + 2 * column + 1] = ' ';
            }
            text[at + 17] = '\n';
        }
    },
    /// One line of 81 digits.
    LINE(9, 1) {
        @Override
        void row(byte[] digits, int from, byte[] text, int at) {
            for (int column = 0; column < 9; column++) {
                text[at + column] = (byte) ('0' + digits[from + column]);
            }
        }
    };

    private final int rowWidth;
    private final int breaks;

    GridForm(int rowWidth, int breaks) {
        this.rowWidth = rowWidth;
        this.breaks = breaks;
    }

    /// Writes nine digits of `digits` from index `from` on.
    abstract void row(byte[] digits, int from, byte[] text, int at);

    /// Writes a grid of 81 digits, row by row, with its trailing line breaks.
    public void write(byte[] digits, byte[] text, int at) {
        for (int row = 0; row < 9; row++) {
            row(digits, 9 * row, text, at + row * rowWidth);
        }
        text[at + 9 * rowWidth] = '\n';
    }

    /// Returns the number of bytes of a row.
    int rowWidth() {
        return rowWidth;
    }

    /// Returns the number of bytes of a grid with its trailing line breaks.
    public int width() {
        return 9 * rowWidth + 1;
    }

    /// Returns the number of bytes that the last grid of a text takes less: it ends with a single line break.
    public int surplus() {
        return breaks - 1;
    }
}
