package nonet.codec.api;

import org.jspecify.annotations.Nullable;

/// Nine rows of nine cells joined by one sign that is no cell of them, such as `53..7....-6..195...-…`.
public final class JoinedRows {

    private static final int LENGTH = 89;

    private JoinedRows() {}

    /// Returns the 81 cells, or null if the text is anything else.
    public static @Nullable String cells(String text) {
        if (text.length() != LENGTH) {
            return null;
        }
        char sign = text.charAt(9);
        StringBuilder cells = new StringBuilder(81);
        for (int i = 0; i < LENGTH; i++) {
            char c = text.charAt(i);
            boolean cell = c != sign && Symbols.isCell(c);
            if (i % 10 == 9 ? c != sign : !cell) {
                return null;
            }
            if (cell) {
                cells.append(c);
            }
        }
        return cells.toString();
    }
}
