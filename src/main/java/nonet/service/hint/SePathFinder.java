package nonet.service.hint;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.rate.se.SeRater;
import nonet.rate.se.SeResult;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// The path that Sudoku Explainer takes from the givens of a puzzle to its solution. The last path that was found to
/// the end is kept, because the same puzzle is searched again whenever a digit is entered.
public final class SePathFinder {

    private record Found(Puzzle puzzle, List<CheckedSeStep> steps, HintResult advice) {}

    private final AtomicReference<@Nullable Found> last = new AtomicReference<>();

    /// Finds the path, and passes on each step as soon as it is found.
    ///
    /// @param hints knows how to check a puzzle
    /// @return why the path ends
    /// @throws CancellationException if cancelled
    public HintResult find(Hints hints, Puzzle puzzle, Consumer<CheckedSeStep> taken, Cancel cancel) {
        Found known = last.get();
        if (known != null && known.puzzle.equals(puzzle)) {
            known.steps.forEach(taken);
            return known.advice;
        }
        List<CheckedSeStep> steps = new ArrayList<>();
        @Nullable Grid only = hints.checker().solution(puzzle, cancel);
        Grid solution = only == null ? Grid.of(puzzle) : only;
        SeResult result = new SeRater(hints.checker())
                .rateWithSteps(
                        puzzle,
                        step -> {
                            Grid before = steps.isEmpty()
                                    ? Grid.of(puzzle)
                                    : steps.getLast().after();
                            CheckedSeStep found = CheckedSeStep.of(step, before, solution);
                            steps.add(found);
                            taken.accept(found);
                        },
                        cancel);
        HintResult advice = advice(result);
        last.set(new Found(puzzle, List.copyOf(steps), advice));
        return advice;
    }

    private static HintResult advice(SeResult result) {
        return switch (result) {
            case SeResult.Rated rated -> rated.rating().isSolved() ? new HintResult.Complete() : new HintResult.Stuck();
            case SeResult.Stopped _ -> new HintResult.Stuck();
            case SeResult.Unrated unrated ->
                switch (unrated.why()) {
                    case NO_SOLUTION -> new HintResult.Impossible();
                    case ALREADY_SOLVED -> new HintResult.Complete();
                    case SEVERAL_SOLUTIONS, CANDIDATES_GIVEN -> new HintResult.Unrated(unrated.why());
                };
        };
    }
}
