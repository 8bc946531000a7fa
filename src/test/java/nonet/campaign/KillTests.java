package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
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
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/// Programs that are killed without notice (`kill -9`) at any moment: each file is as it was or as it was to be, and
/// the next start clears what was left.
@Tag("campaign")
@Isolated("it ends all programs that tests have started")
class KillTests {

    private static final int KILLS = Seeds.times(100);
    private static final String OLD = "what stood here before\n";

    @TempDir
    private Path home;

    @AfterEach
    void endPrograms() {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }

    @Test
    void commandsLeaveTheOldFileOrTheNewOne() throws Exception {
        Program program = new Program(home);
        Files.writeString(home.resolve("list.txt"), Samples.list(60_000, Seeds.of(0)));
        Files.writeString(home.resolve("few.txt"), Samples.list(40, Seeds.of(0)));
        Files.writeString(home.resolve("hard.txt"), Samples.HARD);
        List<List<String>> commands = List.of(
                List.of("solve", "--out", "target", "list.txt"),
                List.of("check", "--out", "target", "list.txt"),
                List.of("convert", "--to", "opensudoku", "--out", "target", "list.txt"),
                List.of("generate", "grids", "--count", "200000", "--out", "target"),
                List.of("generate", "puzzles", "--count", "200", "--seed", "1", "--out", "target"),
                List.of("export", "--to", "html", "--solutions", "--out", "target", "few.txt"),
                List.of("export", "--to", "html", "--walkthrough", "--out", "target", "hard.txt"));
        Path target = home.resolve("target");
        int killed = 0;
        List<byte[]> whole = new ArrayList<>();
        List<Long> millis = new ArrayList<>();
        for (List<String> command : commands) {
            long began = System.nanoTime();
            assertThat(program.run(Map.of(), new byte[0], command).code()).isZero();
            millis.add((System.nanoTime() - began) / 1_000_000);
            whole.add(Files.readAllBytes(target));
        }
        for (int run = 0; run < KILLS; run++) {
            Random random = Seeds.of(run);
            int which = run % commands.size();
            Files.writeString(target, OLD);
            Process process = program.nonet(Map.of(), commands.get(which))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            boolean ended = process.waitFor(
                    random.nextLong(millis.get(which) / 4, millis.get(which) + 1), TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            killed += ended ? 0 : 1;
            byte[] now = Files.readAllBytes(target);
            assertThat(new String(now).equals(OLD) || java.util.Arrays.equals(now, whole.get(which)))
                    .describedAs("run %d of seed %d: %s", run, Seeds.FIRST, commands.get(which))
                    .isTrue();
        }
        ageAll(home);
        assertThat(program.run("solve", "--out", "target", "few.txt").code()).isZero();
        assertThat(leftOver(home)).isEmpty();
        Findings.add(
                "`kill -9` of commands that write a file",
                KILLS,
                "old file or new one whole; " + killed
                        + " killed before the end; leftovers cleared by the next command");
    }

    @Test
    void theWindowLeavesWholeFiles() throws Exception {
        Program program = new Program(home);
        Files.createDirectories(home.resolve("tmp"));
        int ready = 0;
        for (int run = 0; run < KILLS; run++) {
            Random random = Seeds.of(run);
            Path puzzle = home.resolve("puzzle.txt");
            Files.writeString(puzzle, Samples.renamed(Samples.PUZZLE, random));
            Process window = program.window("-Djava.io.tmpdir=" + home.resolve("tmp"), puzzle);
            window.waitFor(random.nextLong(500, 6000), TimeUnit.MILLISECONDS);
            window.destroyForcibly().waitFor();
            ready += Files.exists(program.settings()) ? 1 : 0;
            assertWhole(program, run);
        }
        // A start that nothing disturbs clears what is old and brings the last work back.
        ageAll(home);
        Process window = program.window("-Djava.io.tmpdir=" + home.resolve("tmp"));
        assertThat(window.waitFor(20, TimeUnit.SECONDS)).isFalse();
        window.destroy();
        assertThat(window.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(leftOver(home)).isEmpty();
        assertWhole(program, KILLS);
        Findings.add(
                "`kill -9` of the window",
                KILLS,
                "settings, sessions and library whole; " + ready
                        + " killed after the settings folder was made; leftovers cleared by the next start");
    }

    private static void assertWhole(Program program, int run) throws Exception {
        if (!Files.exists(program.settings())) {
            return;
        }
        List<Path> files;
        try (Stream<Path> all = Files.walk(program.settings())) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            String name = file.getFileName().toString();
            if (name.endsWith(".json")) {
                assertThat(new ObjectMapper().readTree(file.toFile()).isObject())
                        .describedAs("run %d of seed %d: %s", run, Seeds.FIRST, name)
                        .isTrue();
            }
            assertThat(name).doesNotContain("damaged");
            if (name.equals("library.db")) {
                try (Connection library = DriverManager.getConnection("jdbc:sqlite:" + file);
                        ResultSet result = library.createStatement().executeQuery("PRAGMA integrity_check")) {
                    assertThat(result.getString(1)).isEqualTo("ok");
                }
            }
        }
    }

    /// Makes all files look two days old, as what a crash left is cleared only when no program can still write it.
    private static void ageAll(Path folder) throws IOException {
        FileTime old = FileTime.from(Instant.now().minus(Duration.ofDays(2)));
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                Files.setLastModifiedTime(file, old);
            }
        }
    }

    private static List<Path> leftOver(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.getFileName().toString().matches("\\.nonet-.*\\.tmp|sqlite-.*"))
                    .toList();
        }
    }
}
