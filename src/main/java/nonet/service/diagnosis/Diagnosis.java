package nonet.service.diagnosis;

import java.util.Optional;
import nonet.deduce.Family;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import nonet.solve.StepSolver;

/// Explains verdicts, and finds additions that make a puzzle proper.
public final class Diagnosis {

    private final Solver solver;
    private final Verdicts verdicts;
    private final ConflictSearch clashes;
    private final AdditionSearch additions;
    private final ArgumentSearch plain;
    private final ArgumentSearch withNets;

    /// @param solver a fast engine whose limit on events is one on guesses
    /// @param prover the engine whose searches prove that there is no solution
    public Diagnosis(Solver solver, StepSolver prover) {
        this.solver = solver;
        verdicts = new Verdicts(solver);
        clashes = new ConflictSearch(solver, prover);
        additions = new AdditionSearch(solver);
        LogicalSolver logic = HumanLogic.withoutBruteForce(Profile.hodoku());
        plain = new ArgumentSearch(logic.with(logic.options().without(Family.LAST_RESORT)));
        withNets = new ArgumentSearch(logic);
    }

    /// Returns the counter of solutions.
    public Solver checker() {
        return solver;
    }

    /// Returns the reason for the verdict on a puzzle with entered digits.
    ///
    /// @param position the puzzle with the entered digits as givens
    /// @throws CancellationException if cancelled
    public Finding of(Puzzle puzzle, Puzzle position, Cancel cancel) {
        return !puzzle.equals(position) && verdicts.check(position, cancel) instanceof Verdict.NoSolution
                ? switch (verdicts.check(puzzle, cancel)) {
                    case Verdict.OneSolution(var solution) -> wrong(puzzle, position, solution, cancel);
                    case Verdict.SeveralSolutions ignored -> atOdds(puzzle, position, cancel);
                    case Verdict.Contradictory _, Verdict.NoSolution _ -> of(position, cancel);
                }
                : of(position, cancel);
    }

    /// Returns the reason for the verdict on a puzzle.
    ///
    /// @throws CancellationException if cancelled
    public Finding of(Puzzle puzzle, Cancel cancel) {
        return switch (verdicts.check(puzzle, cancel)) {
            case Verdict.Contradictory(var conflicts) -> new Finding.Contradictory(conflicts);
            case Verdict.NoSolution(boolean byCandidates) ->
                byCandidates ? new Finding.Excluded() : new Finding.Clashing(clashes.of(puzzle.unrestricted(), cancel));
            case Verdict.OneSolution ignored -> new Finding.Proper();
            case Verdict.SeveralSolutions ignored -> new Finding.Several(MissingClues.of(puzzle));
        };
    }

    /// Returns a proof by human logic that digits clash; nothing if it finds none.
    ///
    /// @param whole the digits among which they stand, which are used if the conflicting ones are too few for logic
    /// @throws CancellationException if cancelled
    public Optional<Argument> argument(ConflictingClues clash, Puzzle whole, Cancel cancel) {
        return plain.of(clash.puzzle(), cancel)
                .or(() -> plain.of(whole, cancel))
                .or(() -> withNets.of(clash.puzzle(), cancel))
                .or(() -> withNets.of(whole, cancel));
    }

    /// Returns a proof by human logic that a puzzle has no solution; nothing if it finds none. It uses all givens, so that
    /// none of them is derived.
    ///
    /// @throws CancellationException if cancelled
    public Optional<Argument> argument(Puzzle whole, Cancel cancel) {
        return plain.of(whole, cancel).or(() -> withNets.of(whole, cancel));
    }

    /// Returns a proof by human logic that a position has no solution; nothing if it finds none.
    ///
    /// @throws CancellationException if cancelled
    public Optional<Argument> argument(Position position, Cancel cancel) {
        return plain.of(position, cancel).or(() -> withNets.of(position, cancel));
    }

    private Finding wrong(Puzzle puzzle, Puzzle position, Grid solution, Cancel cancel) {
        CellSet wrong = CellSet.NONE;
        for (Cell cell : position.givenCells().minus(puzzle.givenCells())) {
            wrong = position.given(cell) == solution.digit(cell) ? wrong : wrong.with(cell);
        }
        Cell first = wrong.iterator().next();
        return misplaced(wrong, true, puzzle.with(first, position.given(first)), cancel);
    }

    private Finding atOdds(Puzzle puzzle, Puzzle position, Cancel cancel) {
        Puzzle least = position;
        for (Cell cell : position.givenCells().minus(puzzle.givenCells())) {
            Puzzle without = least.with(cell, null);
            least = verdicts.check(without, cancel) instanceof Verdict.NoSolution ? without : least;
        }
        return misplaced(least.givenCells().minus(puzzle.givenCells()), false, least, cancel);
    }

    private Finding misplaced(CellSet blamed, boolean unique, Puzzle with, Cancel cancel) {
        return new Finding.Misplaced(blamed, unique, with.isRestricted() ? null : clashes.of(with, cancel));
    }

    /// Returns digits to add to a puzzle with several solutions.
    ///
    /// @throws CancellationException if cancelled
    public Additions additions(Puzzle puzzle, Cancel cancel) {
        return additions.of(puzzle, cancel);
    }

    /// Returns the solutions of a puzzle, none of which is found yet.
    public SolutionDiff variants(Puzzle puzzle) {
        return new SolutionDiff(solver, puzzle);
    }
}
