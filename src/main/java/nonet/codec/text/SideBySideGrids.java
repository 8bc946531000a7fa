package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Two grids side by side, such as a puzzle and its solution.
public final class SideBySideGrids {

    private static final Pattern GAP = Pattern.compile("\\s{3,}|\\t+");

    private SideBySideGrids() {}

    /// Returns a text with the left grid above the right one; the same text if there are no grids side by side.
    public static Lines apart(Lines lines) {
        List<String> left = new ArrayList<>();
        List<String> right = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            if (lines.isBlank(line) || lines.isFrame(line)) {
                continue;
            }
            String[] halves = GAP.split(lines.line(line).strip());
            if (halves.length == 2 && GridRow.of(halves[0]) != null && GridRow.of(halves[1]) != null) {
                left.add(halves[0]);
                right.add(halves[1]);
            } else if (left.size() % 9 != 0) {
                return lines;
            }
        }
        if (left.size() != 9) {
            return lines;
        }
        left.add("");
        left.addAll(right);
        return lines.with(left);
    }
}
