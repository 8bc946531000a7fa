package nonet.deduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TechniqueTests {

    @Test
    void everyTechniqueIsFoundByItsIdAndItsCode() {
        assertThat(Technique.values()).allSatisfy(each -> {
            assertThat(Technique.withId(each.id())).contains(each);
            if (each != Technique.BRUTE_FORCE) {
                assertThat(each.code()).matches("\\d{4}");
                assertThat(Technique.withCode(each.code())).contains(each);
            }
        });
    }

    @Test
    void idsAreWrittenWithHyphens() {
        assertThat(Technique.X_WING.id()).isEqualTo("x-wing");
        assertThat(Technique.X_WING.key()).isEqualTo("technique.x-wing");
        assertThat(Family.BASIC_FISH.key()).isEqualTo("family.basic-fish");
    }

    @Test
    void techniquesWithoutACodeAreNotFoundByIt() {
        assertThat(Technique.withCode("")).isEmpty();
        assertThat(Stream.of(Technique.values()).filter(each -> each.code().isEmpty()))
                .containsExactly(Technique.BRUTE_FORCE);
    }
}
