package nonet.logic.finder.basic;

import nonet.deduce.LastResorts.BruteForce;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Brute force: places a digit of the solution, in the middle one of the blank cells as HoDoKu does, so that paths and
/// scores agree. It finds nothing unless there is exactly one solution.
///
/// Example: with 41 blank cells the digit of the 21st is placed.
public final class BruteForceFinder extends Finder {

    private final Solver solver;

    /// Returns the type whose finders take the solution from a solver.
    public static FinderFactory type(Solver solver) {
        return FinderFactory.of(search -> new BruteForceFinder(search, solver), Technique.BRUTE_FORCE);
    }

    private BruteForceFinder(FinderTask task, Solver solver) {
        super(task);
        this.solver = solver;
    }

    @Override
    public void find() {
        @Nullable
        Grid solution =
                position.isComplete() ? null : solver.solution(position.grid().asPuzzle(), task.cancel());
        if (solution == null) {
            return;
        }
        int cell = middle();
        @Nullable Digit digit = solution.digit(Cell.of(cell));
        if (digit != null && position.has(cell, digit.ordinal())) {
            report(new BruteForce(new Candidate(Cell.of(cell), digit)));
        }
    }

    private int middle() {
        int before = position.blanks() / 2;
        int cell = 0;
        while (position.value(cell) != 0 || before-- > 0) {
            cell++;
        }
        return cell;
    }
}
