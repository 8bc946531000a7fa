package nonet.service.diagnosis;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.Solutions;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Finds few digits that turn a puzzle with several solutions into a proper one.
///
/// If all solutions fit into memory, the fewest digits are searched for among them. Otherwise several target solutions
/// are tried, each with the digits that exclude most of a sample of the others, and superfluous digits are removed
/// afterward.
public final class AdditionSearch {

    /// The largest number of solutions that are all examined.
    static final int MOST_SOLUTIONS = 2_000;

    private static final int SAMPLE = 200;
    private static final int AIMS = 8;

    private final Solver solver;

    public AdditionSearch(Solver solver) {
        this.solver = solver;
    }

    /// Returns digits to add to a puzzle with several solutions.
    ///
    /// @throws CancellationException if cancelled
    /// @throws IllegalArgumentException if the puzzle has fewer than two solutions
    public Additions of(Puzzle puzzle, Cancel cancel) {
        List<byte[]> solutions = solutions(puzzle, MOST_SOLUTIONS + 1, cancel);
        if (solutions.size() < 2) {
            throw new IllegalArgumentException("there are not several solutions: " + puzzle);
        }
        return solutions.size() <= MOST_SOLUTIONS
                ? new MinimalDistinguishingClues(solutions, cancel).fewest()
                : few(puzzle, solutions.getFirst(), cancel);
    }

    private Additions few(Puzzle puzzle, byte[] first, Cancel cancel) {
        RandomGenerator random = new SplittableRandom(81);
        List<Candidate> best = toward(puzzle, first, cancel);
        for (int aim = 1; aim < AIMS; aim++) {
            List<Candidate> found = toward(puzzle, someSolution(puzzle, random, cancel), cancel);
            best = found.size() < best.size() ? found : best;
        }
        if (best.size() > 1) {
            Candidate alone = single(puzzle, cancel);
            best = alone == null ? best : List.of(alone);
        }
        boolean fewest = best.size() <= 2 || puzzle.clues() + best.size() <= Puzzle.FEWEST_CLUES;
        return new Additions(best, fewest);
    }

    /// Returns digits of a solution that exclude all others, none of them superfluous.
    private List<Candidate> toward(Puzzle puzzle, byte[] aim, Cancel cancel) {
        Puzzle with = puzzle;
        List<byte[]> others = solutions(with, SAMPLE, cancel);
        while (others.size() > 1) {
            int[] agreeing = new int[81];
            for (byte[] other : others) {
                for (int cell = 0; cell < 81; cell++) {
                    agreeing[cell] += other[cell] == aim[cell] ? 1 : 0;
                }
            }
            int telling = 0;
            for (int cell = 1; cell < 81; cell++) {
                telling = agreeing[cell] < agreeing[telling] ? cell : telling;
            }
            with = with.with(Cell.of(telling), Digit.of(aim[telling]));
            others = solutions(with, SAMPLE, cancel);
        }
        CellSet added = with.givenCells().minus(puzzle.givenCells());
        for (Cell cell : added) {
            Puzzle without = with.with(cell, null);
            with = isProper(without, cancel) ? without : with;
        }
        List<Candidate> digits = new ArrayList<>();
        for (Cell cell : with.givenCells().minus(puzzle.givenCells())) {
            digits.add(new Candidate(cell, Digit.of(aim[cell.index()])));
        }
        return digits;
    }

    /// Returns the first solution found with random digits in some blanks.
    private byte[] someSolution(Puzzle puzzle, RandomGenerator random, Cancel cancel) {
        Puzzle with = puzzle;
        List<byte[]> found = solutions(with, 1, cancel);
        for (int attempt = 0; attempt < 10; attempt++) {
            Grid grid = Grid.of(with);
            Cell cell = Cell.of(random.nextInt(81));
            DigitSet candidates = grid.candidates(cell);
            if (!candidates.isEmpty()) {
                Digit digit = Digit.of(1 + random.nextInt(9));
                Puzzle next = candidates.contains(digit) ? with.with(cell, digit) : with;
                List<byte[]> left = solutions(next, 1, cancel);
                with = left.isEmpty() ? with : next;
                found = left.isEmpty() ? found : left;
            }
        }
        return found.getFirst();
    }

    /// Returns a digit that suffices by itself, or null if there is none.
    private @Nullable Candidate single(Puzzle puzzle, Cancel cancel) {
        Grid grid = Grid.of(puzzle);
        for (Cell cell : grid.blanks()) {
            for (Digit digit : grid.candidates(cell)) {
                if (isProper(puzzle.with(cell, digit), cancel)) {
                    return new Candidate(cell, digit);
                }
            }
        }
        return null;
    }

    private boolean isProper(Puzzle puzzle, Cancel cancel) {
        return solver.solution(puzzle, cancel) != null;
    }

    private List<byte[]> solutions(Puzzle puzzle, int most, Cancel cancel) {
        List<byte[]> found = new ArrayList<>();
        Solutions cursor = solver.solutions(puzzle);
        while (found.size() < most && cursor.next(cancel) == Solutions.Next.FOUND) {
            found.add(cursor.digits());
        }
        return found;
    }
}
