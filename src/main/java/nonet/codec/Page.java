package nonet.codec;

import java.util.List;
import java.util.regex.Pattern;

/// The lines of a text with what people and programs put around cells made plain: full-width digits, the many sorts of
/// white space, drawn lines, and the colors of terminals.
final class Page {

    private static final Pattern TERMINAL = Pattern.compile("\u001B\\[[0-9;]*[A-Za-z]");
    private static final String BARS = "\u2502\u2503\u2506\u2507\u250A\u250B\u254E\u254F\u2551";
    private static final String DASHES = "\u2500\u2501\u2504\u2505\u2508\u2509\u254C\u254D\u2550";

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

    static Page of(String text) {
        return new Page(text.lines().map(Page::plain).toList());
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
            char c = text.charAt(i);
            if (c >= ' ' && c <= '~' || c == '\t') {
                plain.append(c);
            } else if (c >= '\uFF10' && c <= '\uFF19') {
                plain.append((char) (c - '\uFF10' + '0'));
            } else if (c >= '\u2500' && c <= '\u257F') {
                plain.append(BARS.indexOf(c) >= 0 ? '|' : DASHES.indexOf(c) >= 0 ? '-' : '+');
            } else if (Character.getType(c) != Character.FORMAT) {
                plain.append(Character.isWhitespace(c) || Character.isSpaceChar(c) ? ' ' : c);
            }
        }
        return plain.toString();
    }
}
