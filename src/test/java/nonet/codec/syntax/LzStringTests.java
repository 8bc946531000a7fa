package nonet.codec.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LzStringTests {

    @Test
    void writesWhatItReads() {
        Random random = new Random(17);
        for (int round = 0; round < 200; round++) {
            int alphabet = 1 + random.nextInt(round % 2 == 0 ? 10 : 60_000);
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(500); i > 0; i--) {
                text.append((char) (' ' + random.nextInt(alphabet)));
            }
            assertThat(LzString.decompressed(LzString.compressed(text.toString())))
                    .as("round %d", round)
                    .isEqualTo(text.toString());
        }
    }

    @Test
    void compressesAsTheWebDoes() {
        assertThat(LzString.compressed("")).isEqualTo("Q===");
        assertThat(LzString.compressed("{\"size\":9}")).isEqualTo("N4IgzglgXgpiBcBOAvkA");
    }

    @Test
    void aLongTextOfOneCharacterHasLongWords() {
        String text = "a".repeat(300_000);
        assertThat(LzString.decompressed(LzString.compressed(text))).isEqualTo(text);
    }
}
