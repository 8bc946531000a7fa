package nonet.service.setter;

import java.util.Random;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// What a setter wants to know of a puzzle at once.
///
/// @param candidates the true candidates
/// @param estimate the estimated number of solutions if there are more than were listed, otherwise null
/// @param redundant the givens that are not needed; none unless there is one solution
public record SetterReport(
        TrueCandidates candidates, @Nullable SolutionEstimate estimate, CellSet redundant) {

    private static final int DIVES = 2_000;
    private static final long SEED = 1;

    /// Examines a puzzle. The same puzzle gives the same report.
    ///
    /// @param limit the largest number of solutions to list
    /// @throws CancellationException if cancelled
    public static SetterReport of(Puzzle puzzle, int limit, Cancel cancel) {
        TrueCandidates candidates = TrueCandidates.of(puzzle, limit, cancel);
        return new SetterReport(
                candidates,
                candidates.isComplete() ? null : RandomDives.estimate(puzzle, DIVES, new Random(SEED), cancel),
                candidates.isComplete() && candidates.solutions() == 1
                        ? Reduction.redundant(puzzle, cancel)
                        : CellSet.NONE);
    }
}
