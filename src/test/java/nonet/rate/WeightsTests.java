package nonet.rate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.logic.LogicOptions;
import org.junit.jupiter.api.Test;

class WeightsTests {

    private final Weights weights = Weights.standard();

    @Test
    void everyTechniqueHasItsWeight() {
        assertThat(weights.of(Technique.X_WING))
                .isEqualTo(new Weight(Technique.X_WING, 2200, Level.HARD, 140, true, false));
        assertThat(Technique.values())
                .allSatisfy(each -> assertThat(weights.of(each).score()).isPositive());
    }

    @Test
    void aMissingWeightIsAMistake() {
        assertThatThrownBy(() -> Weights.of(List.of(weights.of(Technique.X_WING))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no weight for [FULL_HOUSE, ");
    }

    @Test
    void theOrderIsThatOfTheTechniquesAndTiesAreTriedTogether() {
        List<Set<Technique>> order = weights.forSolving().order();
        assertThat(order.getFirst()).containsExactly(Technique.FULL_HOUSE);
        assertThat(order)
                .contains(Set.of(Technique.CONTINUOUS_NICE_LOOP, Technique.DISCONTINUOUS_NICE_LOOP, Technique.AIC));
        assertThat(order.stream().flatMap(Set::stream)).containsExactlyInAnyOrder(Technique.values());
    }

    @Test
    void solvingAndAllStepsUseWhatTheWeightsSay() {
        LogicOptions solving = weights.forSolving();
        LogicOptions all = weights.forAllSteps();
        assertThat(solving.on()).contains(Technique.X_WING).doesNotContain(Technique.DEATH_BLOSSOM);
        assertThat(all.on()).contains(Technique.DEATH_BLOSSOM).doesNotContain(Technique.X_WING);
    }

    @Test
    void withoutUniquenessNothingRestsOnOneSolution() {
        assertThat(weights.forSolving().withoutUniqueness().on())
                .contains(Technique.X_WING)
                .doesNotContain(
                        Technique.UNIQUENESS_1, Technique.HIDDEN_RECTANGLE, Technique.BUG_PLUS_1, Technique.BUG_TYPE_2);
    }
}
