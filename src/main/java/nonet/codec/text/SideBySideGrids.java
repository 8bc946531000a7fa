package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Two grids side by side, such as a puzzle and its solution.
public final class SideBySideGrids {

    private static final Pattern GAP = Pattern.compile("\\s{3,}|\\t+");

    private SideBySideGrids() {}

    /// Returns a page with the left grid above the right one; the same page if there are no grids side by side.
    public static Page apart(Page page) {
        List<String> left = new ArrayList<>();
        List<String> right = new ArrayList<>();
        for (int line = 0; line < page.size(); line++) {
            if (page.isBlank(line) || page.isFrame(line)) {
                continue;
            }
            String[] halves = GAP.split(page.line(line).strip());
            if (halves.length == 2 && page.rowOf(halves[0]) != null && page.rowOf(halves[1]) != null) {
                left.add(halves[0]);
                right.add(halves[1]);
            } else if (left.size() % 9 != 0) {
                return page;
            }
        }
        if (left.size() != 9) {
            return page;
        }
        left.add("");
        left.addAll(right);
        return page.with(left);
    }
}
