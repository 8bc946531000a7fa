package nonet.guide;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// An example with its pattern, in which a user can look for what the pattern concludes.
///
/// @param pattern the pattern; of a look-alike, the one that it would have
/// @param all what all patterns of the technique in this position conclude
/// @param solution the solution of the puzzle, or null if it has not exactly one
public record Exercise(
        GuideExample example,
        Deduction pattern,
        Set<Conclusion> all,
        @Nullable Grid solution) {

    /// The judgement on one candidate that a user says is eliminated, or placed.
    public enum Verdict {
        /// The pattern concludes it.
        RIGHT,
        /// Another pattern of the same technique concludes it.
        BY_ANOTHER,
        /// The candidate is not there.
        NO_CANDIDATE,
        /// The candidate is the digit of its cell in the solution.
        SOLUTION,
        /// The pattern itself consists of the candidate.
        PART,
        /// The pattern is about other digits.
        OTHER_DIGIT,
        /// The claim is right or wrong, but does not follow from the pattern.
        UNPROVEN
    }

    public Exercise {
        all = Set.copyOf(all);
    }

    /// Prepares an example.
    ///
    /// @param solver solves the puzzle
    /// @return empty if the example does not have its pattern
    /// @throws java.util.concurrent.CancellationException if cancelled
    public static Optional<Exercise> of(GuideExample example, ExampleLogic logic, Solver solver, Cancel cancel) {
        return logic.pattern(example, cancel)
                .map(pattern -> new Exercise(
                        example,
                        pattern,
                        new HashSet<>(pattern.conclusions()),
                        solver.solution(example.grid().puzzle(), cancel)));
    }

    /// Returns this exercise with further conclusions of the technique in its position.
    public Exercise with(Set<Conclusion> others) {
        Set<Conclusion> more = new HashSet<>(all);
        more.addAll(others);
        return new Exercise(example, pattern, more, solution);
    }

    /// Tests whether the pattern places digits and eliminates nothing, so that the answers are cells.
    public boolean asksForCells() {
        return wanted().stream().allMatch(Conclusion.Placement.class::isInstance);
    }

    /// Returns what is to be found.
    public List<Conclusion> wanted() {
        return pattern.conclusions();
    }

    /// Returns the board before anything is found.
    public Grid grid() {
        return example.grid();
    }

    /// Judges a claim.
    public Verdict judge(Conclusion claim) {
        Candidate candidate = claim.candidate();
        if (wanted().contains(claim)) {
            return Verdict.RIGHT;
        }
        if (!grid().candidates(candidate.cell()).contains(candidate.digit())) {
            return Verdict.NO_CANDIDATE;
        }
        if (all.contains(claim)) {
            return Verdict.BY_ANOTHER;
        }
        Digit right = solution == null ? null : solution.digit(candidate.cell());
        if (claim instanceof Conclusion.Elimination && candidate.digit() == right) {
            return Verdict.SOLUTION;
        }
        if (isPart(candidate)) {
            return Verdict.PART;
        }
        return concerns(candidate.digit()) ? Verdict.UNPROVEN : Verdict.OTHER_DIGIT;
    }

    private boolean isPart(Candidate candidate) {
        Role role = Explainer.marks(pattern, grid()).candidates().get(candidate);
        return role != null && role != Role.ELIMINATED && role != Role.PLACED;
    }

    private boolean concerns(Digit digit) {
        return pattern.digits().contains(digit)
                || wanted().stream().anyMatch(each -> each.candidate().digit() == digit);
    }

    /// Returns the digit that a wanted placement puts into a cell, or null if none does.
    public @Nullable Digit placed(Cell cell) {
        return wanted().stream()
                .filter(each -> each instanceof Conclusion.Placement
                        && each.candidate().cell().equals(cell))
                .map(each -> each.candidate().digit())
                .findFirst()
                .orElse(null);
    }
}
