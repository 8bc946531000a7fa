package nonet.logic.finder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import nonet.Repetitions;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Indexes made from earlier ones equal those made from scratch.
class EarlierIndexTests {

    private static final long SEED = 20261122;
    private static final int PUZZLES = Repetitions.of(2, 5, 5);

    private static final Set<Technique> INDEXED = EnumSet.of(
            Technique.SUE_DE_COQ,
            Technique.WXYZ_WING,
            Technique.VWXYZ_WING,
            Technique.UVWXYZ_WING,
            Technique.UNIQUENESS_1,
            Technique.EXTENDED_RECTANGLE_2,
            Technique.EXTENDED_RECTANGLE_3,
            Technique.X_WING,
            Technique.SASHIMI_X_WING,
            Technique.SKYSCRAPER,
            Technique.TURBOT_FISH);

    @Test
    @Tag("sampled")
    void resultsDoNotDependOnEarlierPositions() {
        Random random = new Random(SEED);
        LogicalSolver solver = Samples.solver();
        int found = 0;
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = Samples.draw(random);
            Grid solution = Samples.solution(puzzle);
            Position position = Position.of(Grid.of(puzzle));
            while (!position.isComplete()) {
                List<Deduction> steps = steps(solver, position);
                assertThat(steps)
                        .as("seed %d, at %s", SEED, position.grid())
                        .isEqualTo(steps(solver, Position.of(position.grid())));
                found += steps.size();
                position = position.after(some(position, solution, random));
            }
        }
        assertThat(found).isPositive();
    }

    private static List<Deduction> steps(LogicalSolver solver, Position position) {
        List<Deduction> steps = new ArrayList<>();
        solver.find(position, INDEXED, step -> !steps.add(step), Cancel.NEVER);
        return steps;
    }

    /// Draws a few sound conclusions, mostly eliminations.
    private static List<Conclusion> some(Position position, Grid solution, Random random) {
        List<Conclusion> some = new ArrayList<>();
        for (Cell cell : Cell.all()) {
            for (Digit digit : Digit.values()) {
                Candidate candidate = new Candidate(cell, digit);
                boolean open = position.has(cell.index(), digit.ordinal());
                if (open && solution.digit(cell) != digit && random.nextInt(60) == 0) {
                    some.add(new Conclusion.Elimination(candidate));
                } else if (open && solution.digit(cell) == digit && random.nextInt(200) == 0) {
                    some.add(new Conclusion.Placement(candidate));
                }
            }
        }
        return some;
    }
}
