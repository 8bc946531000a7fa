package nonet.ui.hints.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import nonet.deduce.Technique;
import nonet.rate.Profile;
import nonet.ui.hints.search.StepsController.Group;
import org.junit.jupiter.api.Test;

class OmissionTests {

    private final StepsFixture list = new StepsFixture();
    private final StepsController steps = list.steps;

    @Test
    void namesOmittedTechniquesAndIncludesThemWithOneClick() {
        Profile profile = StepsFixture.solvingWith(Technique.X_WING, Technique.FORCING_CHAIN_VERITY);
        list.use(profile);
        list.watch();
        list.open(StepsFixture.EASY);
        assertThat(steps.omissions().getValue()).containsExactly(Omission.FISH, Omission.FORCING);
        assertThat(list.all()).extracting(StepsFixture::name).isNotEmpty().doesNotContain("X-Wing");

        steps.include(Omission.FISH);
        assertThat(steps.omissions().getValue()).containsExactly(Omission.FORCING);
        assertThat(list.all()).extracting(StepsFixture::name).contains("X-Wing");
        assertThat(steps.context().hints().get().profile()).isEqualTo(profile);
    }

    @Test
    void namesOmittedTechniquesIfNothingElseApplies() {
        list.use(StepsFixture.nakedSinglesAnd(Technique.X_WING, Technique.FORCING_CHAIN_VERITY));
        list.watch();
        list.open(StepsFixture.ESCARGOT);
        assertThat(list.all()).isEmpty();
        assertThat(list.sentence()).isEqualTo("None of the selected techniques applies here.");
        assertThat(steps.omissions().getValue()).containsExactly(Omission.FISH, Omission.FORCING);
    }

    @Test
    void onlyTechniquesForSolvingCanBeIncluded() {
        list.use(StepsFixture.nakedSinglesAnd(Technique.X_WING));
        list.watch();
        list.open(StepsFixture.ESCARGOT);
        steps.include(Omission.FISH);
        list.use(StepsFixture.nakedSinglesAnd());
        assertThat(list.all()).isEmpty();
        assertThat(steps.omissions().getValue()).isEmpty();
    }

    @Test
    void listsSlowTechniquesThatFinishInTime() {
        StepsFixture patient = new StepsFixture(
                StepsFixture.solvingWith(Technique.X_WING), new StepsJob(Long.MAX_VALUE / 2, () -> Locale.US));
        patient.watch();
        patient.open(StepsFixture.EASY);
        assertThat(patient.steps.groups.get()).extracting(Group::title).contains("X-Wing");
        assertThat(patient.steps.omissions().getValue()).isEmpty();
    }
}
