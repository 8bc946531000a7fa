package nonet.logic.solver;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.solve.Alternatives;
import nonet.solve.BacktrackingCursor;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [LogicSearch]. Each named step and each guess is a step.
final class LogicCursor extends BacktrackingCursor<Position> {

    private final LogicalSolver solver;
    private final Solver checker;
    private final boolean guesses;
    private Position position;

    /// The solver with the techniques that are sound for the puzzle, null until the first step.
    private @Nullable LogicalSolver sound;

    LogicCursor(Puzzle puzzle, LogicalSolver solver, Solver checker, boolean guesses) {
        super(puzzle, List.of());
        this.solver = solver;
        this.checker = checker;
        this.guesses = guesses;
        this.position = Position.of(Grid.of(puzzle.givenCells(), puzzle.values(), new short[81]));
    }

    @Override
    protected Event.Refreshed refresh() {
        position = Position.of(Grid.of(puzzle));
        return new Event.Refreshed(Cell.of(80));
    }

    @Override
    protected @Nullable Event propagate(Cancel cancel) {
        Contradiction why = Contradiction.shown(position::value, position::mask);
        if (why != null) {
            return contradicted(why);
        }
        if (position.isComplete()) {
            return null;
        }
        if (sound == null) {
            sound = solver.soundFor(puzzle, checker, cancel);
        }
        Step step = sound.next(position, cancel);
        if (step != null) {
            countStep();
            position = step.after();
            return new Event.Deduced(step.deduction());
        }
        return guesses ? null : stuck();
    }

    @Override
    protected @Nullable Alternatives choose() {
        int fewest = -1;
        for (int cell = 0; cell < 81; cell++) {
            if (position.value(cell) == 0
                    && (fewest < 0
                            || Integer.bitCount(position.mask(cell)) < Integer.bitCount(position.mask(fewest)))) {
                fewest = cell;
            }
        }
        return fewest < 0 ? null : Alternatives.ofCell(fewest, position.mask(fewest));
    }

    @Override
    protected int candidates(int cell) {
        return position.value(cell) == 0 ? position.mask(cell) : 0;
    }

    @Override
    protected Position save() {
        return position;
    }

    @Override
    protected void restore(Position saved) {
        position = saved;
    }

    @Override
    protected CellSet enter(Candidate guess) {
        CellSet struck = position.cells(guess.digit()).and(guess.cell().peers());
        position = position.placed(guess);
        countStep();
        return struck;
    }

    @Override
    public Grid grid() {
        return position.grid();
    }
}
