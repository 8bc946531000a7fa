package nonet.rate;

import java.util.Arrays;
import java.util.Random;
import nonet.grid.Puzzle;
import nonet.relatives.Isomorphism;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// Measures how hard a puzzle is for a search, without any list of techniques: the median of the guesses that
/// [StepEngine#SINGLES] tries up to the solution, over the orders in which the puzzle can be written down. Immutable.
///
/// An order is a way to permute the three bands, the three stacks, the rows of each band, the columns of each stack and
/// the nine digits, and to exchange rows and columns or not. There are 1.2 trillion of them, so the median is that of a
/// sample: the given order and `ORDERS - 1` random ones from a fixed seed.
public final class GuessCount {

    /// The number of orders in the sample. It is odd, so the median is one of the counts.
    public static final int ORDERS = 101;

    private static final long SEED = 1;

    private final Solver checker;
    private final StepSolver search = StepEngine.SINGLES;

    /// The number of guesses of a puzzle.
    ///
    /// @param median the median over the orders
    /// @param least the fewest in any order
    /// @param most the most in any order
    public record Guesses(long median, long least, long most) {}

    /// @param checker counts solutions
    public GuessCount(Solver checker) {
        this.checker = checker;
    }

    /// Returns the guesses of a puzzle, or null if it does not have exactly one solution.
    ///
    /// @throws CancellationException if cancelled
    public @Nullable Guesses of(Puzzle puzzle, Cancel cancel) {
        if (checker.solution(puzzle, cancel) == null) {
            return null;
        }
        Random random = new Random(SEED);
        long[] counts = new long[ORDERS];
        for (int i = 0; i < ORDERS; i++) {
            counts[i] = guesses(i == 0 ? puzzle : Isomorphism.random(random).of(puzzle), cancel);
        }
        Arrays.sort(counts);
        return new Guesses(counts[ORDERS / 2], counts[0], counts[ORDERS - 1]);
    }

    /// Returns the guesses of a puzzle as given, up to its first solution.
    long guesses(Puzzle puzzle, Cancel cancel) {
        SearchCursor cursor = search.cursor(puzzle);
        for (Event event = cursor.next(cancel);
                event != null && !(event instanceof Event.Found);
                event = cursor.next(cancel)) {
            cancel.check();
        }
        return cursor.counters().guesses();
    }
}
