package nonet.solve.fast;

import java.util.concurrent.atomic.AtomicReference;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.SolutionCounter;
import nonet.solve.Solutions;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// The fast solver: processes whole houses at a time, and guesses only if locked candidates, singles and, before the first
/// guess, triads yield nothing more.
///
/// It has no events; a limit on events counts its guesses. The representation of digits and their restriction band by
/// band go back to the band solvers of the New Sudoku Players' Forum and to tdoku.
public final class FastSolver implements Solver {

    /// An idle search, whose memory serves the next puzzle.
    private final AtomicReference<@Nullable BitSearch> spare = new AtomicReference<>();

    @Override
    public String id() {
        return "fast";
    }

    @Override
    public Answer solve(Puzzle puzzle, Limit limit, Cancel cancel) {
        BitSearch idle = spare.getAndSet(null);
        BitSearch search = idle == null ? new BitSearch() : idle;
        search.start(puzzle, limit.events());
        Answer answer = solve(search, puzzle, limit, cancel);
        spare.set(search);
        return answer;
    }

    private static Answer solve(BitSearch search, Puzzle puzzle, Limit limit, Cancel cancel) {
        @Nullable Grid first = null;
        long found = 0;
        while (true) {
            switch (search.next(cancel)) {
                case FOUND -> {
                    found++;
                    first = first == null ? grid(puzzle, search) : first;
                    if (found == 1 && limit.solutions() == 2 && search.hasSecondSolution()) {
                        return new Answer.Several(first, 2, false);
                    }
                    if (found == limit.solutions()) {
                        return found == 1
                                ? new Answer.Unknown(Answer.Why.LIMIT, first, 1)
                                : new Answer.Several(first, found, false);
                    }
                }
                case EXHAUSTED -> {
                    return first == null
                            ? new Answer.None()
                            : found == 1 ? new Answer.Unique(first) : new Answer.Several(first, found, true);
                }
                case TOO_LONG -> {
                    return new Answer.Unknown(Answer.Why.LIMIT, first, found);
                }
            }
        }
    }

    /// Tests whether singles and locked candidates alone lead to a solution.
    public boolean solvesWithoutGuess(Puzzle puzzle) {
        BitSearch idle = spare.getAndSet(null);
        BitSearch search = idle == null ? new BitSearch() : idle;
        search.start(puzzle, 0);
        boolean solved = search.next(Cancel.NEVER) == BitSearch.StopReason.FOUND;
        spare.set(search);
        return solved;
    }

    @Override
    public Solutions solutions(Puzzle puzzle) {
        BitSearch search = new BitSearch();
        search.start(puzzle, Long.MAX_VALUE);
        return new BitSolutions(search);
    }

    @Override
    public SolutionCounter counter() {
        return new FastSearch();
    }

    private static Grid grid(Puzzle puzzle, BitSearch search) {
        return Grid.of(puzzle.givenCells(), search.solution(), new short[81]);
    }

    /// The solutions that a search over bit boards finds.
    private static final class BitSolutions implements Solutions {

        private final BitSearch search;
        private long passed;

        BitSolutions(BitSearch search) {
            this.search = search;
        }

        @Override
        public Next next(Cancel cancel) {
            passed = 1;
            return switch (search.next(cancel)) {
                case FOUND -> Next.FOUND;
                case EXHAUSTED -> Next.EXHAUSTED;
                case TOO_LONG -> throw new IllegalStateException("more guesses than a long counts");
            };
        }

        @Override
        public Next pass(Cancel cancel) {
            passed = search.pass(cancel);
            return passed == 0 ? Next.EXHAUSTED : Next.FOUND;
        }

        @Override
        public long passed() {
            return passed;
        }

        @Override
        public byte[] digits() {
            return search.solution();
        }
    }
}
