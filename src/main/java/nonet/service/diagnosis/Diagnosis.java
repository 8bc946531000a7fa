package nonet.service.diagnosis;

import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import nonet.solve.StepSolver;

/// Explains verdicts, and tells what would mend a puzzle.
public final class Diagnosis {

    private final Solver solver;
    private final Verdicts verdicts;
    private final ConflictSearch clashes;
    private final AdditionSearch additions;

    /// @param solver a fast one whose limit on events is one on guesses
    /// @param prover whose searches prove that there is no solution
    public Diagnosis(Solver solver, StepSolver prover) {
        this.solver = solver;
        verdicts = new Verdicts(solver);
        clashes = new ConflictSearch(solver, prover);
        additions = new AdditionSearch(solver);
    }

    /// Returns on what ground the verdict on a puzzle stands.
    ///
    /// @throws CancellationException when cancelled
    public Finding of(Puzzle puzzle, Cancel cancel) {
        return switch (verdicts.check(puzzle, cancel)) {
            case Verdict.Contradictory(var conflicts) -> new Finding.Contradictory(conflicts);
            case Verdict.NoSolution(boolean byCandidates) ->
                byCandidates ? new Finding.Excluded() : new Finding.Clashing(clashes.of(puzzle.unrestricted(), cancel));
            case Verdict.OneSolution ignored -> new Finding.Proper();
            case Verdict.SeveralSolutions ignored -> new Finding.Several(MissingClues.of(puzzle));
        };
    }

    /// Returns what to add to a puzzle with several solutions.
    ///
    /// @throws CancellationException when cancelled
    public Additions additions(Puzzle puzzle, Cancel cancel) {
        return additions.of(puzzle, cancel);
    }

    /// Returns the solutions of a puzzle, none of which is found yet.
    public SolutionDiff variants(Puzzle puzzle) {
        return new SolutionDiff(solver, puzzle);
    }
}
