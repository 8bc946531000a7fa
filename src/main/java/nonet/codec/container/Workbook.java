package nonet.codec.container;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nonet.codec.api.Fault;
import nonet.codec.api.SyntaxException;

/// The sheets of a spreadsheet while they are read, with a bound on all cells together: a few bytes can repeat a row or
/// a text any number of times.
final class Workbook {

    /// The rows and columns of a sheet that are read.
    static final int MOST_ROWS = 100_000;

    static final int MOST_COLUMNS = 256;

    /// The largest number of cells and characters in all sheets.
    private static final int LARGEST = 16 << 20;

    private final List<Sheet> sheets = new ArrayList<>();
    private final Set<Fault> cuts = new LinkedHashSet<>();
    private int left = LARGEST;

    /// Begins a sheet.
    void begin() {
        sheets.add(new Sheet(new ArrayList<>()));
    }

    /// Adds a row to the last sheet.
    ///
    /// @param row from 0, above the rows so far
    /// @param cells the texts: empty if there is no cell, a space if a cell has a format only
    /// @throws SyntaxException if all cells are too large together
    void add(int row, List<String> cells) throws SyntaxException {
        List<List<String>> rows = sheets.getLast().rows();
        int end = Math.min(cells.size(), MOST_COLUMNS);
        if (row >= MOST_ROWS && !cells.stream().allMatch(String::isBlank)) {
            cuts.add(new Fault.OnlyFirst(Fault.OnlyFirst.Part.ROWS, MOST_ROWS));
        }
        while (end > 0 && cells.get(end - 1).isEmpty()) {
            end--;
        }
        if (row < rows.size() || row >= MOST_ROWS || end == 0) {
            return;
        }
        List<String> kept = List.copyOf(cells.subList(0, end));
        left -= row
                - rows.size()
                + kept.stream().mapToInt(cell -> cell.length() + 1).sum();
        if (left < 0) {
            throw SyntaxException.tooLarge();
        }
        rows.addAll(Collections.nCopies(row - rows.size(), List.of()));
        rows.add(kept);
    }

    /// Notes a text to the right of the columns that are read.
    void cutColumns() {
        cuts.add(new Fault.OnlyFirst(Fault.OnlyFirst.Part.COLUMNS, MOST_COLUMNS));
    }

    /// Returns the faults for texts that were not read, as they are too far down or to the right.
    List<Fault> cuts() {
        return List.copyOf(cuts);
    }

    List<Sheet> sheets() {
        return sheets;
    }
}
