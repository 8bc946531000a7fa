package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Puts framed grids with spaces for blank cells in order: a row without digits looks like a part of the frame, and text
/// beside the frame like cells.
public final class GridFrames {

    private static final Pattern BESIDE = Pattern.compile("^(.*[|+])\\s{2,}(?=.*[A-Za-z])[^\\s|+][^|]*$");
    private static final Pattern EMPTY_ROW = Pattern.compile("^[ \\t]*(?:\\|[ \\t]*){2,4}$");
    private static final String BLANKS = "|...|...|...|";
    private static final int LONGEST = 400;

    private GridFrames() {}

    /// Returns a text with whole rows and without the text beside them; the same text if it has no such grid.
    public static Lines whole(Lines text) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < text.size(); i++) {
            lines.add(text.line(i));
        }
        boolean changed = cut(text, lines);
        changed |= fill(changed ? text.with(lines) : text, lines);
        return changed ? text.with(lines) : text;
    }

    private static boolean cut(Lines text, List<String> lines) {
        boolean changed = false;
        for (int i = 0; i < lines.size(); i++) {
            Matcher beside = BESIDE.matcher(lines.get(i));
            if (lines.get(i).length() > LONGEST || !beside.matches() || text.row(i) != null) {
                continue;
            }
            String grid = beside.group(1);
            if (GridRow.of(grid) != null || text.with(List.of(grid)).isFrame(0)) {
                lines.set(i, grid);
                changed = true;
            }
        }
        return changed;
    }

    /// Fills the empty rows of grids that have nine rows with them, and fewer without.
    private static boolean fill(Lines text, List<String> lines) {
        boolean changed = false;
        List<Integer> empty = new ArrayList<>();
        int rows = 0;
        for (int i = 0; i <= lines.size(); i++) {
            boolean inside = i < lines.size() && !text.isBlank(i) && (text.isFrame(i) || text.row(i) != null);
            if (!inside) {
                if (!empty.isEmpty() && rows + empty.size() == 9) {
                    empty.forEach(line -> lines.set(line, BLANKS));
                    changed = true;
                }
                empty.clear();
                rows = 0;
            } else if (text.row(i) != null) {
                rows++;
            } else if (EMPTY_ROW.matcher(text.line(i)).matches()) {
                empty.add(i);
            }
        }
        return changed;
    }
}
