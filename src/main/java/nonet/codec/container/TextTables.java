package nonet.codec.container;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import nonet.codec.api.ReadPuzzle;

/// Grids in tables as text that have more than the nine columns of a grid: an exported sheet with empty columns around
/// the grid or between its boxes, with several grids side by side, or with words.
///
/// All lines of a table have the same number of fields; otherwise a missing cell would go unnoticed.
public final class TextTables {

    private static final List<String> SEPARATORS = List.of("\t", ",", ";", "|");

    private TextTables() {}

    /// Returns the grids in lines, by the first separator that has any.
    public static List<ReadPuzzle> find(List<String> lines) {
        for (String separator : SEPARATORS) {
            List<ReadPuzzle> found = new ArrayList<>();
            List<List<String>> rows = new ArrayList<>();
            for (int line = 0; line <= lines.size(); line++) {
                List<String> fields = line < lines.size() ? fields(lines.get(line), separator) : List.of();
                if (!rows.isEmpty() && rows.getLast().size() != fields.size()) {
                    int above = line - rows.size();
                    SheetGrids.find(new Sheet(rows))
                            .forEach(grid -> found.add(new ReadPuzzle(grid.document(), above + grid.line())));
                    rows = new ArrayList<>();
                }
                if (fields.size() > 9) {
                    rows.add(fields);
                }
            }
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    private static List<String> fields(String line, String separator) {
        List<String> fields = new ArrayList<>();
        for (String field : line.split(Pattern.quote(separator), -1)) {
            String cell = field.strip();
            boolean quoted = cell.length() > 1 && cell.startsWith("\"") && cell.endsWith("\"");
            fields.add(quoted ? cell.substring(1, cell.length() - 1) : cell);
        }
        return fields;
    }
}
