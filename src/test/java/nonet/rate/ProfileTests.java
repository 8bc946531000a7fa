package nonet.rate;

import static org.assertj.core.api.Assertions.assertThat;

import nonet.deduce.Technique;
import nonet.logic.solver.SearchLimits.AlsLimits;
import nonet.logic.solver.SearchLimits.ChainLimits;
import nonet.logic.solver.SearchLimits.ExoticLimits;
import nonet.logic.solver.SearchLimits.FishLimits;
import nonet.logic.solver.SearchLimits.PatternLimits;
import org.junit.jupiter.api.Test;

class ProfileTests {

    @Test
    void modernIsHodokuWithMoreTechniques() {
        assertThat(Profile.hodoku().usesModern()).isFalse();
        assertThat(Profile.modern().usesModern()).isTrue();
        assertThat(Weights.added())
                .hasSize(41)
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

    /// The stamps stand in the libraries of users: with another one, all their ratings would be made again.
    @Test
    void stampsAreThoseInStoredLibraries() {
        assertThat(Profile.hodoku().stamp()).isEqualTo("df061b82-91f1-331f-a045-378ceef002b4");
        assertThat(Profile.modern().stamp()).isEqualTo("596ef6cf-7ab9-3d06-b39a-ed6c63f24bb3");
        assertThat(Profile.modern()
                        .withFishSize(4)
                        .with(new FishLimits(3, 1, true))
                        .with(new ChainLimits(9, 8, false, true))
                        .with(new AlsLimits(true, 4))
                        .with(new PatternLimits(true, true, false))
                        .with(new ExoticLimits(5, 4))
                        .stamp())
                .isEqualTo("b38cc0a5-cafc-398b-b25a-c9fb6c923e27");
    }
}
