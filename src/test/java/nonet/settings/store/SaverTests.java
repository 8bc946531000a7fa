package nonet.settings.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SaverTests {

    /// The first save of a file fails, in any way; the next one succeeds.
    @Test
    void whateverFailsIsToldAndRetried() {
        Saver saver = new Saver(Duration.ofHours(1), Duration.ofHours(1));
        List<Boolean> told = new ArrayList<>();
        saver.listen(problem -> told.add(problem.isPresent()));
        Path file = Path.of("settings.json");
        int[] tries = {0};
        saver.later(file, () -> {
            if (tries[0]++ == 0) {
                throw new IllegalStateException("broken");
            }
        });

        assertThat(saver.flush(Duration.ofSeconds(60)).map(SaveProblem::file)).contains(file);
        assertThat(saver.flush(Duration.ofSeconds(60))).isEqualTo(Optional.empty());
        assertThat(tries[0]).isEqualTo(2);
        assertThat(told).containsExactly(true, false);
        saver.close();
    }
}
