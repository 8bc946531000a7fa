package nonet.rate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.TestData;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.deduce.Whip;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.logic.solver.LogicOptions;
import org.junit.jupiter.api.Test;

class WeightsTests {

    private final Weights weights = Weights.hodoku();

    @Test
    void everyTechniqueHasItsWeight() {
        assertThat(weights.of(Technique.X_WING))
                .isEqualTo(new Weight(Technique.X_WING, 2200, Level.HARD, 140, true, false));
        assertThat(Technique.values())
                .allSatisfy(each -> assertThat(weights.of(each).score()).isPositive());
    }

    /// Rows of HoDoKu's table without a technique of their own are sums of others.
    @Test
    void theWeightsAreThoseOfHodoku() {
        Words words = new Words(Locale.ENGLISH);
        Map<String, Technique> byName =
                Stream.of(Technique.values()).collect(Collectors.toMap(words::of, each -> each));
        List<String> rows = TestData.lines("techniques/hodoku-weights.tsv");
        List<String> ours = new ArrayList<>();
        List<String> theirs = new ArrayList<>();
        for (String row : rows.subList(1, rows.size())) {
            String[] field = row.split("\t", -1);
            Technique technique = byName.get(field[2]);
            if (technique != null) {
                Weight weight = weights.of(technique);
                theirs.add(String.join(" ", field[2], field[0], field[6], field[7], field[8], field[9]));
                ours.add(String.join(
                        " ",
                        words.of(technique),
                        "" + weight.order(),
                        weight.level().name(),
                        "" + weight.score(),
                        "" + weight.solve(),
                        "" + weight.all()));
            }
        }
        assertThat(ours).isEqualTo(theirs).hasSizeGreaterThan(100);
    }

    @Test
    void aWhipScoresMoreTheLongerItIs() {
        assertThat(weights.of(whip(5))).isEqualTo(new Weight(Technique.WHIP, 8460, Level.UNFAIR, 350, false, false));
        assertThat(weights.of(whip(6))).isEqualTo(new Weight(Technique.WHIP, 8460, Level.EXTREME, 360, false, false));
    }

    private static Whip whip(int length) {
        Candidate target = new Candidate(Cell.at(1, 1), Digit.of(1));
        Whip.WhipLink turn = new Whip.WhipLink(target, new Reason.InCell(target.cell()), null, List.of());
        return new Whip(Technique.WHIP, target, Collections.nCopies(length, turn), List.of());
    }

    @Test
    void rejectsAMissingWeight() {
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
    void solvingAndAllStepsUseTheWeights() {
        LogicOptions solving = weights.forSolving();
        LogicOptions all = weights.forAllSteps();
        assertThat(solving.on()).contains(Technique.X_WING).doesNotContain(Technique.DEATH_BLOSSOM);
        assertThat(all.on()).contains(Technique.DEATH_BLOSSOM).doesNotContain(Technique.X_WING);
    }

    @Test
    void withoutUniquenessNoTechniqueRequiresAUniqueSolution() {
        assertThat(weights.forSolving().withoutUniqueness().on())
                .contains(Technique.X_WING)
                .doesNotContain(
                        Technique.UNIQUENESS_1, Technique.HIDDEN_RECTANGLE, Technique.BUG_PLUS_1, Technique.BUG_TYPE_2);
    }
}
