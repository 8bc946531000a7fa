package nonet.grid;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The givens of the 81 cells and, if these are not the whole puzzle, the digits that the cells may hold. Two puzzles
/// with the same givens that exclude the same candidates are equal. The givens may contradict each other, for example
/// during input.
///
/// A puzzle is *restricted* if it excludes candidates that its givens allow. A *Sukaku*, 729 candidates with few givens
/// or none, is such a puzzle. A solution holds no excluded candidate.
public final class Puzzle {

    /// The puzzle without givens.
    public static final Puzzle EMPTY = Puzzle.of(new byte[81]);

    /// The fewest givens of a puzzle with one solution (McGuire, Tugemann and Civario, *There is no 16-clue sudoku*, 2012).
    public static final int FEWEST_CLUES = 17;

    private static final int CANDIDATES = 729;

    private final byte[] givens;

    /// For each cell the mask of the digits that are excluded although the givens allow them, or null if there are
    /// none.
    private final short @Nullable [] excluded;

    private Puzzle(byte[] givens, short @Nullable [] excluded) {
        this.givens = givens;
        this.excluded = excluded;
    }

    /// Returns the puzzle with these givens, row by row, 0 for a blank.
    ///
    /// @throws IllegalArgumentException if there are not 81 or one is not 0 to 9
    public static Puzzle of(byte[] givens) {
        return new Puzzle(checked(givens), null);
    }

