package nonet.service.hint;

import java.util.List;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.grid.CellSet;
import nonet.logic.position.Position;
import nonet.logic.solver.Step;
import nonet.rate.se.SeResult;

/// The answer to a request for a hint.
public sealed interface HintResult {

    /// A step was found.
    ///
    /// @param unique whether the puzzle has one solution, which the step was checked against; otherwise techniques
    /// that depend on uniqueness were left out
    record Found(Step step, boolean unique) implements HintResult {}

    /// All steps that apply now, those that unlock most first.
    ///
    /// @param leftOut the techniques that solve but were not searched for to the end
    record All(Position position, List<RankedStep> steps, boolean unique, Set<Technique> leftOut)
            implements HintResult {
        public All {
            steps = List.copyOf(steps);
            leftOut = Set.copyOf(leftOut);
        }
    }

    /// The board contradicts the solution.
    ///
    /// @param digits the cells that hold a wrong digit
    /// @param marks the blanks whose pencil marks lack the right digit
    record Wrong(CellSet digits, CellSet marks) implements HintResult {

        public CellSet cells() {
            return digits.or(marks);
        }
    }

    /// The puzzle has several solutions, and none of them contains all entered digits.
    record ConflictingEntries(CellSet digits) implements HintResult {}

    /// No enabled technique applies.
    ///
    /// @param leftOut the techniques used for solving that were not searched for to the end
    record Stuck(Set<Technique> leftOut) implements HintResult {

        public Stuck {
            leftOut = Set.copyOf(leftOut);
        }

        public Stuck() {
            this(Set.of());
        }
    }

    /// All cells are filled correctly.
    record Complete() implements HintResult {}

    /// The puzzle has no solution.
    record Impossible() implements HintResult {}

    /// Sudoku Explainer does not rate the puzzle.
    record Unrated(SeResult.Why why) implements HintResult {}
}
