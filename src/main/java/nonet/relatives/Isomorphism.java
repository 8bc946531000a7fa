package nonet.relatives;

import java.util.Random;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;

/// A symmetry of sudokus: it permutes the three bands, the rows of each band, the three stacks, the columns of each stack
/// and the nine digits, and exchanges rows and columns or not. There are 2 x 6^8 x 9! of them. What has a solution keeps
/// it. Immutable.
///
/// Rows and columns move before they are exchanged: the cell in row `r` and column `c` moves to row `rows[r]` and column
/// `columns[c]`, and then changes places with its mirror image if the isomorphism transposes.
public final class Isomorphism {

    private final int[] rows;
    private final int[] columns;
    private final boolean transposed;

    /// The digit for each digit, from 0 to 8.
    private final int[] digits;

    /// The parts must be the isomorphism's own.
    Isomorphism(int[] rows, int[] columns, boolean transposed, int[] digits) {
        this.rows = rows;
        this.columns = columns;
        this.transposed = transposed;
        this.digits = digits;
    }

    /// Returns an isomorphism that permutes the digits alone.
    ///
    /// @param digits for each of the nine digits, from 0 to 8, the digit that replaces it
    public static Isomorphism ofDigits(int... digits) {
        return new Isomorphism(identity(), identity(), false, permutation(digits));
    }

    /// Returns an isomorphism that leaves the digits as they are.
    ///
    /// @param rows for each row, from 0 to 8, where it moves
    /// @param columns for each column, from 0 to 8, where it moves
    /// @param transposed whether rows become columns then
    /// @throws IllegalArgumentException if two rows of a band, or columns of a stack, are parted
    public static Isomorphism ofLines(int[] rows, int[] columns, boolean transposed) {
        return new Isomorphism(lines(rows), lines(columns), transposed, identity());
    }

    /// Returns the isomorphism that a random one picks, each with the same probability.
    public static Isomorphism random(Random random) {
        return new Isomorphism(lines(random), lines(random), random.nextBoolean(), shuffled(9, random));
    }

    /// Returns the random isomorphism of a numbered puzzle, which depends on the seed and the number only.
    public static Isomorphism shuffle(long seed, long number) {
        return random(new Random(seed * 0x9E3779B97F4A7C15L + number));
    }

    /// Returns the isomorphism that turns the board clockwise.
    ///
    /// @param quarters the number of quarter turns, at least 0
    public static Isomorphism rotation(int quarters) {
        Isomorphism all = ofLines(identity(), identity(), false);
        for (int turned = 0; turned < quarters; turned++) {
            all = all.then(ofLines(reverse(), identity(), true));
        }
        return all;
    }

    /// Returns the isomorphism that exchanges left and right.
    public static Isomorphism mirror() {
        return ofLines(identity(), reverse(), false);
    }

    /// Returns the isomorphism that exchanges rows and columns.
    public static Isomorphism transposition() {
        return ofLines(identity(), identity(), true);
    }

    /// Returns where a cell moves.
    public Cell of(Cell cell) {
        return Cell.of(cell(cell.index()));
    }

    /// Returns the image of a candidate.
    public Candidate of(Candidate candidate) {
        return new Candidate(
                of(candidate.cell()), Digit.of(digit(candidate.digit().value())));
    }

    /// Returns where a cell moves, both from 0 to 80.
    public int cell(int cell) {
        int row = rows[cell / 9];
        int column = columns[cell % 9];
        return transposed ? column * 9 + row : row * 9 + column;
    }

    /// Returns the digit that replaces a digit, both from 1 to 9.
    public int digit(int digit) {
        return digits[digit - 1] + 1;
    }

    /// Tests whether rows become columns.
    public boolean transposes() {
        return transposed;
    }

    /// Returns the mask of digits, bit 0 for the digit 1, that replace those of a mask.
    public int digits(int mask) {
        int others = 0;
        for (int left = mask; left != 0; left &= left - 1) {
            others |= 1 << digits[Integer.numberOfTrailingZeros(left)];
        }
        return others;
    }

    /// Returns the row to which a row moves, or the column if the isomorphism transposes; both from 0 to 8.
    public int row(int row) {
        return rows[row];
    }

    /// Returns the column to which a column moves, or the row if the isomorphism transposes; both from 0 to 8.
    public int column(int column) {
        return columns[column];
    }

    /// Returns the image of a puzzle.
    public Puzzle of(Puzzle puzzle) {
        byte[] values = puzzle.values();
        short[] candidates = puzzle.candidates();
        byte[] moved = new byte[81];
        short[] allowed = new short[81];
        for (int cell = 0; cell < 81; cell++) {
            int place = cell(cell);
            moved[place] = (byte) (values[cell] == 0 ? 0 : digit(values[cell]));
            allowed[place] = (short) digits(candidates[cell]);
        }
        Puzzle other = Puzzle.of(moved);
        return puzzle.isRestricted() ? other.restrictedTo(allowed) : other;
    }

    /// Returns the composition of this isomorphism and another one, which is applied after it.
    public Isomorphism then(Isomorphism next) {
        int[] nextRows = transposed ? next.columns : next.rows;
        int[] nextColumns = transposed ? next.rows : next.columns;
        return new Isomorphism(
                chained(rows, nextRows),
                chained(columns, nextColumns),
                transposed != next.transposed,
                chained(digits, next.digits));
    }

    /// Returns the isomorphism that undoes this one.
    public Isomorphism inverse() {
        int[] oldRows = inverted(rows);
        int[] oldColumns = inverted(columns);
        return new Isomorphism(
                transposed ? oldColumns : oldRows, transposed ? oldRows : oldColumns, transposed, inverted(digits));
    }

    private static int[] chained(int[] first, int[] second) {
        int[] both = new int[9];
        for (int i = 0; i < 9; i++) {
            both[i] = second[first[i]];
        }
        return both;
    }

    private static int[] inverted(int[] permutation) {
        int[] inverse = new int[9];
        for (int i = 0; i < 9; i++) {
            inverse[permutation[i]] = i;
        }
        return inverse;
    }

    private static int[] identity() {
        return new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8};
    }

    private static int[] reverse() {
        return new int[] {8, 7, 6, 5, 4, 3, 2, 1, 0};
    }

    private static int[] lines(int[] lines) {
        int[] checked = permutation(lines);
        for (int line = 0; line < 9; line++) {
            if (lines[line] / 3 != lines[line / 3 * 3] / 3) {
                throw new IllegalArgumentException("lines of a chute are parted");
            }
        }
        return checked;
    }

    private static int[] permutation(int[] numbers) {
        int found = 0;
        for (int number : numbers) {
            found |= 1 << number;
        }
        if (numbers.length != 9 || found != 0x1FF) {
            throw new IllegalArgumentException("not a permutation of 0 to 8");
        }
        return numbers.clone();
    }

    /// Returns an order of nine lines that keeps those of a band together.
    private static int[] lines(Random random) {
        int[] lines = new int[9];
        int[] bands = shuffled(3, random);
        for (int band = 0; band < 3; band++) {
            int[] within = shuffled(3, random);
            for (int line = 0; line < 3; line++) {
                lines[band * 3 + line] = bands[band] * 3 + within[line];
            }
        }
        return lines;
    }

    private static int[] shuffled(int count, Random random) {
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            int other = random.nextInt(i + 1);
            order[i] = order[other];
            order[other] = i;
        }
        return order;
    }
}
