package nonet.ui.keysteps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.beans.property.SimpleObjectProperty;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.explain.mark.Role;
import nonet.grid.Puzzle;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.hint.Hints;
import nonet.service.reason.EasySteps;
import nonet.solve.fast.FastSolver;
import nonet.ui.keysteps.KeyStepsController.What;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import org.junit.jupiter.api.Test;

class KeyStepsControllerTests {

    private static final Puzzle EXTREME =
            Puzzle.of("000704005020010070000080002090006250600070008053200010400090000030060090200407000");

    private final List<Conclusion> applied = new ArrayList<>();
    private final List<String> copied = new ArrayList<>();
    private final PaneFixture fixture =
            new PaneFixture(new Messages(Locale.US, "nonet.log"), new InlineTasks()).with(EXTREME);
    private final KeyStepsController keys = new KeyStepsController(
            fixture.services(),
            new SimpleObjectProperty<>(Hints.of(new HumanLogic(new FastSolver(), Profile.modern()))),
            applied::addAll,
            copied::add);

    KeyStepsControllerTests() {
        keys.hardest.set(Technique.XY_CHAIN);
        fixture.visible.set(true);
    }

    private String sentence() {
        return keys.sentence.get();
    }

    @Test
    void stepsAreShownAndApplied() {
        fixture.with(Puzzle.of("1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"));
        keys.easy.set(EasySteps.PAIRS);
        assertThat(sentence()).isEqualTo("One step solves the puzzle together with the easy steps.");
        keys.copy();
        assertThat(copied)
                .containsExactly("Multi Colors 1: 7 (r2c4,r3c9) / 7 (r2c8,r5c9), 7 (r6c4) / 7 (r6c8)"
                        + " => r1c4<>7, r5c47<>7, r89c48<>7\n");
        keys.chosen.set(keys.rows.getFirst());
        assertThat(Objects.requireNonNull(keys.picture.get()).marks().candidates())
                .containsValue(Role.ELIMINATED);
        keys.apply();
        assertThat(applied).isEqualTo(keys.rows.getFirst().conclusions());
    }

    @Test
    void backdoorsAreDigitsAndEliminations() {
        keys.what.set(What.BACKDOORS);
        assertThat(sentence())
                .isEqualTo(
                        "23 digits and 12 eliminations, each of which solves the puzzle together with the easy steps.");
        assertThat(keys.rows.stream().map(keys::text))
                .hasSize(35)
                .startsWith("r1c7=3", "r2c3=4")
                .endsWith("r8c9<>4");
        keys.chosen.set(keys.rows.getFirst());
        assertThat(Objects.requireNonNull(keys.picture.get()).marks().candidates())
                .containsValue(Role.PLACED);
    }

    @Test
    void aPuzzleWithSeveralSolutionsHasNone() {
        fixture.with(Puzzle.of(".".repeat(80) + "1"));
        assertThat(sentence())
                .isEqualTo("Key steps require a board whose digits are right, of a puzzle with exactly one solution.");
    }

    @Test
    void anEasyPuzzleNeedsNone() {
        fixture.with(Puzzle.of("530070000600195000098000060800060003400803001700020006060000280000419005000080079"));
        assertThat(sentence()).isEqualTo("The easy steps solve the puzzle alone.");
    }
}
