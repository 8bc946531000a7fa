package nonet.ui.shell.edit;

import java.util.ArrayList;
import java.util.List;

/// A row of digits as typed or copied, which is less than a puzzle: `53..7....`, `5 3 0 0 7`, or cells of a
/// spreadsheet.
public final class TypedRow {

    private static final int LONGEST = 9;

    private TypedRow() {}

    /// Returns the digits of a row of two to nine cells, 0 for a blank; empty if the text is not a row.
    public static List<Integer> of(String text) {
        String row = text.replaceAll("^[ \\r\\n]+|[ \\r\\n]+$", "");
        List<String> cells = new ArrayList<>();
        if (row.matches("[1-9]?([\\t,;][0-9]?)+")) {
            cells.addAll(List.of(row.split("[\\t,;]", -1)));
        } else if (row.matches("[0-9._*\\- |]+")) {
            cells.addAll(List.of(row.replaceAll("[ |]", "").split("")));
        }
        return cells.size() < 2 || cells.size() > LONGEST
                ? List.of()
                : cells.stream()
                        .map(cell -> cell.matches("[1-9]") ? Integer.parseInt(cell) : 0)
                        .toList();
    }
}
