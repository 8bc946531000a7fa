package nonet.grid;

/// The digits of a board as text, `.` for a blank.
public enum GridText {
    /// 81 characters.
    LINE {
        @Override
        public String of(Grid grid) {
            return grid.toString();
        }
    },
    /// Nine lines of nine.
    ROWS {
        @Override
        public String of(Grid grid) {
            StringBuilder text = new StringBuilder();
            for (int row = 0; row < 9; row++) {
                text.append(grid.toString(), row * 9, row * 9 + 9).append('\n');
            }
            return text.toString().stripTrailing();
        }
    },
    /// Boxes separated by a frame of `+`, `-` and `|`.
    FRAMED {
        @Override
        public String of(Grid grid) {
            String digits = grid.toString();
            StringBuilder text = new StringBuilder(BORDER);
            for (int row = 0; row < 9; row++) {
                for (int column = 0; column < 9; column++) {
                    text.append(column % 3 == 0 ? "| " : "")
                            .append(digits.charAt(row * 9 + column))
                            .append(' ');
                }
                text.append("|\n").append(row % 3 == 2 ? BORDER : "");
            }
            return text.toString().stripTrailing();
        }
    };

    private static final String BORDER = "+-------+-------+-------+\n";

    /// Returns the text of the grid, with `\n` between lines and none after the last.
    public abstract String of(Grid grid);
}
