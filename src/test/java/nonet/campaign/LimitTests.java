package nonet.campaign;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/// What is larger than any limit: traces without end, archives of more texts than are read, and names that would control
/// the terminal.
@Tag("campaign")
@Isolated("it ends all programs that tests have started")
class LimitTests {

    /// The events of a search that guesses one candidate of the first node after another.
    private static final String EVENTS =
            "{\"kind\":\"guessed\",\"cells\":[\"r1c3\"],\"digits\":[4]}\n{\"kind\":\"backtracked\"}\n";

    private static final String HEADER =
            "{\"kind\":\"puzzle\",\"engine\":\"endless\",\"cells\":[\"r1c1\"],\"digits\":[5]}\n";

    /// The most events that the window keeps.
    private static final int MOST = 5_000_000;

    @TempDir
    private Path home;

    @AfterEach
    void endPrograms() {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }

    @Test
    void hugeTracesAreReadInLittleMemory() throws Exception {
        Program program = new Program(home);
        Map<String, String> small = Map.of("JDK_JAVA_OPTIONS", "-Xmx256m");
        trace("huge.json", 2 * MOST);
        Program.Ended ended = program.run(small, new byte[0], List.of("watch", "--check", "huge.json"));
        assertThat(ended.speaksPlainly().code()).isZero();
        Findings.add("a trace of 20,000,000 events checked at `-Xmx256m`", 1, "valid");
    }

    private void trace(String name, int guesses) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(home.resolve(name)))) {
            out.write(HEADER.getBytes(UTF_8));
            for (int i = 0; i < guesses; i++) {
                out.write(EVENTS.getBytes(UTF_8));
            }
        }
    }

    @Test
    void anEndlessTraceStaysWithinTheMemoryOfTheWindow() throws Exception {
        Program program = new Program(home);
        int guesses = Seeds.times(3 * MOST / 2);
        Process window = program.nonet(
                        Map.of("JDK_JAVA_OPTIONS", Program.WITHOUT_DISPLAY + " -Xmx528m -XX:+ExitOnOutOfMemoryError"),
                        List.of("watch", "-"))
                .redirectOutput(home.resolve("said").toFile())
                .redirectErrorStream(true)
                .start();
        try (OutputStream in = new BufferedOutputStream(window.getOutputStream(), 1 << 16)) {
            in.write(HEADER.getBytes(UTF_8));
            for (int i = 0; i < guesses; i++) {
                in.write(EVENTS.getBytes(UTF_8));
            }
            in.flush();
            assertThat(window.isAlive()).isTrue();
        }
        window.toHandle().destroy();
        assertThat(window.waitFor()).isEqualTo(2);
        Path log = program.settings().resolve("nonet.log");
        assertThat(Files.exists(log) ? Files.readString(log) : "").doesNotContain("OutOfMemory");
        Findings.add(
                "a trace without end in the window, at `-Xmx528m`",
                1,
                "followed for " + String.format(Locale.ROOT, "%,d", 2L * guesses) + " events, then ended by a signal");
    }

    @Test
    void whatALimitCutsIsSaid() throws Exception {
        Program program = new Program(home);
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(home.resolve("many.zip")))) {
            for (int i = 0; i < 1005; i++) {
                zip.putNextEntry(new ZipEntry(i + ".txt"));
                zip.write(Samples.PUZZLE.getBytes(UTF_8));
            }
        }
        int runs = 0;
        for (String command : List.of("convert --to line", "check", "solve", "count", "rate", "canonical")) {
            Program.Ended ended = program.shell(Map.of(), "exec \"$nonet\" " + command + " many.zip");
            assertThat(ended.speaksPlainly().code()).describedAs(command).isEqualTo(2);
            // Among the words of check are those on what is no puzzle.
            assertThat(ended.text().lines().filter(line -> !line.startsWith("malformed")))
                    .describedAs(command)
                    .hasSize(1000);
            assertThat((ended.err() + ended.text()).lines().filter(line -> line.contains("first 1,000 files")))
                    .describedAs(command)
                    .hasSize(1);
            runs++;
        }
        Findings.add(
                "an archive of 1,005 texts, each command that reads lists",
                runs,
                "1,000 read, the rest told, exit code 2");
    }

    @Test
    void namesDoNotControlTheTerminal() throws Exception {
        Program program = new Program(home);
        String evil = "\u001B]0;owned\u0007\u001B[2J\u009B31m\nnonet: all is well.txt";
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(home.resolve("evil.zip")))) {
            zip.putNextEntry(new ZipEntry(evil));
            zip.write(Samples.PUZZLE.getBytes(UTF_8));
            zip.putNextEntry(new ZipEntry(evil + "2"));
            zip.write(Samples.PUZZLE.substring(1).getBytes(UTF_8));
        }
        Path file = home.resolve("a" + evil.replace("/", ""));
        Files.writeString(file, Samples.PUZZLE.substring(1) + "\n" + Samples.PUZZLE + " \u001B[31mred\u0007\n");
        int runs = 0;
        for (String command : List.of("check", "solve", "rate", "count", "convert --to line", "hint", "why", "trace")) {
            for (String input : List.of("evil.zip", file.getFileName().toString(), "missing" + evil)) {
                List<String> line = new java.util.ArrayList<>(List.of(command.split(" ")));
                line.add(input);
                Program.Ended ended = program.run(Map.of(), new byte[0], line).speaksPlainly();
                assertThat(ended.err() + ended.text())
                        .describedAs("%s", line)
                        .doesNotContainPattern("[\\p{Cntrl}\\u0080-\\u009F&&[^\\n\\t]]")
                        .doesNotContainPattern("(?m)^nonet: all is well");
                runs++;
            }
        }
        Findings.add("names of files, entries and puzzles with control characters", runs, "blanks in their place");
    }
}
