package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Texts with the same sign before each row, such as that of a quotation or of a list.
public final class LinePrefixes {

    /// Signs that are no cells, or signs that are and a space behind them.
    private static final Pattern PREFIX =
            Pattern.compile("\\s*((?:[^\\s\\p{L}\\p{N}.|_*?-]{1,3}|[*-]{1,2}(?=\\s)))\\s*(.*)");

    private LinePrefixes() {}

    /// Returns a text without these signs; the same text if it has none.
    public static Lines without(Lines text) {
        List<String> lines = new ArrayList<>(text.lines());
        boolean changed = false;
        for (int start = 0; start < lines.size(); start++) {
            List<String> rests = new ArrayList<>();
            int rows = 0;
            String sign = "";
            for (int line = start; line < lines.size(); line++) {
                Matcher prefix = PREFIX.matcher(lines.get(line));
                if (!prefix.matches() || line > start && !prefix.group(1).equals(sign)) {
                    break;
                }
                sign = prefix.group(1);
                String rest = prefix.group(2);
                boolean row = GridRow.of(rest) != null;
                if (!row && !rest.isEmpty() && !text.with(List.of(rest)).isFrame(0)) {
                    break;
                }
                rows += row ? 1 : 0;
                rests.add(rest);
            }
            if (rows >= 9) {
                for (int i = 0; i < rests.size(); i++) {
                    lines.set(start + i, rests.get(i));
                }
                changed = true;
            }
            start += Math.max(0, rests.size() - 1);
        }
        return changed ? text.with(lines) : text;
    }
}
