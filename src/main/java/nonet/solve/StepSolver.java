package nonet.solve;

import java.util.Optional;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// An engine whose search can be watched event by event.
public interface StepSolver extends Solver {

    /// Returns a cursor before the first event. The same puzzle always yields the same events.
    SearchCursor cursor(Puzzle puzzle);

    /// Returns the rule by which the engine chooses its guesses; empty if it does not guess, or its rule is not known.
    default Optional<GuessRule> guessRule() {
        return Optional.empty();
    }

    @Override
    default Solutions solutions(Puzzle puzzle) {
        return new CursorSolutions(cursor(puzzle));
    }

    @Override
    default Answer solve(Puzzle puzzle, Limit limit, Cancel cancel) {
        SearchCursor cursor = cursor(puzzle);
        long found = 0;
        @Nullable Grid first = null;
        for (long events = 0; ; events++) {
            cancel.check();
            if (events >= limit.events()) {
                return new Answer.Unknown(Answer.Why.LIMIT, first, found);
            }
            switch (cursor.next(cancel)) {
                case Event.Found ignored -> {
                    found++;
                    first = first == null ? cursor.grid() : first;
                    if (found >= limit.solutions()) {
                        return found == 1
                                ? new Answer.Unknown(Answer.Why.LIMIT, first, 1)
                                : new Answer.Several(first, found, false);
                    }
                }
                case Event.Stuck ignored -> {
                    return new Answer.Unknown(Answer.Why.STUCK, first, found);
                }
                case null -> {
                    return first == null
                            ? new Answer.None()
                            : found == 1 ? new Answer.Unique(first) : new Answer.Several(first, found, true);
                }
                default -> {}
            }
        }
    }
}
