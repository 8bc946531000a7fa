package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/// Long commands that are told to end, or killed, at any moment: what they wrote to a file is the old content or all of
/// the new, what they wrote to standard output is the beginning of it, and nothing is left in the folder for temporary
/// files.
@Tag("campaign")
@Isolated("it ends all programs that tests have started")
@EnabledOnOs(OS.LINUX)
class StoppedCommandTests {

    private static final int RUNS = Seeds.times(64);
    private static final String OLD = "what stood here before\n";

    @TempDir
    private Path home;

    @AfterEach
    void endPrograms() {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }

    @Test
    void nothingIsHalfWritten() throws Exception {
        Program program = new Program(home);
        Path temporary = Files.createDirectories(home.resolve("tmp"));
        Files.writeString(home.resolve("list.txt"), Samples.list(60_000, Seeds.of(0)));
        Files.writeString(home.resolve("few.txt"), Samples.list(150, Seeds.of(0)));
        Files.writeString(home.resolve("hard.txt"), Samples.HARD);
        List<String> commands = List.of(
                "rate few.txt",
                "path --explain hard.txt",
                "solve --out target list.txt",
                "check --out target list.txt",
                "convert --to opensudoku --out target list.txt",
                "generate puzzles --count 200 --seed 1 --out target",
                "generate grids --count 200000 --out target",
                "hunt --moves {-1+1} --out found hard.txt");
        Path target = home.resolve("target");
        Path output = home.resolve("output");
        Path found = home.resolve("found");
        List<String> whole = new ArrayList<>();
        List<Long> millis = new ArrayList<>();
        for (String command : commands) {
            Files.writeString(target, OLD);
            long began = System.nanoTime();
            Process process = start(program, command, temporary, output);
            assertThat(process.waitFor()).describedAs(command).isZero();
            millis.add((System.nanoTime() - began) / 1_000_000);
            whole.add(contents(target, output, found));
            Files.deleteIfExists(found);
            Files.deleteIfExists(home.resolve("found.hunt"));
        }
        int[] stopped = new int[2];
        for (int run = 0; run < RUNS; run++) {
            Random random = Seeds.of(run);
            int which = run % commands.size();
            boolean killed = run / commands.size() % 2 == 0;
            String what = "run " + run + " of seed " + Seeds.FIRST + ": " + commands.get(which)
                    + (killed ? " killed" : " told to end");
            Files.writeString(target, OLD);
            Process process = start(program, commands.get(which), temporary, output);
            process.waitFor(random.nextLong(millis.get(which) / 8, millis.get(which) + 1), TimeUnit.MILLISECONDS);
            if (killed) {
                process.destroyForcibly();
            } else {
                process.destroy();
            }
            assertThat(process.waitFor(120, TimeUnit.SECONDS)).describedAs(what).isTrue();
            assertThat(process.exitValue()).describedAs(what).isIn(0, 128 + (killed ? 9 : 15));
            stopped[killed ? 1 : 0] += process.exitValue() == 0 ? 0 : 1;
            String written = Files.readString(target);
            assertThat(OLD.equals(written) || whole.get(which).equals(written))
                    .describedAs(what)
                    .isTrue();
            assertThat(whole.get(which)).describedAs(what).startsWith(Files.readString(output));
            if (Files.exists(found)) {
                assertThat(Files.readString(found)).describedAs(what).matches("(?s)|.*\n");
            }
            assertThat(temporary).describedAs(what).isEmptyDirectory();
            // The name of such a file has the number of its process. One that was killed cannot clear its own.
            assertThat(killed ? List.of() : leftOver(".nonet-" + process.pid() + "-"))
                    .describedAs(what)
                    .isEmpty();
            Files.deleteIfExists(found);
            Files.deleteIfExists(home.resolve("found.hunt"));
        }
        clear(program);
        Findings.add(
                "`kill -9` and SIGTERM at any moment, each of 8 long commands",
                RUNS,
                "exit code 128 + n, old file or new one whole, standard output a beginning of the whole, no half find"
                        + " of a hunt, nothing in the folder for temporary files; " + stopped[1] + " killed and "
                        + stopped[0]
                        + " told to end before they had; leftovers of kills cleared by the next command");
    }

    private static Process start(Program program, String command, Path temporary, Path output) throws Exception {
        // A signal that is ignored, as below nohup, stays so: it is set to its default.
        return program.command(
                        Map.of("JDK_JAVA_OPTIONS", "-Djava.io.tmpdir=" + temporary),
                        List.of(
                                "env",
                                "--default-signal=TERM",
                                "bash",
                                "-c",
                                "exec \"$0\" " + command,
                                Program.launcher().toString()))
                .redirectOutput(output.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /// Returns the content of the target if the command has written it, otherwise that of standard output or the finds.
    private static String contents(Path target, Path output, Path found) throws Exception {
        String written = Files.readString(target, StandardCharsets.UTF_8);
        return written.equals(OLD) ? Files.exists(found) ? Files.readString(found) : Files.readString(output) : written;
    }

    /// Starts a command when the leftovers look two days old, as only those are cleared that no program can still write.
    private void clear(Program program) throws Exception {
        FileTime old = FileTime.from(Instant.now().minus(Duration.ofDays(2)));
        for (Path file : leftOver(".nonet-")) {
            Files.setLastModifiedTime(file, old);
        }
        assertThat(program.run("solve", "--out", "target", "hard.txt").code()).isZero();
        assertThat(leftOver(".nonet-")).isEmpty();
    }

    private List<Path> leftOver(String beginning) throws Exception {
        try (Stream<Path> files = Files.walk(home)) {
            return files.filter(file -> file.getFileName().toString().startsWith(beginning))
                    .toList();
        }
    }
}
