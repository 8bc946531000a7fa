package nonet.generate;

/// How a final grid stands in a text: nine rows of the same width, and one line break more.
public enum GridForm {
    /// Nine lines of nine digits with blanks between them, and an empty line between two grids.
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

    /// Writes the nine digits that stand in `digits` from `from` on.
    abstract void row(byte[] digits, int from, byte[] text, int at);

    /// Writes a grid of 81 digits, row by row, with the line breaks behind it.
    public void write(byte[] digits, byte[] text, int at) {
        for (int row = 0; row < 9; row++) {
            row(digits, 9 * row, text, at + row * rowWidth);
        }
        text[at + 9 * rowWidth] = '\n';
    }

    /// Returns how many bytes a row takes.
    int rowWidth() {
        return rowWidth;
    }

    /// Returns how many bytes a grid takes, with the line breaks behind it.
    public int width() {
        return 9 * rowWidth + 1;
    }

    /// Returns how many bytes less the last grid of a text takes: there is one line break behind it.
    public int surplus() {
        return breaks - 1;
    }
}
