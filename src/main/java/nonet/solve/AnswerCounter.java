package nonet.solve;

import java.util.Arrays;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// Counts solutions by the answers of any solver.
final class AnswerCounter implements SolutionCounter {

    private final Solver solver;
    private @Nullable Grid first;

    AnswerCounter(Solver solver) {
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
        return switch (solver.solve(puzzle, Limit.solutions(limit), cancel)) {
            case Answer.None() -> {
                first = null;
                yield 0;
            }
            case Answer.Unique(Grid solution) -> {
                first = solution;
                yield 1;
            }
            case Answer.Several(Grid solution, long count, boolean _) -> {
                first = solution;
                yield (int) count;
            }
            case Answer.Unknown(Answer.Why why, Grid solution, long found) -> {
                first = solution;
                yield why == Answer.Why.STUCK ? STUCK : (int) found;
            }
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
