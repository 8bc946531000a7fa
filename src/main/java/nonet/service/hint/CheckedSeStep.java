package nonet.service.hint;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Grid;
import nonet.rate.se.SeStep;

/// A step of the path of Sudoku Explainer.
///
/// @param before the board before the step
/// @param checked whether it agrees with the solution
public record CheckedSeStep(SeStep step, Grid before, boolean checked) {

    static CheckedSeStep of(SeStep step, Grid before, Grid solution) {
        Candidate placed = step.placed();
        boolean agrees = placed == null
                ? step.eliminated().stream().noneMatch(gone -> solution.digit(gone.cell()) == gone.digit())
                : solution.digit(placed.cell()) == placed.digit();
        return new CheckedSeStep(step, before, agrees);
    }

    /// Returns the conclusions of the step.
    public List<Conclusion> conclusions() {
        return step.deduction().conclusions();
    }

    /// Returns the board after the step.
    Grid after() {
        Grid after = before;
        for (Candidate candidate : step.eliminated()) {
            after = after.remove(candidate);
        }
        Candidate placed = step.placed();
        return placed == null ? after : after.place(placed);
    }
}
