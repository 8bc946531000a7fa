package nonet.codec.api;

import java.util.Locale;

/// The words that programs and tables use for the row, the column and the digit of a given.
public final class PlaceNames {

    private PlaceNames() {}

    /// Returns what the number after a word, or below it, is: `r` for a row, `c` for a column, `v` for a value, 0 if the
    /// word does not say.
    public static char role(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "r", "row", "y", "line", "i", "rowindex", "row_index" -> 'r';
            case "c", "col", "column", "x", "j", "colindex", "columnindex", "col_index" -> 'c';
            case "v", "value", "val", "digit", "number", "num", "n", "d", "given", "clue", "solution" -> 'v';
            default -> 0;
        };
    }
}