    /// Returns the puzzle of 81 characters, `1` to `9` for givens, `0` or `.` for blanks. Texts of users are read by the
    /// room `format`.
    ///
    /// @throws IllegalArgumentException if the text has any other form; the message names the first wrong character and
    /// its place
    public static Puzzle of(String text) {
        byte[] givens = new byte[81];
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character != '.' && (character < '0' || character > '9')) {
                throw wrong(text, i, "a digit, '0' or '.'");
            }
            if (i < givens.length) {
                givens[i] = (byte) (character == '.' ? 0 : character - '0');
            }
        }
        if (text.length() != givens.length) {
            throw new IllegalArgumentException("A puzzle has 81 characters, not " + text.length() + ".");
        }
        return new Puzzle(givens, null);
    }

    /// Returns the puzzle of a text of any content: 81 characters, `1` to `9` for givens, `0` or `.` for blanks;
    /// empty if it has any other form.
    public static Optional<Puzzle> parse(CharSequence cells) {
        if (cells.length() != 81) {
            return Optional.empty();
        }
        byte[] givens = new byte[81];
        for (int i = 0; i < givens.length; i++) {
            char character = cells.charAt(i);
            if (character >= '1' && character <= '9') {
                givens[i] = (byte) (character - '0');
            } else if (character != '.' && character != '0') {
                return Optional.empty();
            }
        }
        return Optional.of(new Puzzle(givens, null));
    }

    /// Returns the masks of a text of any content: 729 candidates in the form of [#candidateText()], in which `0`
    /// may stand for `.`; bit 0 for the digit 1. Empty if it has any other form.
    public static Optional<short[]> parseCandidates(CharSequence candidates) {
        boolean valid = candidates.length() == CANDIDATES
                && IntStream.range(0, CANDIDATES).allMatch(i -> isCandidate(candidates.charAt(i), i));
        return valid ? Optional.of(masksOf(candidates.toString())) : Optional.empty();
    }

    /// Returns this puzzle in which each blank may only hold the digits of its mask, bit 0 for the digit 1. A blank
    /// with an empty mask has no candidate. The masks of givens are ignored.
    public Puzzle restrictedTo(short[] candidates) {
        short[] less = exclusions();
        for (Cell cell : Cell.all()) {
            int index = cell.index();
            if (givens[index] == 0) {
                less[index] |= (short) (SudokuRules.allowed(givens, cell) & ~candidates[index]);
            }
        }
        return new Puzzle(givens, orNull(less));
    }

    /// Returns this puzzle restricted to 729 candidates, in the form of [#candidateText()].
    ///
    /// @throws IllegalArgumentException if the text has any other form; the message names the first wrong character and
    /// its place
    public Puzzle restrictedTo(String candidates) {
        return restrictedTo(masksOf(candidates));
    }

    /// Returns the puzzle of the givens alone.
    public Puzzle unrestricted() {
        return excluded == null ? this : new Puzzle(givens, null);
    }

    /// Tests whether the puzzle excludes candidates that the givens allow.
    public boolean isRestricted() {
        return excluded != null;
    }

    /// Returns for each cell the mask of the digits that it must not hold, in addition to the givens. A given among
    /// them contradicts the puzzle.
    public short[] exclusions() {
        return excluded == null ? new short[81] : excluded.clone();
    }

    /// Returns the cells whose given is excluded as a candidate.
    public CellSet excludedGivens() {
        CellSet cells = CellSet.NONE;
        for (int cell = 0; excluded != null && cell < 81; cell++) {
            cells = (excluded[cell] & 1 << givens[cell] >> 1) == 0 ? cells : cells.with(Cell.of(cell));
        }
        return cells;
    }

    /// Returns the given of a cell, or null for a blank.
    public @Nullable Digit given(Cell cell) {
        byte value = givens[cell.index()];
        return value == 0 ? null : Digit.of(value);
    }

    /// Returns this puzzle with another given in one cell, or with none there if the digit is null.
    public Puzzle with(Cell cell, @Nullable Digit digit) {
        byte[] changed = givens.clone();
        changed[cell.index()] = (byte) (digit == null ? 0 : digit.value());
        return new Puzzle(changed, excluded);
    }

    /// Returns the puzzle with these givens that excludes the same candidates.
    ///
    /// @throws IllegalArgumentException if there are not 81 or one is not 0 to 9
    public Puzzle withGivens(byte[] others) {
        return new Puzzle(checked(others), excluded);
    }

    /// Returns the cells that hold a given.
    public CellSet givenCells() {
        return CellSet.filled(givens);
    }

    /// Returns the number of givens, 0 to 81.
    public int clues() {
        return givenCells().size();
    }

    /// Returns the givens row by row, 0 for a blank.
    public byte[] values() {
        return givens.clone();
    }

    /// Returns the givens, which must not be changed.
    byte[] givens() {
        return givens;
    }

    /// Returns every digit that occurs more than once in a house, houses in order.
    public List<Conflict> conflicts() {
        return SudokuRules.conflicts(givens);
    }

    /// Returns the cells whose digit occurs twice in one of their houses.
    public CellSet clashing() {
        return conflicts().stream().map(Conflict::cells).reduce(CellSet.NONE, CellSet::or);
    }

    /// Returns the shortest text that determines the solutions: the 81 givens, or the candidates of a restricted
    /// puzzle.
    public String text() {
        return excluded == null ? toString() : candidateText();
    }

    /// Returns for each cell the mask of its candidates, bit 0 for the digit 1; the mask of a given is its digit.
    public short[] candidates() {
        short[] candidates = new short[81];
        for (Cell cell : Cell.all()) {
            int index = cell.index();
            int allowed = givens[index] == 0 ? SudokuRules.allowed(givens, cell) : 1 << givens[index] - 1;
            candidates[index] = (short) (excluded == null ? allowed : allowed & ~excluded[index]);
        }
        return candidates;
    }

    /// Returns the candidates as 729 characters, nine per cell: each digit or `.`.
    public String candidateText() {
        StringBuilder text = new StringBuilder(CANDIDATES);
        for (short mask : candidates()) {
            for (int digit = 0; digit < 9; digit++) {
                text.append((mask >>> digit & 1) == 0 ? '.' : (char) ('1' + digit));
            }
        }
        return text.toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Puzzle puzzle
                && Arrays.equals(givens, puzzle.givens)
                && Arrays.equals(excluded, puzzle.excluded);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(givens) + Arrays.hashCode(excluded);
    }

    /// Returns the givens as 81 characters, `.` for a blank.
    @Override
    public String toString() {
        return SudokuRules.line(givens);
    }

    private static byte[] checked(byte[] givens) {
        if (givens.length != 81) {
            throw new IllegalArgumentException("not 81 cells: " + givens.length);
        }
        for (byte given : givens) {
            if (given < 0 || given > 9) {
                throw new IllegalArgumentException("not a digit: " + given);
            }
        }
        return givens.clone();
    }

    private static short @Nullable [] orNull(short[] excluded) {
        for (short mask : excluded) {
            if (mask != 0) {
                return excluded;
            }
        }
        return null;
    }

    private static boolean isCandidate(char character, int place) {
        return character == '1' + place % 9 || character == '.' || character == '0';
    }

    private static short[] masksOf(String candidates) {
        if (candidates.length() != CANDIDATES) {
            throw new IllegalArgumentException("Candidates have 729 characters, not " + candidates.length() + ".");
        }
        short[] masks = new short[81];
        for (int i = 0; i < CANDIDATES; i++) {
            char character = candidates.charAt(i);
            if (character == '1' + i % 9) {
                masks[i / 9] |= (short) (1 << i % 9);
            } else if (!isCandidate(character, i)) {
                throw wrong(candidates, i, "'" + (char) ('1' + i % 9) + "', '0' or '.'");
            }
        }
        return masks;
    }

    /// Returns the exception for a character that is not what its place requires.
    private static IllegalArgumentException wrong(String text, int index, String required) {
        return new IllegalArgumentException("Character " + (index + 1) + " is '"
                + Character.toString(text.codePointAt(index)) + "', not " + required + ".");
    }
}
