package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import org.jspecify.annotations.Nullable;

/// Reads puzzles from plain text, line by line and in constant memory: the one place that knows what is a blank cell, a
/// separator, a comment, a name, a row or a frame.
///
/// Lines are added and what they hold is taken out. Of each line that is neither blank nor a comment there is a puzzle or
/// a fault, or it belongs to the layout around the puzzles. A later state or the solution of a puzzle that was found
/// before is not a puzzle of its own.
///
/// It is long because it is one state machine: what a line is depends on the name, the fault and the section before it.
public final class TextReader {

    /// The content of a text.
    public sealed interface Item {

        /// A puzzle.
        ///
        /// @param number the index of the puzzle in the text; that of an earlier one if later lines add to it
        public record Found(int number, ReadPuzzle puzzle, TextFormat format) implements Item {}

        /// A place that is no puzzle.
        record Misread(Fault fault) implements Item {}
    }

    /// The most characters of a line. A longer line is reported as a fault.
    public static final int LONGEST = 1 << 20;

    /// The number of latest puzzles that may be reported again when more is known of them.
    public static final int REMEMBERED = RecentPuzzles.MOST;

    /// The number of lines before a grid that are kept for its comments.
    private static final int KEPT = 40;

    private final Lines lines;
    private final List<TextForm> forms;
    private final boolean whole;
    private final PuzzleCollector found;
    private final StrayLineFilter strays = new StrayLineFilter();
    private int next;
    private String name = "";
    private String glued = "";
    private boolean skipping;
    private boolean afterFault;
    private boolean over;

    /// A reader of all forms that plain text has.
    public TextReader() {
        this(new Lines(), PlainTextFormats.forms(), false);
    }

    private TextReader(Lines lines, List<TextForm> forms, boolean whole) {
        this.lines = lines;
        this.forms = forms;
        this.whole = whole;
        found = new PuzzleCollector(lines);
    }

    /// Returns a reader of all forms for the rest of a text.
    ///
    /// @param before the number of lines before it
    public static TextReader after(int before) {
        TextReader reader = new TextReader(Lines.after(before), PlainTextFormats.forms(), false);
        reader.next = before;
        return reader;
    }

    /// Returns the reader of one form of plain text, or null when the format is not plain text.
    public static @Nullable TextReader of(Codec codec) {
        return codec instanceof TextCodec text ? new TextReader(new Lines(), List.of(text.form()), false) : null;
    }

    /// All that a text holds.
    ///
    /// @param format the format of the first puzzle; of no meaning without one
    public record Found(TextFormat format, List<ReadPuzzle> puzzles, List<ReadingNote> notes, List<Fault> faults) {}

    /// Reads all lines of a text with some of the forms.
    public static Found read(Lines lines, List<TextForm> forms) {
        TextReader reader = new TextReader(lines, forms, true);
        List<ReadPuzzle> puzzles = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        TextFormat format = TextFormat.LINE;
        for (Item item = reader.poll(); item != null; item = reader.poll()) {
            switch (item) {
                case Item.Misread(Fault fault) -> faults.add(fault);
                case Item.Found(int number, ReadPuzzle read, TextFormat form)
                when number < puzzles.size() -> {
                    format = number == 0 ? form : format;
                    puzzles.set(number, read);
                }
                case Item.Found(int _, ReadPuzzle read, TextFormat form) -> {
                    format = puzzles.isEmpty() ? form : format;
                    puzzles.add(read);
                }
            }
        }
        return new Found(format, puzzles, reader.notes(), faults);
    }

    /// Adds the next line, without its line break.
    public void add(String line) {
        lines.add(lines.size() == 0 && line.startsWith("\uFEFF") ? line.substring(1) : line);
    }

    /// Ends the text.
    public void end() {
        lines.end();
    }

    /// Returns the next puzzle or fault, or null when it takes more lines to find one.
    public @Nullable Item poll() {
        while (found.isEmpty() && !over && step()) {
            // On to the next line.
        }
        return found.poll();
    }

    /// Returns what was left out and assumed so far.
    public List<ReadingNote> notes() {
        return found.notes();
    }

    /// Tests whether a line of 81 cells that follows is a puzzle of its own, whatever the lines before it are.
    public boolean isIdle() {
        return found.isEmpty() && next == lines.size() && !strays.isOpen() && found.isList() && !over;
    }

    /// Skips a line that was read as 81 cells and nothing else.
    ///
    /// @param cells the line's characters, from a place on
    /// @return the puzzle's name, from a comment or a heading above it
    /// @throws IllegalStateException if the reader is not idle
    public String pass(byte[] cells, int from) {
        if (!isIdle()) {
            throw new IllegalStateException("lines before are still open");
        }
        lines.skip();
        next = lines.size();
        strays.line(0, false);
        found.pass(cells, from);
        skipping = false;
        afterFault = false;
        return takeName();
    }

    /// Returns how many lines there were so far.
    public int lines() {
        return lines.size();
    }

