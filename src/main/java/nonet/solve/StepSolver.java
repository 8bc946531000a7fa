package nonet.solve;

import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// An engine whose search can be watched event by event.
public interface StepSolver extends Solver {

    /// Returns a walk through the puzzle that has not begun yet. The same puzzle always gives the same events.
    Walk walk(Puzzle puzzle);

    @Override
    default Solutions solutions(Puzzle puzzle) {
        return new WalkSolutions(walk(puzzle));
    }

    @Override
    default Answer solve(Puzzle puzzle, Limit limit, Cancel cancel) {
        Walk walk = walk(puzzle);
        long found = 0;
        @Nullable Grid first = null;
        for (long events = 0; ; events++) {
            cancel.check();
            if (events >= limit.events()) {
                return new Answer.Unknown(Answer.Why.LIMIT, first, found);
            }
            switch (walk.next()) {
                case Event.Found ignored -> {
                    found++;
                    first = first == null ? walk.grid() : first;
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
