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
import org.junit.jupiter.api.parallel.Isolated;

/// Several starts with one folder of settings: one program serves them, a dead one blocks none.
@Tag("campaign")
@Isolated("it ends all programs that tests have started")
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

    @Test
    void oneOutputIsThatOfOneProgram() throws Exception {
        Program program = new Program(home);
        Path target = home.resolve("target");
        Files.writeString(home.resolve("a.txt"), Samples.list(2000, Seeds.of(1)));
        Files.writeString(home.resolve("b.txt"), Samples.list(3000, Seeds.of(2)));
        List<byte[]> whole = new ArrayList<>();
        for (String list : List.of("a.txt", "b.txt")) {
            assertThat(program.run("solve", "--out", "target", list).code()).isZero();
            whole.add(Files.readAllBytes(target));
        }
        for (int round = 0; round < ROUNDS; round++) {
            List<Process> writers = new ArrayList<>();
            for (String list : List.of("a.txt", "b.txt", "a.txt")) {
                writers.add(program.nonet(Map.of(), List.of("solve", "--out", "target", list))
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start());
            }
            for (Process writer : writers) {
                assertThat(writer.waitFor()).isZero();
            }
            assertThat(Files.readAllBytes(target)).isIn(whole.get(0), whole.get(1));
            assertThat(home.toFile().list((_, name) -> name.startsWith(".nonet-")))
                    .isEmpty();
        }
        Findings.add(
                "3 commands at once with one output", ROUNDS, "the whole output of one of them, nothing else left");
    }

    @Test
    void aHuntRefusesTheFilesOfAnother() throws Exception {
        Program program = new Program(home);
        Files.writeString(home.resolve("seed.txt"), Samples.PUZZLE);
        List<String> hunt = List.of("hunt", "--moves", "{-2+2}", "--out", "found.txt", "seed.txt");
        for (int round = 0; round < ROUNDS; round++) {
            Process first = program.nonet(Map.of(), hunt)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            while (!Files.exists(home.resolve("found.txt.hunt.lock")) && first.isAlive()) {
                Thread.onSpinWait();
            }
            // It holds the lock from its first moment on, but for the moment in which it is made.
            while (!Files.exists(home.resolve("found.txt")) && first.isAlive()) {
                Thread.onSpinWait();
            }
            Program.Ended second = program.run(Map.of(), new byte[0], hunt).speaksPlainly();
            assertThat(second.code()).isEqualTo(2);
            assertThat(second.err()).contains("is in use by another hunt");
            first.toHandle().destroy();
            assertThat(first.waitFor()).isEqualTo(128 + 15);
            assertThat(Files.exists(home.resolve("found.txt.hunt.lock"))).isFalse();
            Files.delete(home.resolve("found.txt"));
            Files.delete(home.resolve("found.txt.hunt"));
        }
        Findings.add("2 hunts at once with one output", ROUNDS, "the second refused in a sentence, the first whole");
    }
}
