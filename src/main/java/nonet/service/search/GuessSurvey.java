package nonet.service.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import nonet.grid.Puzzle;
import nonet.rate.GuessCount;
import nonet.rate.GuessCount.Guesses;
import nonet.solve.Cancel;
import nonet.solve.Solver;

/// The difficulty of the puzzles of a comparison for a search, as [GuessCount] measures it.
///
/// @param counted the number of puzzles with exactly one solution that were measured, in the order of the puzzles
/// @param median the median over them of their median guesses; 0 if none was measured
/// @param most the largest of their median guesses
public record GuessSurvey(int counted, long median, long most) {

    /// Measures as many puzzles as there is time for.
    ///
    /// @param clock the time in nanoseconds
    /// @throws CancellationException if cancelled
    public static GuessSurvey of(
            List<Puzzle> puzzles, Solver checker, LongSupplier clock, long budgetNanos, Cancel cancel) {
        GuessCount count = new GuessCount(checker);
        long began = clock.getAsLong();
        List<Long> medians = new ArrayList<>();
        for (Puzzle puzzle : puzzles) {
            Guesses guesses = count.of(puzzle, cancel);
            if (guesses != null) {
                medians.add(guesses.median());
            }
            if (clock.getAsLong() - began > budgetNanos) {
                break;
            }
        }
        medians.sort(null);
        return medians.isEmpty()
                ? new GuessSurvey(0, 0, 0)
                : new GuessSurvey(medians.size(), medians.get((medians.size() - 1) / 2), medians.getLast());
    }
}