    /// Reads the next line, and those that belong to it, or ends the text.
    ///
    /// @return false if that takes more lines than there are so far
    private boolean step() {
        if (!whole) {
            lines.forget(next - KEPT);
        }
        lines.feed();
        if (lines.has(next)) {
            return lines.isBlank(next) || lines.isComment(next) || isUnreadable(lines.line(next))
                    ? alone(lines.line(next))
                    : content();
        }
        if (lines.isStarved()) {
            return false;
        }
        found.misread(strays.end());
        over = true;
        return true;
    }

    private static boolean isUnreadable(String line) {
        return line.length() > LONGEST || isBinary(line);
    }

    /// Reads a line that is no part of a puzzle, whatever the lines around it are.
    private boolean alone(String line) {
        if (isUnreadable(line)) {
            over = isBinary(line);
            found.misread(strays.fault());
            found.misread(List.of(over ? new Fault.NotText() : new Fault.LongLine(next + 1, 1)));
        } else if (lines.isBlank(next)) {
            strays.blank();
            skipping = false;
        } else {
            comment(line.strip());
        }
        next++;
        return true;
    }

    /// Reads a line of a frame, of a puzzle with the lines that belong to it, or of words.
    private boolean content() {
        boolean frame = lines.isFrame(next);
        TextForm.Match match = frame || lines.isStarved() ? null : match();
        if (lines.isStarved()) {
            return false;
        }
        if (match != null) {
            int end = Math.max(next + 1, match.end());
            take(match, match.end() > next + 1);
            next = end;
            return true;
        }
        if (!frame && !(skipping && RowsForm.isCells(lines, next))) {
            skipping = false;
            words(lines.line(next));
        }
        next++;
        return true;
    }

    private TextForm.@Nullable Match match() {
        boolean inSection = skipping && !RowsForm.isLong(lines, next);
        for (TextForm form : forms) {
            boolean passed = inSection && form instanceof RowsForm;
            TextForm.Match match = passed ? null : form.match(lines, next);
            if (match != null || lines.isStarved()) {
                return match;
            }
        }
        return null;
    }

    private void comment(String line) {
        skipping = false;
        strays.blank();
        String words = FileHeader.words(line);
        if (words.isEmpty()) {
            return;
        }
        name = words;
        glued = FileHeader.isGlued(line) ? words : "";
    }

    private void words(String line) {
        found.misread(strays.words(next + 1, line));
        name = StrayLineFilter.isColumns(line) ? "" : line;
        glued = "";
    }

    /// Returns the number of blank characters before a line.
    private int indent(int line) {
        String text = lines.line(line);
        return text.length() - text.stripLeading().length();
    }

    /// Tests whether a line begins with a word, as those of a log do.
    private boolean isBehindWord(int line) {
        String text = lines.line(line);
        int from = indent(line);
        int end = from;
        while (end < text.length() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        return end - from >= 2 && end < text.length() && " :\t".indexOf(text.charAt(end)) >= 0;
    }

    /// Tests whether words stand before the 81 cells of a line.
    private boolean isBehindWords(int line) {
        String text = lines.line(line);
        for (int i = 1; i < text.length() - 81; i++) {
            if (Character.isLetter(text.charAt(i)) && Character.isLetter(text.charAt(i - 1))) {
                return true;
            }
        }
        return false;
    }

    private String takeName() {
        String taken = name.isEmpty() ? "" : DocumentBuilder.shortened(name);
        name = "";
        return taken;
    }

    private void take(TextForm.Match match, boolean grid) {
        if (match.fault() != null) {
            found.misread(strays.fault());
            found.misread(List.of(match.fault()));
            boolean list = match.format() == TextFormat.LINE;
            afterFault = !list || isBehindWords(next);
            // What belongs to the same section is wrong with it.
            skipping = !list && !lines.isBlank(match.end() - 1) && !lines.isComment(match.end() - 1);
            name = "";
            return;
        }
        boolean said = strays.isOpen() || isBehindWords(next);
        List<Fault> astray = grid ? strays.grid() : strays.line(indent(next), isBehindWord(next));
        found.misread(astray);
        name = astray.isEmpty() ? name : "";
        skipping = false;
        // The comments of SudoCue say more than a name.
        String above = grid && !glued.isEmpty() ? "" : takeName();
        name = "";
        glued = "";
        for (ReadPuzzle read : match.puzzles()) {
            boolean unnamed = read.name().isEmpty() && !above.isEmpty();
            found.take(
                    unnamed ? new ReadPuzzle(read.document().named(above), read.line()) : read,
                    match,
                    grid,
                    said,
                    afterFault);
        }
        afterFault = false;
    }

    /// Text contains no NUL or similar characters, but it may contain escape sequences of terminals.
    public static boolean isBinary(String line) {
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c < ' ' && "\t\n\r\f\u000B\u001A\u001B".indexOf(c) < 0) {
                return true;
            }
        }
        return false;
    }
}
