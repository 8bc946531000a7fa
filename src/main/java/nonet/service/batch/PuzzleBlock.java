package nonet.service.batch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import nonet.codec.api.Fault;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.rate.se.StoredSeRating;
import nonet.solve.Cancel;
import nonet.solve.SolutionCounter;
import org.jspecify.annotations.Nullable;

/// Consecutive puzzles of an input, and an engine's results for them, in reusable arrays, so that ten million puzzles
/// need no more memory than a thousand.
///
/// A block belongs to one thread at a time.
public final class PuzzleBlock {

    /// A place in the input that is not a puzzle.
    ///
    /// @param before the number of puzzles in the block before it
    /// @param text its line, if each line is a record of its own; otherwise empty
    public record Misread(int before, Fault fault, String text) {}

    private final byte[] cells;
    private final byte[] solutions;
    private final int[] lines;
    private final String[] names;

    /// The restricted puzzles; null for all others.
    private final @Nullable Puzzle[] restricted;

    private final int[] found;
    private final long[] nanos;
    private final int[] ratings;
    private final long[] grades;
    private final List<Misread> misread = new ArrayList<>();
    private int size;

    /// @param capacity the largest number of puzzles
    public PuzzleBlock(int capacity) {
        cells = new byte[81 * capacity];
        solutions = new byte[81 * capacity];
        lines = new int[capacity];
        names = new String[capacity];
        restricted = new Puzzle[capacity];
        found = new int[capacity];
        nanos = new long[capacity];
        ratings = new int[capacity];
        grades = new long[capacity];
    }

    /// Returns the number of puzzles.
    public int size() {
        return size;
    }

    /// Returns the line of the input on which a puzzle begins, from 1.
    public int line(int puzzle) {
        return lines[puzzle];
    }

    /// Returns the name of a puzzle in the input; empty if it has none.
    public String name(int puzzle) {
        return names[puzzle];
    }

    /// Tests whether a puzzle excludes candidates that its givens allow.
    public boolean isRestricted(int puzzle) {
        return restricted[puzzle] != null;
    }

    /// Returns a puzzle.
    public Puzzle puzzle(int puzzle) {
        Puzzle whole = restricted[puzzle];
        if (whole != null) {
            return whole;
        }
        byte[] givens = new byte[81];
        for (int i = 0; i < 81; i++) {
            givens[i] = digit(puzzle, i);
        }
        return Puzzle.of(givens);
    }

    /// Returns the digit in a cell of a puzzle, 0 for a blank.
    public byte digit(int puzzle, int cell) {
        int low = cells[81 * puzzle + cell] & 0xF;
        return (byte) (low > 9 ? 0 : low);
    }

    /// Returns how many solutions were found up to the limit, or [SolutionCounter#STUCK].
    public int found(int puzzle) {
        return found[puzzle];
    }

    /// Returns the engine's time for a puzzle in nanoseconds.
    public long nanos(int puzzle) {
        return nanos[puzzle];
    }

    /// Returns the rating of Sudoku Explainer in one `int`, see [StoredSeRating#packed()].
    int rating(int puzzle) {
        return ratings[puzzle];
    }

    /// Returns the rating by human logic as a [PackedGrade].
    long grade(int puzzle) {
        return grades[puzzle];
    }

    /// Returns the first solution of a puzzle that has one.
    public Grid solution(int puzzle) {
        return Grid.of(
                puzzle(puzzle).givenCells(),
                Arrays.copyOfRange(solutions, 81 * puzzle, 81 * puzzle + 81),
                new short[81]);
    }

    /// Writes the givens as 81 characters, with dots for blanks.
    public void copyGivens(int puzzle, byte[] text, int from) {
        for (int i = 0; i < 81; i++) {
            byte digit = digit(puzzle, i);
            text[from + i] = (byte) (digit == 0 ? '.' : '0' + digit);
        }
    }

    /// Writes the first solution as 81 characters.
    public void copySolution(int puzzle, byte[] text, int from) {
        for (int i = 0; i < 81; i++) {
            text[from + i] = (byte) ('0' + solutions[81 * puzzle + i]);
        }
    }

    /// Returns the places that are not puzzles, in input order.
    public List<Misread> misread() {
        return List.copyOf(misread);
    }

    public boolean isFull() {
        return size + misread.size() >= lines.length;
    }

    public boolean isEmpty() {
        return size == 0 && misread.isEmpty();
    }

    public void clear() {
        Arrays.fill(names, 0, size, null);
        Arrays.fill(restricted, 0, size, null);
        Arrays.fill(ratings, 0, size, StoredSeRating.NONE.packed());
        Arrays.fill(grades, 0, size, PackedGrade.NONE);
        size = 0;
        misread.clear();
    }

    /// Adds a puzzle of 81 characters.
    public void add(byte[] text, int from, int line, String name) {
        System.arraycopy(text, from, cells, 81 * size, 81);
        lines[size] = line;
        names[size++] = name;
    }

    public void add(Puzzle puzzle, int line, String name) {
        restricted[size] = puzzle.isRestricted() ? puzzle : null;
        add(puzzle.values(), 0, line, name);
    }

    public void add(Fault fault) {
        add(fault, "");
    }

    /// Adds a record that is not a puzzle.
    public void add(Fault fault, String text) {
        misread.add(new Misread(size, fault, text));
    }

    /// Counts the solutions of a puzzle and notes the first of them.
    ///
    /// @param limit how many solutions to search for at most
    /// @throws CancellationException if cancelled
    void solve(int puzzle, SolutionCounter counter, int limit, LongSupplier clock, Cancel cancel) {
        long began = clock.getAsLong();
        Puzzle whole = restricted[puzzle];
        int count =
                whole == null ? counter.count(cells, 81 * puzzle, limit, cancel) : counter.count(whole, limit, cancel);
        if (count > 0) {
            counter.solution(solutions, 81 * puzzle);
        }
        found[puzzle] = count;
        nanos[puzzle] = clock.getAsLong() - began;
    }

    /// Rates a puzzle, if it has one solution as far as is known.
    ///
    /// @throws CancellationException if cancelled
    void rate(int puzzle, Batch.Raters raters, Cancel cancel) {
        boolean may = found[puzzle] == 1 || found[puzzle] == SolutionCounter.STUCK;
        grades[puzzle] = may && raters.logic() != null
                ? PackedGrade.of(raters.logic().rate(puzzle(puzzle), cancel))
                : PackedGrade.NONE;
        ratings[puzzle] = may && raters.explainer() != null
                ? StoredSeRating.of(raters.explainer().rate(puzzle(puzzle), cancel))
                        .packed()
                : StoredSeRating.NONE.packed();
    }
}
