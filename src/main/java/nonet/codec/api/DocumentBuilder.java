package nonet.codec.api;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.Sketch;
import org.jspecify.annotations.Nullable;

/// A mutable document, filled cell by cell during reading.
///
/// Marks are either notes or part of the puzzle. They are part of it, and restrict its solutions, in a text of
/// candidates (729 of them, a grid of pencil marks, a HoDoKu line with deleted candidates), unless the text has entered
/// digits. In a saved game they are notes, and the puzzle is its givens, unless the givens are too few for a unique
/// solution, nothing was entered, and every blank has marks: then the game is a Sukaku.
public final class DocumentBuilder {

    private static final int LONGEST_NAME = 120;
    private static final Pattern BLANKS = Pattern.compile("[\\p{Cntrl}\\p{Z}\\s\\u0080-\\u009F]+");

    private final byte[] values = new byte[81];
    private final short[] marks = new short[81];
    private final Map<Cell, CellColor> colors = new HashMap<>();
    private final Map<Cell, DigitSet> corners = new HashMap<>();
    private CellSet givens = CellSet.NONE;
    private short @Nullable [] candidates;
    private boolean notesOnly;
    private String comment = "";

    /// Sets a given; 0 clears the cell.
    public DocumentBuilder given(int cell, int digit) {
        values[cell] = (byte) digit;
        givens = digit == 0 ? givens.without(Cell.of(cell)) : givens.with(Cell.of(cell));
        return this;
    }

    /// Enters a digit, unless the cell holds a given.
    public DocumentBuilder placed(int cell, int digit) {
        if (!givens.contains(Cell.of(cell))) {
            values[cell] = (byte) digit;
        }
        return this;
    }

    public DocumentBuilder mark(int cell, int digit) {
        marks[cell] |= (short) (1 << digit - 1);
        return this;
    }

    /// Sets all marks of a cell; bit 0 stands for 1.
    public DocumentBuilder marks(int cell, int mask) {
        marks[cell] = (short) (mask & 0x1FF);
        return this;
    }

    /// Marks the candidates that the digits allow in every blank, except these.
    public DocumentBuilder marksWithout(short[] deleted) {
        Grid allowed = Grid.of(Puzzle.of(values));
        for (Cell cell : allowed.blanks()) {
            marks[cell.index()] = (short) (allowed.candidates(cell).mask() & ~deleted[cell.index()]);
        }
        return this;
    }

    /// Restricts the puzzle to these candidates, regardless of the marks.
    public DocumentBuilder restrictedTo(short[] masks) {
        candidates = masks.clone();
        return this;
    }

    /// Restricts the puzzle to the marks, unless a digit was entered. A cell without marks is not restricted.
    public DocumentBuilder restrictedToMarks() {
        if (!hasEntered()) {
            candidates = new short[81];
            for (int cell = 0; cell < 81; cell++) {
                candidates[cell] = marks[cell] == 0 ? 0x1FF : marks[cell];
            }
        }
        return this;
    }

    /// Treats marks as notes, regardless of the number of givens.
    public DocumentBuilder notesOnly() {
        notesOnly = true;
        return this;
    }

    public DocumentBuilder color(int cell, CellColor color) {
        colors.put(Cell.of(cell), color);
        return this;
    }

    /// Adds a corner mark, which is a note in any case.
    public DocumentBuilder corner(int cell, int digit) {
        corners.merge(Cell.of(cell), DigitSet.NONE.with(Digit.of(digit)), DigitSet::or);
        return this;
    }

    /// Adds a line to the comment.
    public DocumentBuilder comment(String line) {
        String all = comment.isEmpty() ? line : comment + "\n" + line;
        comment = all.substring(0, Math.min(all.length(), Document.LONGEST_COMMENT));
        return this;
    }

    public int value(int cell) {
        return values[cell];
    }

    public Document document(String name) {
        byte[] given = values.clone();
        for (Cell cell : CellSet.ALL.minus(givens)) {
            given[cell.index()] = 0;
        }
        short[] kept = marks.clone();
        for (int cell = 0; cell < 81; cell++) {
            kept[cell] = values[cell] == 0 ? kept[cell] : 0;
        }
        if (candidates == null && !notesOnly && isSukaku()) {
            restrictedToMarks();
        }
        Puzzle puzzle = Puzzle.of(given);
        boolean bare = candidates == null && Arrays.equals(given, values) && Arrays.equals(kept, new short[81]);
        if (bare && colors.isEmpty() && comment.isEmpty() && corners.isEmpty()) {
            return Document.of(shortened(name), puzzle);
        }
        return new Document(
                shortened(name),
                candidates == null ? puzzle : puzzle.restrictedTo(candidates),
                Grid.of(givens, values, kept),
                colors,
                Sketch.NONE.withCorners(corners),
                comment);
    }

    private boolean isSukaku() {
        for (int cell = 0; cell < 81; cell++) {
            if (values[cell] == 0 && marks[cell] == 0) {
                return false;
            }
        }
        return givens.size() < Puzzle.FEWEST_CLUES && !hasEntered();
    }

    private boolean hasEntered() {
        for (Cell cell : CellSet.ALL.minus(givens)) {
            if (values[cell.index()] != 0) {
                return true;
            }
        }
        return false;
    }

    /// Returns a builder with the content of a document.
    public static DocumentBuilder of(Document document) {
        DocumentBuilder builder = new DocumentBuilder();
        byte[] values = document.grid().values();
        for (Cell cell : Cell.all()) {
            int index = cell.index();
            builder.values[index] = values[index];
            builder.marks[index] = (short) document.grid().candidates(cell).mask();
        }
        builder.givens = document.grid().givens();
        builder.candidates =
                document.puzzle().isRestricted() ? document.puzzle().candidates() : null;
        builder.notesOnly = true;
        builder.colors.putAll(document.colors());
        builder.comment = document.comment();
        return builder;
    }

    /// Returns the text as a name: on one line without control characters, each gap a single blank, none at the ends,
    /// and cut to 120 characters.
    public static String shortened(String words) {
        return shortened(words, LONGEST_NAME);
    }

    /// Returns the text followed by a number, the text cut so that both fit into a name.
    static String numbered(String words, int number) {
        String end = " " + number;
        return shortened(words, LONGEST_NAME - end.length()) + end;
    }

    private static String shortened(String words, int longest) {
        String all = words.length() > 2000 ? words.substring(0, 2000) : words;
        all = BLANKS.matcher(all).replaceAll(" ").strip();
        return all.codePointCount(0, all.length()) <= longest
                ? all
                : all.substring(0, all.offsetByCodePoints(0, longest));
    }
}
