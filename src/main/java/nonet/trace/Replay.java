package nonet.trace;

import java.util.Optional;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// Replays the events of a search on a board. No engine is needed.
public final class Replay {

    /// A saved board. It is never modified, so copies of a replay share it.
    private static final class Saved {

        final byte[] values;
        final short[] candidates;
        final CellSet guessed;

        Saved(byte[] values, short[] candidates, CellSet guessed) {
            this.values = values;
            this.candidates = candidates;
            this.guessed = guessed;
        }
    }

    private static final byte[] ROW = houseOf(House.Kind.ROW);
    private static final byte[] COLUMN = houseOf(House.Kind.COLUMN);
    private static final byte[] BOX = houseOf(House.Kind.BOX);

    private final CellSet givens;
    private final short[] excluded;
    private final byte[] values;
    private final short[] candidates;
    private final Saved[] saved;
    private CellSet guessed;
    private int deepest;
    private long solutions;
    private long guesses;
    private long contradictions;
    private final byte[] solution;
    private CellSet guessedInSolution;
    private @Nullable Entry last;

    /// Creates a replay at the state before the first event of a search.
    public Replay(Puzzle puzzle) {
        givens = puzzle.givenCells();
        excluded = puzzle.exclusions();
        values = puzzle.values();
        candidates = new short[81];
        saved = new Saved[82];
        guessed = CellSet.NONE;
        solution = values.clone();
        guessedInSolution = CellSet.NONE;
    }

    private Replay(Replay original) {
        givens = original.givens;
        excluded = original.excluded;
        values = original.values.clone();
        candidates = original.candidates.clone();
        saved = original.saved.clone();
        guessed = original.guessed;
        deepest = original.deepest;
        solutions = original.solutions;
        guesses = original.guesses;
        contradictions = original.contradictions;
        solution = original.solution.clone();
        guessedInSolution = original.guessedInSolution;
        last = original.last;
    }

    /// Returns an independent replay at the same event.
    public Replay copy() {
        return new Replay(this);
    }

    /// Applies the event.
    public void apply(Entry entry) {
        last = entry;
        switch (entry.event()) {
            case Event.Refreshed(Cell upTo) -> refresh(upTo);
            case Event.Placed placed -> enter(placed.candidate(), placed.struck());
            case Event.Guessed guess -> {
                if (guess.ordinal() == 1) {
                    saved[guess.level()] = new Saved(values.clone(), candidates.clone(), guessed);
                } else {
                    restore(saved[guess.level()]);
                }
                deepest = Math.max(deepest, guess.level());
                enter(guess.candidate(), guess.struck());
                guessed = guessed.with(guess.candidate().cell());
                guesses++;
            }
            case Event.Cleared(Cell cell) -> {
                values[cell.index()] = 0;
                guessed = guessed.without(cell);
                refresh(Cell.of(80));
            }
            case Event.Narrowed(Cell cell, DigitSet _, DigitSet after, Narrowing _) ->
                candidates[cell.index()] = (short) after.mask();
            case Event.Deduced(Deduction deduction) -> deduction.conclusions().forEach(this::conclude);
            case Event.Found(long number) -> {
                solutions = number;
                System.arraycopy(values, 0, solution, 0, 81);
                guessedInSolution = guessed;
            }
            case Event.Backtracked(int level) -> restore(saved[level + 1]);
            case Event.Jumped(int level) -> restore(saved[level + 1]);
            case Event.Contradicted _ -> contradictions++;
            case Event.Shrunk _, Event.Stuck _, Event.Exhausted _ -> {}
        }
    }

    /// Tests whether the cell holds no digit.
    public boolean isBlank(Cell cell) {
        return values[cell.index()] == 0;
    }

    /// Returns the cells that hold no digit.
    public CellSet blanks() {
        CellSet blanks = CellSet.NONE;
        for (int index = 0; index < 81; index++) {
            blanks = values[index] == 0 ? blanks.with(Cell.of(index)) : blanks;
        }
        return blanks;
    }

    /// Returns the candidates of a cell.
    public DigitSet candidates(Cell cell) {
        return new DigitSet(candidates[cell.index()]);
    }

    /// Tests whether the candidate is still there.
    public boolean allows(Candidate candidate) {
        return (candidates[candidate.cell().index()] & candidate.digit().mask()) != 0;
    }

    /// Returns the first cell in which both boards hold a digit, but not the same one.
    public Optional<Cell> difference(Replay other) {
        for (int index = 0; index < 81; index++) {
            if (values[index] != other.values[index] && values[index] != 0 && other.values[index] != 0) {
                return Optional.of(Cell.of(index));
            }
        }
        return Optional.empty();
    }

    /// Returns the digit in a cell, 0 for a blank.
    public int value(Cell cell) {
        return values[cell.index()];
    }

    /// Returns the current state.
    public ReplayState state() {
        return state(values, candidates, guessed);
    }

    /// Returns the current state, but after the end of the search with the board of the last solution, or of the puzzle
    /// if there is none: what the search left on the board there is its last dead end.
    public ReplayState outcome() {
        boolean over = last != null && last.event() instanceof Event.Exhausted;
        return over ? state(solution, new short[81], guessedInSolution) : state();
    }

    private ReplayState state(byte[] digits, short[] marks, CellSet guessedCells) {
        return new ReplayState(
                Grid.of(givens, digits, marks), guessedCells, last, solutions, deepest, guesses, contradictions);
    }

    private void restore(Saved board) {
        System.arraycopy(board.values, 0, values, 0, 81);
        System.arraycopy(board.candidates, 0, candidates, 0, 81);
        guessed = board.guessed;
    }

    private void conclude(Conclusion conclusion) {
        Candidate candidate = conclusion.candidate();
        switch (conclusion) {
            case Conclusion.Placement _ -> enter(candidate, candidate.cell().peers());
            case Conclusion.Elimination _ ->
                candidates[candidate.cell().index()] &=
                        (short) ~candidate.digit().mask();
        }
    }

    private void enter(Candidate candidate, CellSet struck) {
        int index = candidate.cell().index();
        values[index] = (byte) candidate.digit().value();
        candidates[index] = 0;
        int others = ~candidate.digit().mask();
        for (long left = struck.lo(); left != 0; left &= left - 1) {
            candidates[Long.numberOfTrailingZeros(left)] &= (short) others;
        }
        for (long left = struck.hi(); left != 0; left &= left - 1) {
            candidates[64 + Long.numberOfTrailingZeros(left)] &= (short) others;
        }
    }

    private void refresh(Cell upTo) {
        int[] taken = new int[27];
        for (int index = 0; index < 81; index++) {
            int digit = 1 << values[index] >> 1;
            taken[ROW[index]] |= digit;
            taken[COLUMN[index]] |= digit;
            taken[BOX[index]] |= digit;
        }
        for (int index = 0; index <= upTo.index(); index++) {
            int left = ~(taken[ROW[index]] | taken[COLUMN[index]] | taken[BOX[index]] | excluded[index]) & 0x1FF;
            candidates[index] = values[index] == 0 ? (short) left : 0;
        }
    }

    private static byte[] houseOf(House.Kind kind) {
        byte[] houses = new byte[81];
        for (Cell cell : Cell.all()) {
            houses[cell.index()] = (byte) House.of(kind, cell).index();
        }
        return houses;
    }
}
