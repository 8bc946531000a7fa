package nonet.codec.container;

import java.util.ArrayList;
import java.util.List;
import nonet.codec.api.ReadPuzzle;
import nonet.files.CsvLine;

/// Grids in tables as text that have more than the nine columns of a grid: an exported sheet with empty columns around
/// the grid or between its boxes, with several grids side by side, or with words.
///
/// All lines of a table have the same number of fields; otherwise a missing cell would go unnoticed.
public final class TextTables {

    private static final List<Character> SEPARATORS = List.of('\t', ',', ';', '|');

    private static final int COLUMNS = 9;

    private TextTables() {}

    /// Returns the grids in lines, by the first separator that has any.
    public static List<ReadPuzzle> find(List<String> lines) {
        for (char separator : SEPARATORS) {
            List<ReadPuzzle> found = new ArrayList<>();
            List<List<String>> rows = new ArrayList<>();
            for (int line = 0; line <= lines.size(); line++) {
                List<String> fields = line < lines.size() && isWide(lines.get(line), separator)
                        ? CsvLine.fields(lines.get(line), separator)
                        : List.of();
                if (!rows.isEmpty() && rows.getLast().size() != fields.size()) {
                    int above = line - rows.size();
                    SheetGrids.find(new Sheet(rows))
                            .forEach(grid -> found.add(new ReadPuzzle(grid.document(), above + grid.line())));
                    rows = new ArrayList<>();
                }
                if (fields.size() > COLUMNS) {
                    rows.add(fields);
                }
            }
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    /// Tests whether a line may have more columns than a grid, quoted separators included.
    private static boolean isWide(String line, char separator) {
        return line.chars().filter(c -> c == separator).limit(COLUMNS).count() == COLUMNS;
    }
}
