package nonet.service.reason;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Technique;
import nonet.grid.Puzzle;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.Weights;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;

class KeyStepsTests {

    private static final Hints HINTS = Hints.of(new HumanLogic(new FastSolver(), Profile.modern()));

    @Test
    void ofStepsWithTheSameConclusionsTheEasiestIsTaken() {
        Document board = Document.of(
                "", Puzzle.of(".634.....9...........9..25.........96.9...54........7..176....5.8.2.3.6.....74.2."));
        Weights weights = HINTS.profile().weights();
        List<Step> found = new ArrayList<>();
        boolean easy = KeySteps.find(board, HINTS, EasySteps.PAIRS, Technique.XY_CHAIN, found::add, Cancel.NEVER);

        assertThat(easy).isFalse();
        assertThat(found).isNotEmpty();
        HumanLogic.withoutBruteForce(HINTS.profile())
                .find(
                        found.getFirst().before(),
                        other -> {
                            for (Step step : found) {
                                if (other.conclusions().equals(step.deduction().conclusions())) {
                                    assertThat(weights.of(other.technique()).order())
                                            .as(other + " is easier than " + step.deduction())
                                            .isGreaterThanOrEqualTo(
                                                    weights.of(step.deduction().technique())
                                                            .order());
                                }
                            }
                            return false;
                        },
                        Cancel.NEVER);
    }
}
