package nonet.service.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.Step;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class ArgumentSearchTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private final ConflictSearch clashes = new ConflictSearch(new FastSolver(), StepEngine.SINGLES);
    private final ArgumentSearch search = new ArgumentSearch(HumanLogic.withoutBruteForce(Profile.hodoku()));

    @Test
    void threeDigitsWithTwoCellsAreAContradictionAtOnce() {
        // 1, 2 and 3 stand in columns 1 and 2 outside box 1, and rows 2 and 3 of column 3 are filled.
        Puzzle puzzle = Puzzle.EMPTY
                .with(Cell.at(4, 1), Digit.ONE)
                .with(Cell.at(7, 2), Digit.ONE)
                .with(Cell.at(5, 1), Digit.TWO)
                .with(Cell.at(8, 2), Digit.TWO)
                .with(Cell.at(6, 1), Digit.THREE)
                .with(Cell.at(9, 2), Digit.THREE)
                .with(Cell.at(3, 3), Digit.NINE);
        Argument argument = search.of(puzzle, Cancel.NEVER).orElseThrow();

        assertThat(argument.steps()).isEmpty();
        assertThat(argument.end())
                .isEqualTo(new Impasse.TooFewPlaces(
                        DigitSet.of(Digit.ONE, Digit.TWO, Digit.THREE),
                        House.all().get(11),
                        CellSet.of(Cell.at(1, 3), Cell.at(2, 3))));
    }

    /// Each wrong digit of an easy puzzle is refuted by singles and locked candidates in a few steps.
    @Test
    void everyWrongDigitIsRefutedByAFewStepsThatHold() {
        Grid solution = ((Answer.Unique) new FastSolver().solve(EASY, Limit.TWO, Cancel.NEVER)).solution();
        int steps = 0;
        int refuted = 0;
        for (Cell cell : List.of(Cell.at(1, 3), Cell.at(5, 5), Cell.at(9, 1), Cell.at(2, 8), Cell.at(7, 5))) {
            for (Digit digit : Grid.of(EASY).candidates(cell)) {
                if (digit != solution.digit(cell)) {
                    Puzzle clash = EASY.with(cell, digit);
                    Argument argument = search.of(clash, Cancel.NEVER).orElseThrow();
                    assertHolds(argument, clash);
                    steps += argument.steps().size();
                    refuted++;
                }
            }
        }
        assertThat(refuted).isGreaterThan(5);
        assertThat((double) steps / refuted).isLessThan(12);
    }

    @Test
    void netsAreUsedOnlyWhereNothingElseHelps() {
        Puzzle clash =
                clashes.of(EASY.with(Cell.at(9, 3), Digit.TWO), Cancel.NEVER).puzzle();
        Argument argument = search.of(clash, Cancel.NEVER).orElseThrow();
        assertThat(argument.steps())
                .noneMatch(step -> Set.of(Technique.FORCING_NET_CONTRADICTION, Technique.FORCING_NET_VERITY)
                        .contains(step.deduction().technique()));
    }

    /// Each step begins where the one before ended, and takes away or places what was there; the last position has the
    /// contradiction.
    private static void assertHolds(Argument argument, Puzzle clash) {
        Position position = Position.of(Grid.of(clash));
        for (Step step : argument.steps()) {
            assertThat(step.before().grid()).isEqualTo(position.grid());
            assertThat(Impasse.in(step.before())).isNull();
            for (Conclusion conclusion : step.deduction().conclusions()) {
                assertThat(position.grid()
                                .candidates(conclusion.candidate().cell())
                                .contains(conclusion.candidate().digit()))
                        .isTrue();
            }
            position = step.after();
        }
        assertThat(argument.last().grid()).isEqualTo(position.grid());
        assertThat(Impasse.in(position)).isEqualTo(argument.end());
    }
}
