package nonet.service.batch;

import java.util.Arrays;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import nonet.solve.fast.FastSearch;
import nonet.solve.fast.FastSolver;
import org.jspecify.annotations.Nullable;

/// An engine that goes from bytes to bytes, for puzzle after puzzle in one thread.
interface BlockEngine {

    /// Counts the solutions of the puzzle that stands in `cells` from `offset` on, 81 bytes whose low four bits are the
    /// digit, or none from 1 to 9 for a blank.
    ///
    /// @param limit the search stops after this many solutions, at least 1
    /// @return how many there are, from 0 to `limit`, or [PuzzleBlock#STUCK]
    /// @throws CancellationException when cancelled
    int count(byte[] cells, int offset, int limit, Cancel cancel);

    /// Counts the solutions of a puzzle as [#count(byte\[\], int, int, Cancel)] does.
    int count(Puzzle puzzle, int limit, Cancel cancel);

    /// Writes the first solution of the puzzle that was counted last, as 81 numbers. To be asked only after a count above 0.
    void solution(byte[] cells, int offset);

    /// Returns this engine for the use of one thread.
    static BlockEngine of(Solver solver) {
        return solver instanceof FastSolver ? new Fast(new FastSearch()) : new ByPuzzle(solver);
    }

    /// The fast engine, which needs no objects.
    record Fast(FastSearch search) implements BlockEngine {

        @Override
        public int count(byte[] cells, int offset, int limit, Cancel cancel) {
            return search.count(cells, offset, limit, cancel);
        }

        @Override
        public int count(Puzzle puzzle, int limit, Cancel cancel) {
            return search.count(puzzle, limit, cancel);
        }

        @Override
        public void solution(byte[] cells, int offset) {
            search.solution(cells, offset);
        }
    }

    /// Any engine, by the way of a puzzle.
    final class ByPuzzle implements BlockEngine {

        private final Solver solver;
        private @Nullable Grid first;

        ByPuzzle(Solver solver) {
            this.solver = solver;
        }

        @Override
        public int count(byte[] cells, int offset, int limit, Cancel cancel) {
            byte[] givens = Arrays.copyOfRange(cells, offset, offset + 81);
            for (int i = 0; i < 81; i++) {
                int low = givens[i] & 0xF;
                givens[i] = (byte) (low > 9 ? 0 : low);
            }
            return count(Puzzle.of(givens), limit, cancel);
        }

        @Override
        public int count(Puzzle puzzle, int limit, Cancel cancel) {
            Answer answer = solver.solve(puzzle, Limit.solutions(limit), cancel);
            first = switch (answer) {
                case Answer.None() -> null;
                case Answer.Unique(Grid solution) -> solution;
                case Answer.Several several -> several.first();
                case Answer.Unknown unknown -> unknown.first();
            };
            return switch (answer) {
                case Answer.None() -> 0;
                case Answer.Unique _ -> 1;
                case Answer.Several several -> (int) several.count();
                case Answer.Unknown unknown ->
                    switch (unknown.why()) {
                        case LIMIT -> (int) unknown.found();
                        case STUCK -> PuzzleBlock.STUCK;
                    };
            };
        }

        @Override
        public void solution(byte[] cells, int offset) {
            if (first == null) {
                throw new IllegalStateException("no solution was found");
            }
            System.arraycopy(first.values(), 0, cells, offset, 81);
        }
    }
}
