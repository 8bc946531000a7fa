package nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finders.StandardFinders;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// No step is ever wrong: each is held against the only solution.
class SoundnessTests {

    private static final long SEED = 20261121;
    private static final int DRAWN = 200;
    private static final int HARD = 40;

    private static final LogicalSolver SOLVER =
            new LogicalSolver(StandardFinders.all(), Weights.standard().forSolving());
    private static final LogicalSolver ALL = SOLVER.with(Samples.options());

    @TestFactory
    Stream<DynamicTest> everyStepOfADrawnPuzzleIsRight() {
        Random random = new Random(SEED);
        return Stream.generate(() -> Samples.draw(random))
                .limit(DRAWN)
                .map(puzzle -> DynamicTest.dynamicTest("seed " + SEED + ": " + puzzle, () -> isSound(puzzle)));
    }

    @TestFactory
    Stream<DynamicTest> everyStepOfAHardPuzzleIsRight() {
        List<Puzzle> hard = Samples.hard();
        return Stream.iterate(0, place -> place < hard.size(), place -> place + hard.size() / HARD)
                .map(hard::get)
                .map(puzzle -> DynamicTest.dynamicTest(puzzle.toString(), () -> isSound(puzzle)));
    }

    @Test
    void theSamplesNeedMoreThanSingles() {
        Random random = new Random(SEED);
        Set<Technique> used = EnumSet.noneOf(Technique.class);
        for (int i = 0; i < DRAWN; i++) {
            Position start = Position.of(Grid.of(Samples.draw(random)));
            SOLVER.path(start, Cancel.NEVER)
                    .forEach(step -> used.add(step.deduction().technique()));
        }
        assertThat(used).as("seed " + SEED).contains(Technique.POINTING, Technique.NAKED_PAIR);
    }

    private static void isSound(Puzzle puzzle) {
        Grid solution = Samples.solution(puzzle);
        Position position = Position.of(Grid.of(puzzle));
        List<Step> path = SOLVER.path(position, Cancel.NEVER);
        for (Step step : path) {
            agrees(step.before(), step.deduction(), solution);
            for (Deduction deduction : all(step.before())) {
                agrees(step.before(), deduction, solution);
            }
        }
        if (!path.isEmpty() && path.getLast().after().isComplete()) {
            assertThat(path.getLast().after().grid().values()).isEqualTo(solution.values());
        }
    }

    private static List<Deduction> all(Position position) {
        List<Deduction> found = new ArrayList<>();
        ALL.find(position, deduction -> {
            found.add(deduction);
            return false;
        });
        return found;
    }

    private static void agrees(Position position, Deduction deduction, Grid solution) {
        assertThat(deduction.conclusions())
                .as(deduction + " in " + position.grid())
                .isNotEmpty()
                .allSatisfy(each -> {
                    int cell = each.candidate().cell().index();
                    assertThat(position.has(cell, each.candidate().digit().ordinal()))
                            .as("is new: " + each)
                            .isTrue();
                    boolean right = solution.digit(each.candidate().cell())
                            == each.candidate().digit();
                    assertThat(right).as("is right: " + each).isEqualTo(each instanceof Conclusion.Placement);
                });
    }
}
