package nonet.service.setter;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SolutionCounter;
import nonet.solve.Solutions;
import nonet.solve.fast.FastSolver;

/// The candidates of a puzzle with the number of solutions that each stands in. Immutable.
///
/// A candidate of no solution cannot be a given. One of exactly one solution makes the puzzle proper as a given.
public final class TrueCandidates {

    /// The most solutions that are counted for each candidate when there are more than can be listed.
    static final int MOST_EACH = 100;

    private final int[] counts;
    private final int solutions;
    private final boolean complete;

    private TrueCandidates(int[] counts, int solutions, boolean complete) {
        this.counts = counts;
        this.solutions = solutions;
        this.complete = complete;
    }

    /// Counts the solutions of each candidate. Up to `limit` solutions, all numbers are exact. If there are more, each
    /// candidate is counted by itself, up to [#most()].
    ///
    /// @param limit the largest number of solutions to list, at least 1
    /// @throws CancellationException if cancelled
    public static TrueCandidates of(Puzzle puzzle, int limit, Cancel cancel) {
        int[] counts = new int[729];
        Solutions listed = new FastSolver().solutions(puzzle);
        int found = 0;
        while (listed.next(cancel) == Solutions.Next.FOUND) {
            if (found == limit) {
                return new TrueCandidates(countEach(puzzle, cancel), limit, false);
            }
            found++;
            byte[] digits = listed.digits();
            for (int cell = 0; cell < 81; cell++) {
                counts[9 * cell + digits[cell] - 1]++;
            }
        }
        return new TrueCandidates(counts, found, true);
    }

    private static int[] countEach(Puzzle puzzle, Cancel cancel) {
        SolutionCounter counter = new FastSolver().counter();
        int[] counts = new int[729];
        short[] candidates = puzzle.candidates();
        for (Cell cell : Cell.all()) {
            for (Digit digit : DigitSet.ALL) {
                cancel.check();
                if (puzzle.given(cell) == null && (candidates[cell.index()] & digit.mask()) != 0) {
                    counts[new Candidate(cell, digit).index()] =
                            counter.count(puzzle.with(cell, digit), MOST_EACH, cancel);
                }
            }
        }
        return counts;
    }

    /// Returns the number of solutions that a candidate stands in, up to [#most()].
    public int count(Candidate candidate) {
        return counts[candidate.index()];
    }

    /// Returns the number at which the count of a candidate stops.
    public int most() {
        return complete ? Integer.MAX_VALUE : MOST_EACH;
    }

    /// Returns the number of solutions, or the limit if there are more.
    public int solutions() {
        return solutions;
    }

    /// Tests whether all solutions were listed.
    public boolean isComplete() {
        return complete;
    }

    /// Returns the candidates of exactly one solution, those of givens included.
    public List<Candidate> single() {
        return IntStream.range(0, 729)
                .filter(index -> counts[index] == 1)
                .mapToObj(Candidate::at)
                .toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TrueCandidates those
                && those.complete == complete
                && those.solutions == solutions
                && Arrays.equals(those.counts, counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }
}
