package nonet.codec.text;

import java.util.regex.Pattern;
import nonet.codec.api.Symbols;
import org.jspecify.annotations.Nullable;

/// The cells of a line that is neither a row of nine nor 81 cells.
///
/// @param cells a digit for each cell, 0 for a blank
/// @param first the column of the first non-blank character, from 1
/// @param last the column of the last cell, from 1
/// @param foreign the first character that is neither a cell nor a separator, or null
/// @param column the column of that character, from 1
public record CellsOfLine(
        String cells, int first, int last, @Nullable String foreign, int column) {

    private static final Pattern DATE = Pattern.compile("\\s*(?:\\d{4}-\\d\\d-\\d\\d|\\d\\d\\.\\d\\d\\.\\d{4})\\s*");

    private static final String SEPARATORS = " \t,;|+-!";

    /// Returns the cells of a line, or null if it does not consist mostly of cells.
    public static @Nullable CellsOfLine of(String line) {
        StringBuilder cells = new StringBuilder();
        int first = 0;
        int last = 0;
        int letters = 0;
        int foreign = -1;
        int signs = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            boolean digit = c >= '1' && c <= '9';
            first = first == 0 && c > ' ' ? i + 1 : first;
            signs += c > ' ' ? 1 : 0;
            if (digit || Symbols.isBlank(c)) {
                cells.append(digit ? c : '0');
                last = i + 1;
                letters = 0;
            } else if (SEPARATORS.indexOf(c) < 0) {
                foreign = foreign < 0 ? i : foreign;
                // Two consecutive letters are a word, which means a heading rather than a row with a typo.
                letters = Character.isLetter(c) ? letters + 1 : 0;
                if (letters > 1) {
                    return null;
                }
            }
        }
        int size = cells.length();
        boolean date = line.length() < 80 && size < 11 && DATE.matcher(line).matches();
        if (size == 0 || date || foreign >= 0 && (size < 5 || size * 2 <= signs)) {
            return null;
        }
        String odd = foreign < 0 ? null : Character.toString(line.codePointAt(foreign));
        return new CellsOfLine(cells.toString(), first, last, odd, line.codePointCount(0, Math.max(0, foreign)) + 1);
    }

    int size() {
        return cells.length();
    }

    boolean isWhole() {
        return foreign == null;
    }
}
