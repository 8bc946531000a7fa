package nonet.solve.search;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Alternatives;
import nonet.solve.BacktrackingCursor;
import nonet.solve.Cancel;
import nonet.solve.ChosenGuess;
import nonet.solve.SteeredCursor;
import nonet.trace.Cause;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [StepEngine#SINGLES]. Each digit entered is a step.
final class SinglesCursor extends BacktrackingCursor<SinglesCursor.Board> implements SteeredCursor {

    /// The digits and candidates of all cells.
    static final class Board {

        private final byte[] values;
        private final short[] candidates;

        private Board(byte[] values, short[] candidates) {
            this.values = values.clone();
            this.candidates = candidates.clone();
        }
    }

    private final byte[] values;
    private final short[] candidates = new short[81];

    private final Singles singles = new Singles();

    SinglesCursor(Puzzle puzzle, List<ChosenGuess> chosen) {
        super(puzzle, chosen);
        values = puzzle.values();
    }

    @Override
    public SinglesCursor branch(List<ChosenGuess> guesses, long event) {
        SinglesCursor branch = new SinglesCursor(puzzle, guesses);
        branch.restore(save());
        branch.goOnFrom(this, event);
        return branch;
    }

    @Override
    protected Event.Refreshed refresh() {
        Grid refreshed = Grid.of(puzzle);
        for (Cell cell : Cell.all()) {
            candidates[cell.index()] = (short) refreshed.candidates(cell).mask();
        }
        return new Event.Refreshed(Cell.of(80));
    }

    @Override
    protected @Nullable Event propagate(Cancel cancel) {
        return switch (singles.search(values, candidates)) {
            case NO_CANDIDATE -> contradicted(new Contradiction.NoCandidate(Cell.of(singles.cell())));
            case NAKED -> place(new Cause.OnlyCandidate());
            case NO_PLACE -> contradicted(new Contradiction.NoPlace(singles.digit(), singles.house()));
            case HIDDEN -> place(new Cause.OnlyPlace(singles.house()));
            case NONE, FULL -> null;
        };
    }

    private Event place(Cause cause) {
        Candidate candidate = singles.candidate();
        return new Event.Placed(candidate, cause, enter(candidate));
    }

    @Override
    protected @Nullable Alternatives choose() {
        int blank = singles.cell();
        return blank < 0 ? null : Alternatives.ofCell(blank, candidates[blank]);
    }

    @Override
    protected int candidates(int cell) {
        return candidates[cell];
    }

    @Override
    protected Board save() {
        return new Board(values, candidates);
    }

    @Override
    protected void restore(Board saved) {
        System.arraycopy(saved.values, 0, values, 0, 81);
        System.arraycopy(saved.candidates, 0, candidates, 0, 81);
    }

    /// Enters a digit and strikes it from the peers; returns those that lost it.
    @Override
    protected CellSet enter(Candidate candidate) {
        countStep();
        int cell = candidate.cell().index();
        int bit = candidate.digit().mask();
        values[cell] = (byte) candidate.digit().value();
        candidates[cell] = 0;
        long lo = 0;
        long hi = 0;
        for (int i = 0; i < Geometry.PEER_COUNT; i++) {
            int peer = Geometry.peer(cell, i);
            if ((candidates[peer] & bit) != 0) {
                candidates[peer] ^= (short) bit;
                if (peer < 64) {
                    lo |= 1L << peer;
                } else {
                    hi |= 1L << (peer - 64);
                }
            }
        }
        return new CellSet(lo, hi);
    }

    @Override
    public Grid grid() {
        return Grid.of(puzzle.givenCells(), values, candidates);
    }
}
