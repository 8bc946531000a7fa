package nonet.service.diagnosis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.SearchCursor;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import nonet.trace.Event;
import nonet.trace.Trace;
import org.jspecify.annotations.Nullable;

/// Finds a minimal conflicting set of givens in a puzzle without a solution.
///
/// Givens are removed one by one as long as the rest has no solution (deletion, as for minimal unsatisfiable subsets).
/// The result depends on the order, so several fixed orders are tried, and the smallest set is kept.
public final class ConflictSearch {

    private static final int ORDERS = 40;

    /// An attempt at a smaller set is given up if a test takes more guesses than this.
    private static final long FEW_GUESSES = 200;

    private static final int LONGEST_PROOF = 5_000;

    private final Solver solver;
    private final StepSolver prover;

    /// @param solver tests whether givens have a solution; its limit on events must be one on guesses
    /// @param prover the engine whose search is the proof
    public ConflictSearch(Solver solver, StepSolver prover) {
        this.solver = solver;
        this.prover = prover;
    }

    /// Returns a minimal conflicting set of a puzzle without a solution.
    ///
    /// @throws CancellationException if cancelled
    /// @throws IllegalArgumentException if the puzzle has a solution
    public ConflictingClues of(Puzzle puzzle, Cancel cancel) {
        if (solvable(puzzle, Long.MAX_VALUE, cancel)) {
            throw new IllegalArgumentException("there is a solution: " + puzzle);
        }
        Puzzle smallest = puzzle;
        SplittableRandom random = new SplittableRandom(81);
        for (int order = 0; order < ORDERS; order++) {
            List<Cell> cells = new ArrayList<>();
            puzzle.givenCells().forEach(cells::add);
            Collections.shuffle(cells, random);
            Puzzle rest = order == 0
                    ? reduce(puzzle, cells, 82, Long.MAX_VALUE, cancel)
                    : reduce(puzzle, cells, smallest.clues(), FEW_GUESSES, cancel);
            smallest = rest == null ? smallest : rest;
        }
        return prove(smallest, cancel);
    }

    /// Removes superfluous givens. Returns null if the rest would have more than `most` givens, or if a test took too
    /// many guesses, so that the rest may not be minimal.
    private @Nullable Puzzle reduce(Puzzle puzzle, List<Cell> order, int most, long guesses, Cancel cancel) {
        Puzzle rest = puzzle;
        int needed = 0;
        for (Cell cell : order) {
            Puzzle without = rest.with(cell, null);
            Answer answer = solver.solve(without, new Limit(1, guesses), cancel);
            if (answer instanceof Answer.Unknown unknown && unknown.first() == null) {
                return null;
            }
            if (answer instanceof Answer.None) {
                rest = without;
            } else if (++needed >= most) {
                return null;
            }
        }
        return rest;
    }

    private boolean solvable(Puzzle puzzle, long guesses, Cancel cancel) {
        return solver.solve(puzzle, new Limit(1, guesses), cancel) instanceof Answer.Unknown unknown
                && unknown.first() != null;
    }

    private ConflictingClues prove(Puzzle puzzle, Cancel cancel) {
        SearchCursor cursor = prover.cursor(puzzle);
        Trace proof = new Trace(puzzle, 2 * LONGEST_PROOF);
        Event event = cursor.next(cancel);
        while (event != null && proof.size() < LONGEST_PROOF) {
            cancel.check();
            proof.append(event, cursor.steps(), cursor.level());
            event = cursor.next(cancel);
        }
        CellSet cells = puzzle.givenCells();
        return new ConflictingClues(cells, proof, event == null);
    }
}
