package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import nonet.codec.api.Symbols;
import org.jspecify.annotations.Nullable;

/// The normalized lines of a text: full-width digits, the various kinds of white space, drawn lines, and terminal
/// colors become plain characters.
///
/// They may be a window on a text that is still being read. Lines are then added at its end and discarded at its
/// beginning; each keeps its number. Access beyond the last line is recorded, so that conclusions drawn without that
/// line can be drawn again when it is available.
public final class Lines {

    private static final Pattern TERMINAL = Pattern.compile("\u001B\\[[0-9;]*[A-Za-z]");
    private static final String OTHER_BREAKS = "\u2028\u2029\u0085\u000B\f";
    private static final String FRAME = "+-=|.*:'!~";

    /// A line with cached properties, because several forms ask for them.
    private static final class Line {
        private final String text;
        private @Nullable Boolean frame;
        private boolean rowKnown;
        private @Nullable GridRow row;
        private boolean marksKnown;
        private int @Nullable [] marks;

        Line(String text) {
            this.text = text;
        }
    }

    private final List<Line> lines = new ArrayList<>();
    private int first;
    private boolean ended;
    private boolean starved;

    /// Returns the lines of a whole text.
    public static Lines of(String text) {
        Lines all = new Lines();
        text.lines().forEachOrdered(all::add);
        all.end();
        return all;
    }

    /// Returns no lines yet of a text whose first lines are not known.
    ///
    /// @param unknown the number of these lines
    static Lines after(int unknown) {
        Lines rest = new Lines();
        rest.first = unknown;
        return rest;
    }

    /// Returns all lines of a text, already normalized.
    public Lines with(List<String> others) {
        Lines all = new Lines();
        others.forEach(line -> all.lines.add(new Line(line)));
        all.end();
        return all;
    }

    /// Adds a line, or several if it contains uncommon line breaks.
    void add(String line) {
        if (isPlain(line)) {
            lines.add(new Line(line));
            return;
        }
        String text = Symbols.single(line);
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ((c < ' ' || c > '~') && OTHER_BREAKS.indexOf(c) >= 0) {
                lines.add(new Line(plain(text.substring(from, i))));
                from = i + 1;
            }
        }
        lines.add(new Line(plain(from == 0 ? text : text.substring(from))));
    }

    /// Records that no line follows.
    void end() {
        ended = true;
    }

    boolean isEnded() {
        return ended;
    }

    /// Discards the lines before this one.
    void forget(int line) {
        int count = Math.min(line - first, lines.size());
        // Discards in batches, because the remaining lines have to move.
        if (count > 500 || count == lines.size()) {
            lines.subList(0, Math.max(0, count)).clear();
            first += Math.max(0, count);
        }
    }

    /// Skips a line after the last one that will not be accessed.
    void skip() {
        first += lines.size() + 1;
        lines.clear();
    }

    /// Tests whether a line is available. If it may still be added, the lines become starved.
    boolean has(int index) {
        boolean there = index < size();
        starved |= !there && !ended;
        return there && index >= first;
    }

    /// Tests whether a line is available and not discarded.
    boolean holds(int index) {
        return index >= first && index < size();
    }

    /// Tests whether a line was accessed that may still be added.
    boolean isStarved() {
        return starved;
    }

    void feed() {
        starved = false;
    }

    /// Returns the number of lines so far.
    public int size() {
        return first + lines.size();
    }

    public String line(int index) {
        return lines.get(index - first).text;
    }

    /// Returns the lines of a whole text as they are read.
    public List<String> lines() {
        return lines.stream().map(line -> line.text).toList();
    }

    /// Tests whether a line is blank. Eight tabs are nine empty cells.
    public boolean isBlank(int index) {
        String line = line(index);
        return line.isBlank() && line.chars().filter(c -> c == '\t').count() != 8;
    }

    /// Tests whether a line consists of a comment only.
    boolean isComment(int index) {
        String line = line(index);
        int from = 0;
        while (from < line.length() && line.charAt(from) <= ' ') {
            from++;
        }
        return line.startsWith("#", from)
                || line.startsWith("//", from)
                || line.startsWith("%", from)
                || line.startsWith(";", from) && line.chars().anyMatch(c -> Character.isLetter(c) && c != 'x');
    }

    /// Returns a line without its trailing comment.
    public String content(int index) {
        String line = line(index);
        int end = line.length();
        for (String mark : List.of(" #", "\t#", " //", "\t//")) {
            int at = line.indexOf(mark);
            end = at >= 0 && at < end ? at : end;
        }
        return line.substring(0, end);
    }

    @Nullable
    public GridRow row(int index) {
        if (isComment(index) || isFrame(index)) {
            return null;
        }
        Line line = lines.get(index - first);
        if (!line.rowKnown) {
            line.row = GridRow.of(content(index));
            line.rowKnown = true;
        }
        return line.row;
    }

    /// Returns the nine groups of pencil marks of a line, or null.
    int @Nullable [] marks(int index) {
        Line line = lines.get(index - first);
        if (!line.marksKnown) {
            line.marks = MarksForm.cells(line.text);
            line.marksKnown = true;
        }
        return line.marks;
    }

    /// Tests whether a line is part of a frame. The corners of frames of dots and stars look like blanks, but have
    /// hyphens between them.
    public boolean isFrame(int index) {
        Line line = lines.get(index - first);
        Boolean known = line.frame;
        if (known == null) {
            known = isFrame(line.text, index);
            // Nine hyphens may be cells next to other rows.
            line.frame = line.text.indexOf("---------") < 0 ? known : null;
        }
        return known;
    }

    private boolean isFrame(String line, int index) {
        StringBuilder pieces = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c != ' ' && c != '\t') {
                if (FRAME.indexOf(c) < 0) {
                    return false;
                }
                pieces.append(c);
            }
        }
        String compact = pieces.toString();
        if (compact.isEmpty()) {
            return false;
        }
        if (compact.equals("---------")) {
            return !isAmongDashes(index);
        }
        return compact.length() > 9 && compact.chars().allMatch(c -> c == '*')
                || compact.contains("---")
                || compact.contains("===")
                || compact.contains("-+-")
                || compact.chars().allMatch(c -> c == '|') && compact.length() < 10;
    }

    /// Tests whether nine hyphens are nine blank cells, as in the adjacent rows.
    private boolean isAmongDashes(int index) {
        for (int near : new int[] {index - 1, index + 1, index - 2, index + 2}) {
            if (near >= first && has(near) && line(near).indexOf('-') >= 0) {
                GridRow row = GridRow.of(content(near));
                if (row != null && row.clues() > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private static String plain(String line) {
        if (isPlain(line)) {
            return line;
        }
        String text = line.indexOf('\u001B') < 0
                ? line
                : TERMINAL.matcher(line).replaceAll("").replace("\u001B", "");
        StringBuilder plain = new StringBuilder(text.length());
        int from = 0;
        while (from < text.length() && text.charAt(from) == '>') {
            // The quotation marks of mail and forums.
            from += text.startsWith("> ", from) ? 2 : 1;
        }
        for (int i = from; i < text.length(); i++) {
            char raw = text.charAt(i);
            // Keeps a zero, which shows that the content is not text.
            char c = raw == 0 ? 1 : Symbols.plain(raw);
            if (c != 0) {
                plain.append(c);
            }
        }
        return plain.toString();
    }

    private static boolean isPlain(String line) {
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c > '~' || c < ' ' && c != '\t') {
                return false;
            }
        }
        return !line.startsWith(">");
    }
}
