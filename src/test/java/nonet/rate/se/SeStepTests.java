package nonet.rate.se;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nonet.grid.Candidate;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.rate.se.SeResult.Rated;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// The steps of puzzles of all ratings.
@Tag("sampled")
@Execution(ExecutionMode.SAME_THREAD)
class SeStepTests {

    private static final FastSolver SOLVER = new FastSolver();
    private static final Map<String, Rated> RATED = ReferenceRatings.rated();

    @Test
    void stepsAreThoseOfTheOriginal() {
        RATED.forEach((file, rated) -> assertThat(rated.steps())
                .as(file)
                .extracting(ReferenceRatings::text)
                .isEqualTo(ReferenceRatings.steps(file)));
    }

    @Test
    void stepsLeadToTheSolution() {
        RATED.forEach((file, rated) -> {
            Puzzle puzzle = ReferenceRatings.puzzle(file);
            Grid solution = ((Answer.Unique) SOLVER.solve(puzzle, Limit.TWO, Cancel.NEVER)).solution();
            List<String> wrong = new ArrayList<>();
            Grid grid = Grid.of(puzzle);
            for (SeStep step : rated.steps()) {
                for (Candidate candidate : step.eliminated()) {
                    if (solution.digit(candidate.cell()) == candidate.digit()) {
                        wrong.add(step.toString());
                    }
                    grid = grid.remove(candidate);
                }
                Candidate placed = step.placed();
                if (placed != null) {
                    if (solution.digit(placed.cell()) != placed.digit()) {
                        wrong.add(step.toString());
                    }
                    grid = grid.place(placed);
                }
            }
            assertThat(wrong).as(file).isEmpty();
            assertThat(grid.values()).as(file).isEqualTo(solution.values());
        });
    }

    @Test
    void theRatingFollowsFromTheSteps() {
        RATED.forEach((file, rated) -> {
            List<SeStep> steps = rated.steps();
            int placing = IntStream.range(0, steps.size())
                    .filter(number -> steps.get(number).placed() != null)
                    .findFirst()
                    .orElseThrow();
            assertThat(rated.rating())
                    .as(file)
                    .isEqualTo(new SeRating(
                            hardest(steps),
                            hardest(steps.subList(0, placing + 1)),
                            steps.getFirst().rating()));
        });
    }

    private static int hardest(List<SeStep> steps) {
        return steps.stream().mapToInt(SeStep::rating).max().orElseThrow();
    }
}
