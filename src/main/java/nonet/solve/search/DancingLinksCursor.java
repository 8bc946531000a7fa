package nonet.solve.search;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Alternatives;
import nonet.solve.BacktrackingCursor;
import nonet.solve.Cancel;
import nonet.solve.ChosenGuess;
import nonet.solve.SteeredCursor;
import nonet.trace.Cause;
import nonet.trace.Choice;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [StepEngine#DANCING_LINKS]. Each chosen row is a step. The state saved before a guess is the number of rows
/// chosen.
final class DancingLinksCursor extends BacktrackingCursor<Integer> implements SteeredCursor {

    private final byte[] values;
    private final CoverMatrix matrix = new CoverMatrix();

    /// The candidates of the chosen rows, in order.
    private final int[] chosen = new int[81];

    private int depth;
    private boolean refreshed;

    /// The column with the fewest rows, or the root if all are covered.
    private int smallest;

    DancingLinksCursor(Puzzle puzzle, List<ChosenGuess> chosen) {
        super(puzzle, chosen);
        values = puzzle.values();
    }

    @Override
    public DancingLinksCursor branch(List<ChosenGuess> guesses, long event) {
        DancingLinksCursor branch = new DancingLinksCursor(puzzle, guesses);
        if (refreshed) {
            branch.refresh();
        }
        for (int i = 0; i < depth; i++) {
            branch.enter(Candidate.at(chosen[i]));
        }
        branch.goOnFrom(this, event);
        return branch;
    }

    @Override
    protected Event.Refreshed refresh() {
        short[] excluded = puzzle.exclusions();
        for (int cell = 0; cell < 81; cell++) {
            for (int left = excluded[cell]; left != 0; left &= left - 1) {
                matrix.remove(9 * cell + Integer.numberOfTrailingZeros(left));
            }
        }
        for (Cell given : puzzle.givenCells()) {
            matrix.choose(9 * given.index() + values[given.index()] - 1);
        }
        refreshed = true;
        return new Event.Refreshed(Cell.of(80));
    }

    @Override
    protected @Nullable Event propagate(Cancel cancel) {
        smallest = matrix.smallest();
        if (smallest == CoverMatrix.ROOT) {
            return null;
        }
        return switch (matrix.size(smallest)) {
            case 0 -> contradicted(emptyColumn(smallest));
            case 1 -> place(matrix.candidates(smallest).getFirst(), CoverMatrix.choice(smallest));
            default -> null;
        };
    }

    private static Contradiction emptyColumn(int head) {
        return switch (CoverMatrix.choice(head)) {
            case Choice.Candidates() -> new Contradiction.NoCandidate(Cell.of(head - 1));
            case Choice.Places(var house) -> new Contradiction.NoPlace(CoverMatrix.digit(head), house);
        };
    }

    private Event place(Candidate candidate, Choice only) {
        Cause cause = switch (only) {
            case Choice.Candidates() -> new Cause.OnlyCandidate();
            case Choice.Places(var house) -> new Cause.OnlyPlace(house);
        };
        return new Event.Placed(candidate, cause, enter(candidate));
    }

    @Override
    protected @Nullable Alternatives choose() {
        return smallest == CoverMatrix.ROOT
                ? null
                : new Alternatives(CoverMatrix.choice(smallest), matrix.candidates(smallest));
    }

    @Override
    protected int candidates(int cell) {
        int mask = 0;
        for (int digit = 0; digit < 9; digit++) {
            mask |= matrix.holds(9 * cell + digit) ? 1 << digit : 0;
        }
        return mask;
    }

    /// The candidates of any condition that is not met yet.
    @Override
    protected List<Candidate> open(ChosenGuess guess) {
        int head = CoverMatrix.head(guess.choice(), guess.first());
        return matrix.isOpen(head) ? matrix.candidates(head) : List.of();
    }

    @Override
    protected Integer save() {
        return depth;
    }

    @Override
    protected void restore(Integer saved) {
        while (depth > saved) {
            int candidate = chosen[--depth];
            matrix.release(candidate);
            values[candidate / 9] = 0;
        }
    }

    @Override
    protected CellSet enter(Candidate candidate) {
        int digit = candidate.digit().ordinal();
        CellSet struck = CellSet.NONE;
        for (Cell peer : candidate.cell().peers()) {
            struck = matrix.holds(9 * peer.index() + digit) ? struck.with(peer) : struck;
        }
        matrix.choose(candidate.index());
        chosen[depth++] = candidate.index();
        values[candidate.cell().index()] = (byte) candidate.digit().value();
        countStep();
        return struck;
    }

    @Override
    public Grid grid() {
        short[] candidates = new short[81];
        for (int candidate = 0; refreshed && candidate < 729; candidate++) {
            if (matrix.holds(candidate)) {
                candidates[candidate / 9] |= (short) (1 << candidate % 9);
            }
        }
        return Grid.of(puzzle.givenCells(), values, candidates);
    }
}
