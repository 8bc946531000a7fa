package nonet.rate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.StandardFinders;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

class RaterTests {

    private final Weights weights = Weights.hodoku();
    private final Rater rater = new Rater(new LogicalSolver(StandardFinders.all(), weights.forSolving()), weights);

    @Test
    void theScoresOfAllStepsAddUp() {
        Rating rating = rate("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

        assertThat(rating.solved()).isTrue();
        assertThat(rating.level()).isEqualTo(Level.EASY);
        assertThat(rating.steps().values().stream().mapToInt(each -> each).sum())
                .isEqualTo(51);
        assertThat(rating.score())
                .isEqualTo(rating.steps().entrySet().stream()
                        .mapToInt(each ->
                                each.getValue() * weights.of(each.getKey()).score())
                        .sum());
    }

    @Test
    void aSolvedGridHasNoSteps() {
        assertThat(rate("534678912672195348198342567859761423426853791713924856961537284287419635345286179"))
                .isEqualTo(new Rating(Level.EASY, 0, null, Map.of(), true));
    }

    @Test
    void theLevelRisesWithTheScore() {
        assertThat(Level.EASY.raisedFor(800)).isEqualTo(Level.EASY);
        assertThat(Level.EASY.raisedFor(801)).isEqualTo(Level.MEDIUM);
        assertThat(Level.EASY.raisedFor(1700)).isEqualTo(Level.UNFAIR);
        assertThat(Level.HARD.raisedFor(3)).isEqualTo(Level.HARD);
        assertThat(Level.HARD.raisedFor(99_999)).isEqualTo(Level.EXTREME);
    }

    @Test
    void theHardestTechniqueIsOfTheHardestLevel() {
        Rating rating = rate(
                "000000010400000000020000000000050407008000300001090000300400200050100000000806000".replace('0', '.'));
        assertThat(rating.hardest()).isNotNull();
        assertThat(rating.steps()).containsKey(rating.hardest());
        assertThat(rating.steps().keySet())
                .allSatisfy(each -> assertThat(weights.of(each).level())
                        .isLessThanOrEqualTo(weights.of(rating.hardest()).level()));
        assertThat(rating.hardest()).isNotEqualTo(Technique.FULL_HOUSE);
    }

    private Rating rate(String puzzle) {
        return rater.rate(Position.of(Grid.of(Puzzle.of(puzzle))), Cancel.NEVER);
    }
}
