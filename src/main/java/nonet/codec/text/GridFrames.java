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

    /// Returns a page with whole rows and without the text beside them; the same page if it has no such grid.
    public static Page whole(Page page) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < page.size(); i++) {
            lines.add(page.line(i));
        }
        boolean changed = cut(page, lines);
        changed |= fill(changed ? page.with(lines) : page, lines);
        return changed ? page.with(lines) : page;
    }

    private static boolean cut(Page page, List<String> lines) {
        boolean changed = false;
        for (int i = 0; i < lines.size(); i++) {
            Matcher beside = BESIDE.matcher(lines.get(i));
            if (lines.get(i).length() > LONGEST || !beside.matches() || page.row(i) != null) {
                continue;
            }
            String grid = beside.group(1);
            if (page.rowOf(grid) != null || page.with(List.of(grid)).isFrame(0)) {
                lines.set(i, grid);
                changed = true;
            }
        }
        return changed;
    }

    /// Fills the empty rows of grids that have nine rows with them, and fewer without.
    private static boolean fill(Page page, List<String> lines) {
        boolean changed = false;
        List<Integer> empty = new ArrayList<>();
        int rows = 0;
        for (int i = 0; i <= lines.size(); i++) {
            boolean inside = i < lines.size() && !page.isBlank(i) && (page.isFrame(i) || page.row(i) != null);
            if (!inside) {
                if (!empty.isEmpty() && rows + empty.size() == 9) {
                    empty.forEach(line -> lines.set(line, BLANKS));
                    changed = true;
                }
                empty.clear();
                rows = 0;
            } else if (page.row(i) != null) {
                rows++;
            } else if (EMPTY_ROW.matcher(page.line(i)).matches()) {
                empty.add(i);
            }
        }
        return changed;
    }
}
