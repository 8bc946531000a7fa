package nonet.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PluralTests {

    @Test
    void oneIsSingular() {
        assertThat(Stream.of(0, 1, 2, 1_000).map(number -> Plural.of(number, "grid")))
                .containsExactly("0 grids", "1 grid", "2 grids", "1,000 grids");
        assertThat(Stream.of("guess", "class", "branch", "more given").map(noun -> Plural.of(2, noun)))
                .containsExactly("2 guesses", "2 classes", "2 branches", "2 more givens");
    }
}
