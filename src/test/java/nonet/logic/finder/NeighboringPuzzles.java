package nonet.logic.finder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.cases.ExoticCase;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;

/// Puzzles that differ from those of the cases by one given that has moved. Patterns that are too rare to be met in
/// lists of puzzles, such as tridagons, often survive that.
final class NeighboringPuzzles {

    private static final int TRIES = 4000;
    private static final FastSolver FAST = new FastSolver();

    private NeighboringPuzzles() {}

    /// Draws puzzles for each case, fewer where there are not as many.
    static List<Puzzle> ofCases(int each, long seed) {
        Random random = new Random(seed);
        Set<Puzzle> drawn = new LinkedHashSet<>();
        for (ExoticCase one : ExoticCasesTests.cases()) {
            drawn.addAll(near(one.line().grid(), each, random));
        }
        return List.copyOf(drawn);
    }

    private static List<Puzzle> near(Grid grid, int count, Random random) {
        Puzzle puzzle = Puzzle.EMPTY;
        for (Cell given : grid.givens()) {
            puzzle = puzzle.with(given, grid.digit(given));
        }
        List<Cell> givens = new ArrayList<>();
        grid.givens().forEach(givens::add);
        List<Puzzle> near = new ArrayList<>();
        for (int i = 0; i < TRIES && near.size() < count; i++) {
            Collections.swap(givens, 0, random.nextInt(givens.size()));
            Cell to = Cell.of(random.nextInt(81));
            if (puzzle.given(to) == null) {
                Puzzle moved = puzzle.with(givens.getFirst(), null).with(to, Digit.of(1 + random.nextInt(9)));
                if (FAST.solve(moved, Limit.TWO, Cancel.NEVER) instanceof Answer.Unique) {
                    near.add(moved);
                }
            }
        }
        return near;
    }
}
