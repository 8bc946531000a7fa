package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Several starts with one folder of settings: one program serves them, a dead one blocks none.
@Tag("campaign")
class TwoProgramsTests {

    private static final int ROUNDS = Seeds.times(10);
    private static final int STARTS = 4;

    @TempDir
    private Path home;

    @AfterEach
    void endPrograms() {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }

    @Test
    void oneProgramServesAllStarts() throws Exception {
        Program program = new Program(home);
        for (int round = 0; round < ROUNDS; round++) {
            List<Process> starts = new ArrayList<>();
            for (int i = 0; i < STARTS; i++) {
                Path puzzle = home.resolve("puzzle-" + i + ".txt");
                Files.writeString(puzzle, Samples.renamed(Samples.PUZZLE, Seeds.of(round * 100L + i)));
                starts.add(program.window("", puzzle));
            }
            long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(90);
            while (starts.stream().filter(Process::isAlive).count() > 1 && System.nanoTime() < deadline) {
                Thread.sleep(100);
            }
            List<Process> alive = starts.stream().filter(Process::isAlive).toList();
            assertThat(alive).describedAs("round %d", round).hasSize(1);
            for (Process start : starts) {
                assertThat(start.isAlive() ? 0 : start.exitValue()).isZero();
            }
            // Killed, it blocks no further start.
            alive.getFirst().destroyForcibly().waitFor();
            Process next = program.window("");
            assertThat(next.waitFor(5, TimeUnit.SECONDS)).isFalse();
            Program.Ended further = program.run(
                    Map.of("JDK_JAVA_OPTIONS", Program.WITHOUT_DISPLAY),
                    new byte[0],
                    List.of(home.resolve("puzzle-0.txt").toString()));
            assertThat(further.speaksPlainly().code()).isZero();
            next.destroyForcibly().waitFor();
        }
        Findings.add(
                STARTS + " starts at once with one folder",
                ROUNDS,
                "one went on and served the others; a killed one blocked none");
    }
}
