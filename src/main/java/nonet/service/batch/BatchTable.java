package nonet.service.batch;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import nonet.grid.Puzzle;
import nonet.rate.se.StoredSeRating;
import nonet.solve.SolutionCounter;

/// The results of a batch, one row per puzzle, in columns of primitives: about 72 bytes per row. One thread adds; any
/// other may read the rows below [#size].
public final class BatchTable {

    /// The result for a puzzle.
    public enum Found {
        NONE,
        ONE,
        SEVERAL,
        /// The engine does not guess, and got stuck.
        UNKNOWN
    }

    private static final int SEGMENT = 1 << 12;
    /// Two cells a byte.
    private static final int PACKED = 41;

    private static final Found[] FOUND = Found.values();

    private static final class Segment {
        private final byte[] cells = new byte[SEGMENT * PACKED];
        private final byte[] clues = new byte[SEGMENT];
        private final byte[] found = new byte[SEGMENT];
        private final long[] nanos = new long[SEGMENT];
        private final int[] ratings = new int[SEGMENT];
        private final long[] grades = new long[SEGMENT];
        private final String[] names = new String[SEGMENT];

        /// The restricted puzzles, by row.
        private final Map<Integer, Puzzle> restricted = new ConcurrentHashMap<>();
    }

    private volatile Segment[] segments = new Segment[0];
    private volatile int size;

    /// Adds the results of a block.
    public void add(PuzzleBlock block) {
        int row = size;
        for (int puzzle = 0; puzzle < block.size(); puzzle++, row++) {
            if (row == segments.length * SEGMENT) {
                Segment[] more = Arrays.copyOf(segments, segments.length + 1);
                more[segments.length] = new Segment();
                segments = more;
            }
            set(segments[row / SEGMENT], row % SEGMENT, block, puzzle);
        }
        size = row;
    }

    private static void set(Segment segment, int at, PuzzleBlock block, int puzzle) {
        int clues = 0;
        for (int cell = 0; cell < 81; cell++) {
            byte digit = block.digit(puzzle, cell);
            clues += digit == 0 ? 0 : 1;
            segment.cells[at * PACKED + cell / 2] |= (byte) (digit << cell % 2 * 4);
        }
        if (block.isRestricted(puzzle)) {
            segment.restricted.put(at, block.puzzle(puzzle));
        }
        segment.clues[at] = (byte) clues;
        segment.found[at] = (byte) verdict(block.found(puzzle)).ordinal();
        segment.nanos[at] = block.nanos(puzzle);
        segment.ratings[at] = block.rating(puzzle);
        segment.grades[at] = block.grade(puzzle);
        segment.names[at] = block.name(puzzle);
    }

    private static Found verdict(int solutions) {
        return switch (solutions) {
            case SolutionCounter.STUCK -> Found.UNKNOWN;
            case 0 -> Found.NONE;
            case 1 -> Found.ONE;
            default -> Found.SEVERAL;
        };
    }

    /// Returns the number of rows.
    public int size() {
        return size;
    }

    /// Returns a row's puzzle.
    public Puzzle puzzle(int row) {
        Puzzle restricted = segment(row).restricted.get(row % SEGMENT);
        if (restricted != null) {
            return restricted;
        }
        byte[] packed = segment(row).cells;
        byte[] givens = new byte[81];
        for (int cell = 0; cell < 81; cell++) {
            givens[cell] = (byte) (packed[row % SEGMENT * PACKED + cell / 2] >> cell % 2 * 4 & 0xF);
        }
        return Puzzle.of(givens);
    }

    /// Returns the number of clues of a row's puzzle.
    public int clues(int row) {
        return segment(row).clues[row % SEGMENT];
    }

    /// Returns the result for a row's puzzle.
    public Found found(int row) {
        return FOUND[segment(row).found[row % SEGMENT]];
    }

    /// Returns the engine's time in nanoseconds.
    public long nanos(int row) {
        return segment(row).nanos[row % SEGMENT];
    }

    /// Returns the rating of Sudoku Explainer.
    public StoredSeRating rating(int row) {
        return StoredSeRating.unpacked(segment(row).ratings[row % SEGMENT]);
    }

    /// Returns the rating by human logic as a [PackedGrade].
    public long grade(int row) {
        return segment(row).grades[row % SEGMENT];
    }

    /// Returns the first line of the comment; empty if there is none.
    public String name(int row) {
        return segment(row).names[row % SEGMENT];
    }

    private Segment segment(int row) {
        return segments[row / SEGMENT];
    }
}
