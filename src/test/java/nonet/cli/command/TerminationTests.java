package nonet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Programs terminated by a signal, as by Ctrl+C: they end at once with a sentence and the exit code that shells expect,
/// and leave nothing behind, and no part of a line.
@Tag("full")
@EnabledOnOs({OS.LINUX, OS.MAC})
class TerminationTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

    private static final String SENTENCE =
            "nonet: stopped by Ctrl+C or another signal before the end; every file is as it was, or whole.\n";

    private static final Map<String, Integer> SIGNALS = Map.of("HUP", 1, "INT", 2, "TERM", 15);

    private static final String TEMPORARY = "\\.nonet-.*";

    /// Ten times what a loaded machine needs.
    private static final long PATIENCE_SECONDS = 60;

    /// Half the bytes that a pipe of Linux holds.
    private static final int HALF_A_PIPE = 1 << 15;

    @TempDir
    private Path folder;

    @TempDir
    private Path settings;

    private final List<Process> started = new ArrayList<>();

    @AfterEach
    void endPrograms() {
        started.forEach(Process::destroyForcibly);
    }

    /// The program waits for more input, or has endless work, when the signal comes.
    @ParameterizedTest
    @CsvSource({
        "TERM, solve --out out -",
        "INT, check --out out -",
        "HUP, count --out out -",
        "INT, convert --to line --out out -",
        "HUP, canonical --out out -",
        "TERM, unique --out out -",
        "INT, transform --rotate 90 --out out -",
        "HUP, shuffle --out out -",
        "TERM, minimize --out out -",
        "INT, generate grids --random --count 1000000000 --out out",
        "HUP, generate puzzles --count 1000000000 --out out"
    })
    void whatIsWrittenLeavesTheOldFileAlone(String signal, String command) throws Exception {
        Files.writeString(folder.resolve("out"), "as it was");
        Process writer = start(Redirect.DISCARD, List.of(command.split(" ")));
        try (OutputStream in = writer.getOutputStream()) {
            if (command.endsWith("-")) {
                in.write(PUZZLE.repeat(1000).getBytes(StandardCharsets.US_ASCII));
                in.flush();
            }
            await(writer, TEMPORARY);
            terminate(writer, signal);
        }
        assertThat(folder.resolve("out")).hasContent("as it was");
        assertThat(files()).containsExactly("out");
    }

    @ParameterizedTest
    @ValueSource(strings = {"TERM", "INT", "HUP"})
    void aHuntIsSavedAndGivesItsFilesBack(String signal) throws Exception {
        Files.writeString(folder.resolve("seeds"), PUZZLE);
        List<String> hunt = List.of("hunt", "--moves", "{-2+2}", "--out", "out", "seeds");
        Process first = start(Redirect.DISCARD, hunt);
        await(first, "out");
        terminate(first, signal);
        assertThat(files()).containsExactly("out", "out.hunt", "seeds");
        Process again = start(Redirect.DISCARD, hunt);
        await(again, "out.hunt.lock");
        terminate(again, signal);
        assertThat(files()).containsExactly("out", "out.hunt", "seeds");
    }

    /// A signal may come before Java has started the program, which then prints no sentence.
    @ParameterizedTest
    @ValueSource(strings = {"TERM", "INT", "HUP"})
    void aSignalBeforeTheProgramCanAnswerHasTheSameExitCode(String signal) throws Exception {
        Process early = start(Redirect.DISCARD, List.of("solve", "-"));
        String sent = ignores(early, signal) ? "TERM" : signal;
        kill(early, sent);
        assertThat(early.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(early.exitValue()).isEqualTo(128 + SIGNALS.get(sent));
        assertThat(new String(early.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .isIn("", SENTENCE);
    }

    @Test
    void aCommandThatIsToSurviveTheTerminalDoes() throws Exception {
        List<String> command = new ArrayList<>(List.of("nohup"));
        command.addAll(program(List.of("solve", "--out", "out", "-")));
        Process batch = start(Redirect.DISCARD, command, Redirect.PIPE);
        try (OutputStream in = batch.getOutputStream()) {
            in.write(PUZZLE.repeat(1000).getBytes(StandardCharsets.US_ASCII));
            in.flush();
            await(batch, TEMPORARY);
            kill(batch, "HUP");
            in.write(PUZZLE.repeat(1000).getBytes(StandardCharsets.US_ASCII));
        }
        assertThat(batch.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(batch.exitValue()).isZero();
        assertThat(folder.resolve("out")).content().hasLineCount(2000);
    }

    /// The program waits in the middle of a line, because nobody reads on, when the signal comes.
    @ParameterizedTest
    @ValueSource(strings = {"solve", "rate"})
    void theLastLineIsWhole(String command) throws Exception {
        Files.writeString(folder.resolve("in.txt"), PUZZLE.repeat(10_000));
        Process batch = start(Redirect.PIPE, List.of(command, "in.txt"));
        batch.getInputStream().read();
        // The pipe is full when nothing more comes for a while. It comes slowly at first.
        for (int last = 0; last < HALF_A_PIPE || batch.getInputStream().available() != last; Thread.sleep(100)) {
            assertThat(batch.isAlive()).isTrue();
            last = batch.getInputStream().available();
        }
        kill(batch, "TERM");
        // Java itself waits for 0.3 s.
        Thread.sleep(800);
        String rest = new String(batch.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);

        assertThat(batch.waitFor()).isEqualTo(128 + SIGNALS.get("TERM"));
        assertThat(rest).hasSizeGreaterThan(HALF_A_PIPE).endsWith("\n");
        assertThat(rest.substring(1).lines().distinct().skip(1)).hasSizeLessThan(2);
    }

    private static List<String> program(List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--add-modules",
                "ALL-MODULE-PATH",
                "--module-path",
                System.getProperty("jdk.module.path"),
                "--module",
                "nonet/nonet.app.Main"));
        command.addAll(arguments);
        return command;
    }

    private Process start(Redirect output, List<String> arguments) throws IOException {
        return start(output, program(arguments), Redirect.PIPE);
    }

    private Process start(Redirect output, List<String> command, Redirect errors) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(output)
                .redirectError(errors);
        builder.environment().put("XDG_CONFIG_HOME", settings.toString());
        Process process = builder.start();
        started.add(process);
        return process;
    }

    /// Waits until there is a file whose name matches.
    private void await(Process process, String name) throws IOException, InterruptedException {
        while (files().stream().noneMatch(file -> file.matches(name))) {
            assertThat(process.isAlive()).isTrue();
            Thread.sleep(10);
        }
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /// Terminates a program. Its input stays open, as a program whose input ends is one that is done.
    private static void terminate(Process process, String signal) throws IOException, InterruptedException {
        // A parent that ignores a signal, as below nohup, passes that on.
        String sent = ignores(process, signal) ? "TERM" : signal;
        kill(process, sent);
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo(SENTENCE);
        assertThat(process.exitValue()).isEqualTo(128 + SIGNALS.get(sent));
    }

    private static void kill(Process process, String signal) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("sh", "-c", "kill -" + signal + " " + process.pid())
                        .inheritIO()
                        .start()
                        .waitFor())
                .isZero();
    }

    private static boolean ignores(Process process, String signal) throws IOException {
        Path status = Path.of("/proc/" + process.pid() + "/status");
        int number = SIGNALS.get(signal);
        if (!Files.exists(status) || number == 15) {
            return false;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) >> number - 1 & 1) == 1);
    }
}
