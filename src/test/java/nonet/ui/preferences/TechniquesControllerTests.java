package nonet.ui.preferences;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.rate.Profile;
import nonet.rate.Weight;
import nonet.settings.Profiles;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;

class TechniquesControllerTests {

    private final TechniquesController techniques =
            new TechniquesController(new Messages(Locale.US, "nonet.log"), Profiles.standard());

    @Test
    void theOrderIsThatOfTheWeights() {
        assertThat(order()).startsWith(Technique.FULL_HOUSE, Technique.NAKED_SINGLE, Technique.HIDDEN_SINGLE);
        assertThat(order()).hasSize(Technique.values().length);
    }

    @Test
    void aTechniqueMovesAndTheOthersKeepTheirOrder() {
        List<Technique> before = List.copyOf(order());
        techniques.move(Technique.X_WING, 0);
        assertThat(order().getFirst()).isEqualTo(Technique.X_WING);
        assertThat(order().subList(1, order().size()))
                .isEqualTo(
                        before.stream().filter(each -> each != Technique.X_WING).toList());
        techniques.move(Technique.X_WING, techniques.placeOf(Technique.X_WING) + 1);
        assertThat(order()).startsWith(Technique.FULL_HOUSE, Technique.X_WING, Technique.NAKED_SINGLE);
        techniques.move(Technique.FULL_HOUSE, -1);
        assertThat(order()).startsWith(Technique.FULL_HOUSE, Technique.X_WING);
        assertThat(techniques.changed.get()).isTrue();
    }

    @Test
    void everyChangeIsTakenBackOneAfterTheOther() {
        Profiles first = techniques.profiles.get();
        assertThat(techniques.undoable.get()).isFalse();
        techniques.solve(Technique.X_WING, false);
        Profiles changed = techniques.profiles.get();
        techniques.choose("");
        techniques.undo();
        assertThat(techniques.profiles.get()).isEqualTo(changed);
        techniques.save("mine");
        Profiles saved = techniques.profiles.get();
        techniques.restore();
        techniques.save("mine");
        techniques.delete();
        techniques.undo();
        techniques.undo();
        techniques.undo();
        assertThat(techniques.profiles.get()).isEqualTo(saved);
        techniques.undo();
        techniques.undo();
        assertThat(techniques.profiles.get()).isEqualTo(first);
        assertThat(order()).startsWith(Technique.FULL_HOUSE, Technique.NAKED_SINGLE);
        assertThat(techniques.undoable.get()).isFalse();
    }

    @Test
    void aTechniqueCanBePutAfterTheLast() {
        Technique last = order().getLast();
        techniques.moveAfter(Technique.X_WING, last);
        assertThat(order()).endsWith(last, Technique.X_WING);
        techniques.moveAfter(Technique.X_WING, Technique.FULL_HOUSE);
        assertThat(order()).startsWith(Technique.FULL_HOUSE, Technique.X_WING, Technique.NAKED_SINGLE);
    }

    @Test
    void aProfileGetsAnotherNameThatNoOtherHas() {
        techniques.solve(Technique.X_WING, false);
        techniques.save("mine");
        techniques.save("other");
        Profile kept = techniques.profiles.get().current();
        assertThat(techniques.rename("mine")).isFalse();
        assertThat(techniques.rename("  ")).isFalse();
        assertThat(techniques.rename(" easy ")).isTrue();
        assertThat(techniques.names).containsExactly("", "HoDoKu", "easy", "mine");
        assertThat(techniques.profiles.get().chosen()).isEqualTo("easy");
        assertThat(techniques.profiles.get().named("easy")).contains(kept);
        techniques.choose("");
        assertThat(techniques.rename("standard")).isFalse();
    }

    @Test
    void techniquesOfOneOrderStayTogether() {
        Set<Technique> loops = Set.of(Technique.AIC, Technique.CONTINUOUS_NICE_LOOP, Technique.DISCONTINUOUS_NICE_LOOP);
        techniques.move(Technique.X_WING, 0);
        assertThat(options()).contains(loops);
        techniques.moveBefore(Technique.X_WING, Technique.AIC);
        assertThat(options())
                .contains(Set.of(
                        Technique.AIC,
                        Technique.CONTINUOUS_NICE_LOOP,
                        Technique.DISCONTINUOUS_NICE_LOOP,
                        Technique.X_WING));
        techniques.move(Technique.X_WING, 3);
        assertThat(options()).contains(loops).contains(Set.of(Technique.X_WING));
    }

    @Test
    void useScoreAndLimitsReachTheOptions() {
        techniques.solve(Technique.XY_WING, false);
        techniques.all(Technique.X_WING, true);
        assertThat(techniques.score(Technique.XY_WING, " 42 ")).isTrue();
        assertThat(techniques.score(Technique.XY_WING, "-1")).isFalse();
        techniques.change(profile -> profile.withFishSize(2));
        Profile now = techniques.profiles.get().current();
        assertThat(now.weights().of(Technique.XY_WING).score()).isEqualTo(42);
        assertThat(now.forSolving().on())
                .contains(Technique.X_WING)
                .doesNotContain(Technique.XY_WING, Technique.SWORDFISH, Technique.SASHIMI_SWORDFISH);
        assertThat(now.forAllSteps().on()).contains(Technique.XY_WING, Technique.X_WING);
        techniques.restore();
        assertThat(techniques.profiles.get()).isEqualTo(Profiles.standard());
        assertThat(techniques.changed.get()).isFalse();
    }

    @Test
    void profilesAreSavedChosenAndDeleted() {
        techniques.solve(Technique.XY_WING, false);
        assertThat(techniques.save("  ")).isFalse();
        assertThat(techniques.save(" Mine ")).isTrue();
        assertThat(techniques.names).containsExactly("", "HoDoKu", "Mine");
        assertThat(techniques.changed.get()).isFalse();
        techniques.choose("");
        assertThat(solves(Technique.XY_WING)).isTrue();
        techniques.choose("Mine");
        assertThat(solves(Technique.XY_WING)).isFalse();
        techniques.delete();
        assertThat(techniques.names).containsExactly("", "HoDoKu");
        assertThat(solves(Technique.XY_WING)).isFalse();
        assertThat(techniques.changed.get()).isTrue();
    }

    private boolean solves(Technique technique) {
        return techniques.profiles.get().current().weights().of(technique).solve();
    }

    private List<Set<Technique>> options() {
        return techniques.profiles.get().current().forSolving().order();
    }

    private List<Technique> order() {
        return techniques.weights.stream().map(Weight::technique).toList();
    }
}
