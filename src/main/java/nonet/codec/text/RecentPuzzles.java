package nonet.codec.text;

import java.util.Set;
import nonet.codec.api.ReadPuzzle;
import nonet.grid.Puzzle;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// The most recent puzzles of a text, for recognizing later states and solutions of them.
final class RecentPuzzles {

    /// The number of puzzles in memory.
    static final int MOST = 20;

    /// A grid with fewer clues has too many extensions that are not states of it.
    private static final int FEWEST_CLUES = 8;

    /// The forms in which every line is a puzzle of its own.
    private static final Set<TextFormat> LINES = Set.of(TextFormat.LINE, TextFormat.HODOKU_LINE, TextFormat.CANDIDATES);

    /// The forms of grids of digits.
    private static final Set<TextFormat> PLAIN = Set.of(
            TextFormat.BLOCKS, TextFormat.FRAMED_GRID, TextFormat.SIMPLE_SUDOKU, TextFormat.COMMAS, TextFormat.TABS);

    /// A recent puzzle.
    ///
    /// @param number the number of puzzles before it
    /// @param end the line after it
    record Known(int number, ReadPuzzle puzzle, TextFormat format, int end) {}

    private final @Nullable Known[] known = new @Nullable Known[MOST];
    /// The cells of the puzzles as digits or characters.
    private final byte[] cells = new byte[81 * MOST];

    private int size;
    private int lastGrid = -MOST;

    /// Returns the number of puzzles so far.
    int size() {
        return size;
    }

    /// Tests whether all puzzles in memory are lines of a list.
    boolean isList() {
        return size - lastGrid > MOST;
    }

    void add(ReadPuzzle read, TextFormat format, int end) {
        byte[] values = read.puzzle().values();
        System.arraycopy(values, 0, cells, 81 * (size % MOST), 81);
        known[size % MOST] = new Known(size, read, format, end);
        lastGrid = format == TextFormat.LINE ? lastGrid : size;
        size++;
    }

    /// Adds a line of a list.
    void add(byte[] text, int from) {
        System.arraycopy(text, from, cells, 81 * (size % MOST), 81);
        known[size % MOST] = null;
        size++;
    }

    void replace(Known later) {
        known[later.number % MOST] = later;
    }

    /// Returns the most recent puzzle of which a grid is a state, or null. Lines of a list are puzzles of their own,
    /// and so are repetitions in a list, but not repetitions in another form, and not solutions behind words.
    ///
    /// @param said whether words precede the grid, as in `Solution: …`
    @Nullable
    Known of(ReadPuzzle read, TextFormat format, boolean said) {
        boolean solution = said && read.document().grid().blanks().isEmpty();
        boolean line = LINES.contains(format) && !solution;
        boolean plain = PLAIN.contains(format);
        byte[] values = read.document().grid().values();
        for (int i = size - 1; i >= Math.max(0, size - MOST); i--) {
            Known each = known[i % MOST];
            TextFormat other = each == null ? TextFormat.LINE : each.format;
            if (!(line && other == format) && isState(values, i % MOST)) {
                Known found = each == null ? passed(i) : each;
                boolean same =
                        found.puzzle.document().grid().equals(read.document().grid());
                boolean twice = same && (plain && PLAIN.contains(other) || i < size - 1);
                return twice ? null : found;
            }
        }
        return null;
    }

    private boolean isState(byte[] values, int slot) {
        int clues = 0;
        for (int i = 0; i < 81; i++) {
            int digit = digit(slot, i);
            if (digit != 0) {
                if (digit != values[i]) {
                    return false;
                }
                clues++;
            }
        }
        return clues >= FEWEST_CLUES;
    }

    private int digit(int slot, int cell) {
        int low = cells[81 * slot + cell] & 0xF;
        return low > 9 ? 0 : low;
    }

    private Known passed(int number) {
        byte[] givens = new byte[81];
        for (int i = 0; i < 81; i++) {
            givens[i] = (byte) digit(number % MOST, i);
        }
        return new Known(number, new ReadPuzzle(Document.of("", Puzzle.of(givens)), 0), TextFormat.LINE, 0);
    }
}
