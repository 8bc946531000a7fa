package nonet.logic.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.logic.solver.LogicalSolver;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

class SinglesClosureTests {

    private static final Set<Technique> SINGLES = Family.SINGLES.techniques();

    /// On random positions of random puzzles, with every candidate of the solution placed, too.
    @Test
    void endsWhereTheFindersOfSinglesEnd() {
        long seed = 20261128;
        Random random = new Random(seed);
        for (int i = 0; i < 20; i++) {
            Puzzle puzzle = Samples.draw(random);
            Grid solution = Samples.solution(puzzle);
            Position start = Position.of(Grid.of(puzzle));
            SinglesClosure closure = new SinglesClosure(start);
            assertThat(closure.placeSingles()).isTrue();
            Position end = bySteps(start);
            assertThat(closure.end().grid()).as("seed " + seed).isEqualTo(end.grid());
            assertThat(closure.placed()).isEqualTo(start.blanks() - end.blanks());
            if (end.isComplete()) {
                continue;
            }
            Cell cell = end.grid().blanks().iterator().next();
            Digit digit = solution.digit(cell);
            Candidate right = new Candidate(cell, digit);
            SinglesClosure guess = new SinglesClosure(end);
            assertThat(guess.place(right)).isTrue();
            assertThat(guess.end().grid())
                    .as("seed " + seed)
                    .isEqualTo(bySteps(end.placed(right)).grid());
        }
    }

    private static Position bySteps(Position start) {
        LogicalSolver solver = Samples.solver();
        Position position = start;
        for (List<Deduction> singles = solver.all(position, SINGLES, Cancel.NEVER);
                !singles.isEmpty();
                singles = solver.all(position, SINGLES, Cancel.NEVER)) {
            List<Conclusion> conclusions = singles.stream()
                    .flatMap(each -> each.conclusions().stream())
                    .toList();
            position = position.after(conclusions);
        }
        return position;
    }
}
