package nonet.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.House;

/// Names of cells, sets of cells and houses: `r3c5`; `r12c4` for r1c4 and r2c4; `r1c1,r2c5`; `r3`, `c4`, `b5`. Names
/// are case-insensitive.
public final class Names {

    private static final Pattern CELL = Pattern.compile("r([1-9])c([1-9])");
    private static final Pattern CELLS = Pattern.compile("r([1-9]+)c([1-9]+)");
    private static final Pattern HOUSE = Pattern.compile("(r|row ?|c|col ?|column ?|b|box ?)([1-9])");

    private Names() {}

    /// Parses a single cell, such as `r3c5`.
    ///
    /// @return the cell, or empty if the text is not the name of a cell
    public static Optional<Cell> cell(String text) {
        Matcher matcher = CELL.matcher(normal(text));
        return matcher.matches() ? Optional.of(Cell.at(number(matcher, 1), number(matcher, 2))) : Optional.empty();
    }

    /// Parses a set of cells: terms such as `r12c4`, separated by commas or blanks. A blank text is the empty set.
    ///
    /// @return the cells, or empty if the text is not the name of cells
    public static Optional<CellSet> cells(String text) {
        CellSet cells = CellSet.NONE;
        if (text.isBlank()) {
            return Optional.of(cells);
        }
        for (String term : normal(text).split("\\s*,\\s*|\\s+", -1)) {
            Matcher matcher = CELLS.matcher(term);
            if (!matcher.matches()) {
                return Optional.empty();
            }
            for (char row : matcher.group(1).toCharArray()) {
                for (char column : matcher.group(2).toCharArray()) {
                    cells = cells.with(Cell.at(row - '0', column - '0'));
                }
            }
        }
        return Optional.of(cells);
    }

    /// Parses a house: `r3` or `row 3`, `c4` or `column 4`, `b5` or `box 5`.
    ///
    /// @return the house, or empty if the text is not the name of a house
    public static Optional<House> house(String text) {
        Matcher matcher = HOUSE.matcher(normal(text));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        House.Kind kind = switch (matcher.group(1).charAt(0)) {
            case 'r' -> House.Kind.ROW;
            case 'c' -> House.Kind.COLUMN;
            default -> House.Kind.BOX;
        };
        return Optional.of(House.of(kind, number(matcher, 2)));
    }

    /// Returns the short name of a house, such as `b5`.
    public static String of(House house) {
        String letter = switch (house.kind()) {
            case ROW -> "r";
            case COLUMN -> "c";
            case BOX -> "b";
        };
        return letter + house.number();
    }

    /// Returns a set of cells in as few terms as its rows or its columns allow, such as `r12c4` or `r1c1,r2c5`; the
    /// empty text for the empty set.
    public static String of(CellSet cells) {
        List<String> byRow = terms(cells, true);
        List<String> byColumn = terms(cells, false);
        return String.join(",", byColumn.size() < byRow.size() ? byColumn : byRow);
    }

    /// Returns one term for all lines with the same places.
    private static List<String> terms(CellSet cells, boolean byRow) {
        StringBuilder[] places = new StringBuilder[9];
        for (int line = 0; line < 9; line++) {
            places[line] = new StringBuilder();
        }
        cells.forEachIndex(cell -> places[byRow ? cell / 9 : cell % 9].append(1 + (byRow ? cell % 9 : cell / 9)));
        Map<String, String> linesByPlaces = new LinkedHashMap<>();
        for (int line = 0; line < 9; line++) {
            if (!places[line].isEmpty()) {
                linesByPlaces.merge(places[line].toString(), String.valueOf(line + 1), String::concat);
            }
        }
        List<String> terms = new ArrayList<>();
        linesByPlaces.forEach((of, lines) -> terms.add(byRow ? "r" + lines + "c" + of : "r" + of + "c" + lines));
        return terms;
    }

    private static int number(Matcher matcher, int group) {
        return matcher.group(group).charAt(0) - '0';
    }

    private static String normal(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }
}
