package nonet.relatives;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ClassSetTests {

    @Test
    void eachFormIsInTheSetOnce() {
        Random random = new Random(21);
        ClassSet set = new ClassSet();
        Set<String> expected = new TreeSet<>();
        for (int i = 0; i < 5_000; i++) {
            StringBuilder form = new StringBuilder();
            // Few different digits at the end, so that some forms repeat and many differ in one cell only.
            for (int cell = 0; cell < 81; cell++) {
                form.append(cell < 69 ? cell % 10 : random.nextInt(2) * 9);
            }
            assertThat(set.add(form.toString())).isEqualTo(expected.add(form.toString()));
        }
        for (String form : Set.of("0".repeat(81), "9".repeat(81))) {
            assertThat(set.add(form)).isTrue();
            assertThat(set.add(form)).isFalse();
            expected.add(form);
        }

        Set<String> found = new TreeSet<>();
        set.forEach(found::add);
        assertThat(found).isEqualTo(expected).hasSize(set.size());
    }
}
