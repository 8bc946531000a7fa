package nonet.rate;

import static org.assertj.core.api.Assertions.assertThat;

import nonet.deduce.Technique;
import nonet.logic.solver.SearchLimits.ExoticLimits;
import org.junit.jupiter.api.Test;

class ProfileTests {

    @Test
    void modernIsHodokuWithMoreTechniques() {
        assertThat(Profile.hodoku().usesModern()).isFalse();
        assertThat(Profile.modern().usesModern()).isTrue();
        assertThat(Weights.added())
                .hasSize(29)
                .contains(Technique.JUNIOR_EXOCET, Technique.WHIP)
                .doesNotContain(Technique.X_WING);
        assertThat(Profile.modern().weights().all())
                .filteredOn(each -> !Weights.added().contains(each.technique()))
                .isEqualTo(Profile.hodoku().weights().all().stream()
                        .filter(each -> !Weights.added().contains(each.technique()))
                        .toList());
    }

    /// Ratings of the library that older versions stored stay valid: the stamp is the one that they computed.
    @Test
    void techniquesThatAreOffLeaveTheStamp() {
        Profile profile = Profile.hodoku();
        assertThat(profile.with(new ExoticLimits(5, 4)).stamp()).isEqualTo(profile.stamp());
        assertThat(Profile.modern().stamp()).isNotEqualTo(profile.stamp());
        assertThat(Profile.modern().with(new ExoticLimits(5, 4)).stamp())
                .isNotEqualTo(Profile.modern().stamp());
    }
}
