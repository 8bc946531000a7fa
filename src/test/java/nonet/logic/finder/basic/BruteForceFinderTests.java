package nonet.logic.finder.basic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import nonet.deduce.Deduction;
import nonet.deduce.LastResorts.BruteForce;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.logic.finder.StandardFinders;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;

class BruteForceFinderTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    /// Of the 51 blanks the one with 25 before it is r5c5.
    @Test
    void placesTheDigitOfTheMiddleBlankCell() {
        assertThat(found(EASY)).containsExactly(new BruteForce(new Candidate(Cell.at(5, 5), Digit.of(5))));
    }

    @Test
    void findsNothingWithoutAUniqueSolution() {
        assertThat(found("55" + EASY.substring(2))).isEmpty();
        assertThat(found(".".repeat(81))).isEmpty();
        assertThat(found(Samples.solution(Puzzle.of(EASY)).toString())).isEmpty();
    }

    @Test
    void isUsedLastForSolvingAndNeverForAllSteps() {
        Weights weights = Weights.hodoku();
        Position start = Position.of(Grid.of(Puzzle.of(HARD)));
        LogicalSolver reasons = new LogicalSolver(StandardFinders.all(), weights.forSolving());
        LogicalSolver solver =
                new LogicalSolver(StandardFinders.withBruteForce(new FastSolver()), weights.forSolving());

        Position stuck = start;
        for (Step step : solver.path(start, Cancel.NEVER)) {
            boolean forced = step.deduction().technique() == Technique.BRUTE_FORCE;
            assertThat(reasons.next(step.before(), Cancel.NEVER) == null).isEqualTo(forced);
            stuck = step.after();
        }
        assertThat(stuck.isComplete()).isTrue();
        assertThat(weights.forAllSteps().on()).doesNotContain(Technique.BRUTE_FORCE);
        assertThat(weights.forSolving().order().getLast()).containsExactly(Technique.BRUTE_FORCE);
    }

    private static List<Deduction> found(String puzzle) {
        List<Deduction> found = new ArrayList<>();
        new LogicalSolver(List.of(BruteForceFinder.type(new FastSolver())), Samples.options())
                .find(
                        Position.of(Grid.of(Puzzle.of(puzzle))),
                        Set.of(Technique.BRUTE_FORCE),
                        deduction -> !found.add(deduction),
                        Cancel.NEVER);
        return found;
    }
}
