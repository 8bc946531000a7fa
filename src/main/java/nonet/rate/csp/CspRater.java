package nonet.rate.csp;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Solver;

/// Rates puzzles by the least length of patterns, and by the least depth of trial and error, that solve them. Immutable.
///
/// The rating by a pattern is the least n such that singles and patterns up to length n solve the puzzle, the simplest
/// first. All candidates that patterns of the least possible length refute are removed together, so puzzles that differ
/// only in a symmetry have equal ratings.
public final class CspRater {

    /// No bound on the effort.
    public static final long UNBOUNDED = Long.MAX_VALUE;

    /// The number of boards after which ratings in the background stop and give a lower bound: some seconds of work.
    public static final long BACKGROUND_EFFORT = 5_000_000;

    private final Solver checker;
    private final long effort;

    /// @param checker counts solutions
    public CspRater(Solver checker) {
        this(checker, UNBOUNDED);
    }

    private CspRater(Solver checker, long effort) {
        this.checker = checker;
        this.effort = effort;
    }

    /// Returns a rater that stops after so many boards of a search.
    public CspRater withEffort(long boards) {
        return new CspRater(checker, boards);
    }

    /// Returns the rating of a puzzle.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public CspResult rate(Puzzle puzzle, CspScale scale, Cancel cancel) {
        return switch (checker.solvability(puzzle, cancel)) {
            case Answer.None() -> new CspResult.NoSolution();
            case Answer.Several _ -> new CspResult.SeveralSolutions();
            case Answer.Unique(Grid solution) -> new Run(puzzle, solution, effort, cancel).rate(scale);
        };
    }

    /// The rating of one puzzle.
    private static final class Run {

        private final Board board;
        private final Grid solution;
        private final Effort effort;
        private int soFar;

        Run(Puzzle puzzle, Grid solution, long most, Cancel cancel) {
            this.board = Board.of(puzzle);
            this.solution = solution;
            this.effort = new Effort(most, cancel);
        }

        CspResult rate(CspScale scale) {
            try {
                return switch (scale) {
                    case W -> byPattern(new WhipSearch(false, effort));
                    case GW -> byPattern(new WhipSearch(true, effort));
                    case B -> byPattern(new BraidSearch(effort));
                    case TE -> byTrial(new TrialDepth(effort));
                };
            } catch (Effort.ExceededException exceeded) {
                return new CspResult.Stopped(soFar);
            }
        }

        private CspResult byTrial(TrialDepth trials) {
            for (soFar = 0; soFar <= TrialDepth.MOST; soFar++) {
                trials.close(board, soFar);
                if (board.isSolved()) {
                    return new CspResult.Rated(soFar);
                }
            }
            return new CspResult.Stopped(soFar);
        }

        private CspResult byPattern(Pattern pattern) {
            board.propagate();
            if (!isInReach(pattern)) {
                return new CspResult.Beyond();
            }
            while (!board.isSolved()) {
                List<Integer> refuted = shortest(pattern);
                if (refuted.isEmpty()) {
                    return new CspResult.Beyond();
                }
                refuted.forEach(board::remove);
                board.propagate();
            }
            return new CspResult.Rated(soFar);
        }

        /// Tests whether the puzzle is solved if each candidate is removed that has a lower bound.
        private boolean isInReach(Pattern pattern) {
            Board rest = new Board();
            rest.set(board);
            for (boolean changed = true; changed && !rest.isSolved(); ) {
                pattern.start(rest);
                List<Integer> refuted = targets(rest).stream()
                        .filter(target -> pattern.atLeast(target) != Rounds.NEVER)
                        .toList();
                refuted.forEach(rest::remove);
                rest.propagate();
                changed = !refuted.isEmpty();
            }
            return rest.isSolved();
        }

        /// Returns the candidates that the shortest patterns refute.
        private List<Integer> shortest(Pattern pattern) {
            pattern.start(board);
            List<Integer> targets = targets(board);
            int[] atLeast = targets.stream().mapToInt(pattern::atLeast).toArray();
            boolean open = true;
            for (int length = 1; open; length++) {
                open = false;
                List<Integer> refuted = new ArrayList<>();
                for (int i = 0; i < atLeast.length; i++) {
                    if (atLeast[i] <= length && pattern.refutes(targets.get(i), length)) {
                        refuted.add(targets.get(i));
                    }
                    open |= atLeast[i] > length && atLeast[i] != Rounds.NEVER;
                }
                if (!refuted.isEmpty()) {
                    soFar = Math.max(soFar, length);
                    return refuted;
                }
                open |= pattern.takeCut();
            }
            return List.of();
        }

        /// Returns the candidates that are left and not in the solution.
        private List<Integer> targets(Board board) {
            List<Integer> targets = new ArrayList<>();
            for (Cell cell : Cell.all()) {
                int value = solution.values()[cell.index()] - 1;
                for (int digit = 0; digit < 9; digit++) {
                    int candidate = cell.index() * 9 + digit;
                    if (digit != value && board.isLeft(candidate)) {
                        targets.add(candidate);
                    }
                }
            }
            return targets;
        }
    }
}
