package nonet.codec;

import java.util.List;
import java.util.regex.Pattern;

/// The lines of a text with what people and programs put around cells made plain: full-width digits, the many sorts of
/// white space, drawn lines, and the colors of terminals.
final class Page {

    private static final Pattern TERMINAL = Pattern.compile("\u001B\\[[0-9;]*[A-Za-z]");
    private static final Pattern OTHER_BREAKS = Pattern.compile("[\u2028\u2029\u0085\u000B\f]");

    private final List<String> lines;
    private final boolean dashes;

    private Page(List<String> lines) {
        this.lines = lines;
        this.dashes = lines.stream()
                        .limit(2000)
                        .filter(line -> line.indexOf('-') >= 0 && Row.of(line, true) != null)
                        .limit(3)
                        .count()
                == 3;
    }

    private Page(List<String> lines, boolean dashes) {
        this.lines = lines;
        this.dashes = dashes;
    }

    static Page of(String text) {
        String broken = OTHER_BREAKS.matcher(text).replaceAll("\n");
        return new Page(Symbols.single(broken).lines().map(Page::plain).toList());
    }

    /// Returns a page with other lines, which mean the same by their blanks as those of this one.
    Page with(List<String> others) {
        return new Page(List.copyOf(others), dashes);
    }

    /// Returns the row that a text is, or null.
    @org.jspecify.annotations.Nullable
    Row rowOf(String text) {
        return Row.of(text, dashes);
    }

    int size() {
        return lines.size();
    }

    String line(int index) {
        return lines.get(index);
    }

    /// Tells whether nothing stands in a line. Eight tabs are nine empty cells.
    boolean isBlank(int index) {
        String line = lines.get(index);
        return line.isBlank() && line.chars().filter(c -> c == '\t').count() != 8;
    }

    /// Tells whether a line is nothing but a comment.
    boolean isComment(int index) {
        String line = lines.get(index).strip();
        return line.startsWith("#") || line.startsWith("//") || line.startsWith("%");
    }

    /// Returns a line without a comment at its end.
    String content(int index) {
        String line = lines.get(index);
        int end = line.length();
        for (String mark : List.of(" #", "\t#", " //", "\t//")) {
            int at = line.indexOf(mark);
            end = at >= 0 && at < end ? at : end;
        }
        return line.substring(0, end);
    }

    @org.jspecify.annotations.Nullable
    Row row(int index) {
        return isComment(index) || isFrame(index) ? null : Row.of(content(index), dashes);
    }

    /// Tells whether a line is a piece of a frame. Frames of points and stars have corners that look like blanks, but
    /// hyphens between them.
    boolean isFrame(int index) {
        String line = lines.get(index);
        if (line.isEmpty() || " \t+-=|.*:'!~".indexOf(line.charAt(0)) < 0) {
            return false;
        }
        String compact = line.length() > 200 ? line : line.replaceAll("\\s", "");
        if (compact.isEmpty() || !compact.chars().allMatch(c -> "+-=|.*:'!~".indexOf(c) >= 0)) {
            return false;
        }
        if (compact.length() == 9 && dashes && compact.chars().allMatch(c -> c == '-')) {
            return false;
        }
        boolean stars = compact.length() > 9 && compact.chars().allMatch(c -> c == '*');
        return stars
                || compact.contains("---")
                || compact.contains("===")
                || compact.contains("-+-")
                || compact.chars().allMatch(c -> c == '|') && compact.length() < 10;
    }

    private static String plain(String line) {
        String text = line.indexOf('\u001B') < 0
                ? line
                : TERMINAL.matcher(line).replaceAll("").replace("\u001B", "");
        StringBuilder plain = new StringBuilder(text.length());
        int from = 0;
        while (from < text.length() && text.charAt(from) == '>') {
            // Mail and forums quote so.
            from += text.startsWith("> ", from) ? 2 : 1;
        }
        for (int i = from; i < text.length(); i++) {
            char c = Symbols.plain(text.charAt(i));
            if (c != 0) {
                plain.append(c);
            }
        }
        return plain.toString();
    }
}
