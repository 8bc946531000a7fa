package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.Fault;
import org.jspecify.annotations.Nullable;

/// A grid in lines of cells: nine rows of nine, with or without frames, tables included, or 81 cells in pieces.
///
/// Consecutive lines without a gap are a section; frames are no gap. A grid is either 81 cells in lines of one length,
/// which ends with the last of them, or 81 cells that begin and end with a section. So a grid with a missing row never
/// takes one from the next grid.
public final class RowsForm implements TextForm {

    /// A bare row and words behind it.
    private static final Pattern LAST =
            Pattern.compile("((?:\\S{9}|(?:\\S\\s){8}\\S))[\\s,;]++((?=.*(?:[A-Za-z]|[0-9][./][0-9])).*)");

    /// The cells of a row of column labels.
    private static final Set<String> LABELS = Set.of("123456789", "012345678", "987654321");

    /// The largest number of lines in a grid, including those between its rows.
    private static final int LONGEST = 400;

    @Override
    public @Nullable Match match(Lines lines, int start) {
        if (lines.isComment(start) || !isCells(lines, start)) {
            return null;
        }
        if (isFull(lines.row(start))) {
            List<Integer> rows = section(lines, start);
            boolean labels = isLabels(lines.row(start));
            boolean below = isLabels(lines.row(rows.getLast()));
            if (labels && (rows.size() % 9 == 1 || rows.size() == 11 && below)) {
                return null;
            }
            if (rows.size() == 10 && !below) {
                // The first row may be a number above the grid.
                Fault many = new Fault.BadHeight(start + 1, 1, 10);
                return new Match(TextFormat.BLOCKS, List.of(), rows.getLast() + 1, false, many);
            }
        }
        GridRows run = new GridRows(lines, start);
        for (int line = start; line < start + LONGEST && lines.has(line); line++) {
            Match match = lines.isFrame(line) ? run.frame(line) : next(lines, line, run);
            if (match != null) {
                return match;
            }
            if (run.isOver()) {
                return null;
            }
        }
        return run.end();
    }

    private static @Nullable Match next(Lines lines, int line, GridRows run) {
        if (lines.isBlank(line) || lines.isComment(line)) {
            return run.gap();
        }
        GridRow row = lines.row(line);
        if (row == null && run.awaitsLast()) {
            // What is said of a bare grid behind its last row.
            Matcher last = LAST.matcher(lines.line(line));
            row = last.matches() ? GridRow.of(last.group(1)) : null;
            if (row != null) {
                run.said(last.group(2));
            }
        }
        if (row != null) {
            return run.row(row, line);
        }
        CellsOfLine cells = CellsOfLine.of(lines.content(line));
        if (cells == null && StrayLineFilter.isDrawn(lines.line(line))) {
            return null;
        }
        if (cells == null) {
            return run.words(line, lines.has(line + 1) && lines.row(line + 1) != null);
        }
        boolean other =
                cells.size() == 81 && cells.isWhole() || MarksForm.isRow(lines, line) || LineForm.holds(lines, line);
        return other ? run.end(line) : run.cells(cells, line);
    }

    /// Tests whether a line consists of cells.
    static boolean isCells(Lines lines, int line) {
        return lines.row(line) != null || CellsOfLine.of(lines.content(line)) != null;
    }

    /// Tests whether a line has too many cells for a row of a grid, so that it was meant to be a puzzle of its own.
    static boolean isLong(Lines lines, int line) {
        CellsOfLine cells = CellsOfLine.of(lines.content(line));
        return cells != null && cells.size() > CellRows.LONG;
    }

    /// Returns the lines of the rows of a section, at most twenty.
    private static List<Integer> section(Lines lines, int start) {
        List<Integer> rows = new ArrayList<>();
        for (int line = start; rows.size() < 20 && line < start + LONGEST && lines.has(line); line++) {
            if (!lines.isFrame(line)) {
                if (lines.isBlank(line) || lines.row(line) == null) {
                    break;
                }
                rows.add(line);
            }
        }
        return rows;
    }

    /// Tests whether a row has no blank cell, as few rows of puzzles, or may be column labels.
    private static boolean isFull(@Nullable GridRow row) {
        return row != null && (row.clues() == 9 || isLabels(row));
    }

    /// Tests whether a row may be column labels.
    static boolean isLabels(@Nullable GridRow row) {
        return row != null && LABELS.contains(row.cells());
    }
}
