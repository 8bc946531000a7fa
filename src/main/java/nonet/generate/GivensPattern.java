package nonet.generate;

import java.util.Optional;
import java.util.regex.Pattern;
import nonet.grid.Cell;
import nonet.grid.CellSet;

/// Cells for givens as text: 81 characters, in one line or in rows, with `.`, `0`, `-` or `_` for a blank cell and any
/// other character for a given. Spaces, and lines between boxes, are ignored.
public final class GivensPattern {

    private static final String BLANKS = ".0-_";
    private static final Pattern RULER = Pattern.compile("(?m)^[ |+:]*-[-+|: ]*\\+[-+|: ]*$");
    private static final Pattern IGNORED = Pattern.compile("[\\s|]");

    private GivensPattern() {}

    /// Reads a pattern; empty if the text does not have 81 characters.
    public static Optional<CellSet> parse(String text) {
        String cells = compact(text);
        if (cells.length() != 81) {
            return Optional.empty();
        }
        CellSet pattern = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            if (BLANKS.indexOf(cells.charAt(cell.index())) < 0) {
                pattern = pattern.with(cell);
            }
        }
        return Optional.of(pattern);
    }

    /// Returns the number of characters that stand for cells.
    public static int length(String text) {
        return compact(text).length();
    }

    /// Returns the pattern in nine rows, with `x` for a given and `.` for a blank.
    public static String text(CellSet pattern) {
        StringBuilder text = new StringBuilder();
        for (Cell cell : Cell.all()) {
            text.append(pattern.contains(cell) ? 'x' : '.').append(cell.column() == 9 ? "\n" : "");
        }
        return text.toString();
    }

    private static String compact(String text) {
        return IGNORED.matcher(RULER.matcher(text).replaceAll("")).replaceAll("");
    }
}
