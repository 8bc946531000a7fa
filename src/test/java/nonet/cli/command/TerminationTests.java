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
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Programs terminated by a signal, as by Ctrl+C: they end at once and leave nothing behind, and no part of a line.
@Tag("full")
class TerminationTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

    /// Ten times the tenth of a second that a user is to wait at the most.
    private static final long PATIENCE_MILLIS = 1000;

    /// Half the bytes that a pipe of Linux holds.
    private static final int HALF_A_PIPE = 1 << 15;

    @TempDir
    private Path folder;

    @Test
    void aBatchLeavesNoFile() throws Exception {
        Process batch = start("solve", "--out", "out.txt", "-");
        try (OutputStream in = batch.getOutputStream()) {
            in.write(PUZZLE.repeat(1000).getBytes(StandardCharsets.US_ASCII));
            in.flush();
            awaitFile();
            end(batch);
        }
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void gridsLeaveNoFile() throws Exception {
        Process making = start("generate", "grids", "--random", "--count", "1000000000", "--out", "out.txt");
        awaitFile();
        end(making);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aCountEnds() throws Exception {
        Process count = start("count", ".".repeat(81));
        assertThat(count.waitFor(500, TimeUnit.MILLISECONDS)).isFalse();
        end(count);
    }

    /// The program waits in the middle of a line, because nobody reads on, when the signal comes.
    @ParameterizedTest
    @ValueSource(strings = {"solve", "rate"})
    void theLastLineIsWhole(String command) throws Exception {
        Files.writeString(folder.resolve("in.txt"), PUZZLE.repeat(10_000));
        Process batch = start(Redirect.PIPE, command, "in.txt");
        batch.getInputStream().read();
        // The pipe is full when nothing more comes for a while. It comes slowly at first.
        for (int last = 0; last < HALF_A_PIPE || batch.getInputStream().available() != last; Thread.sleep(100)) {
            assertThat(batch.isAlive()).isTrue();
            last = batch.getInputStream().available();
        }
        batch.toHandle().destroy();
        // Java itself waits for 0.3 s.
        Thread.sleep(800);
        String rest = new String(batch.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);

        assertThat(batch.waitFor()).isEqualTo(143);
        assertThat(rest).hasSizeGreaterThan(HALF_A_PIPE).endsWith("\n");
        assertThat(rest.substring(1).lines().distinct().skip(1)).hasSizeLessThan(2);
    }

    private Process start(String... arguments) throws IOException {
        return start(Redirect.DISCARD, arguments);
    }

    private Process start(Redirect output, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--add-modules",
                "ALL-MODULE-PATH",
                "--module-path",
                System.getProperty("jdk.module.path"),
                "--module",
                "nonet/nonet.app.Main"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(output)
                .redirectError(Redirect.INHERIT)
                .start();
    }

    /// Waits until the file is there under another name.
    private void awaitFile() throws IOException, InterruptedException {
        for (int i = 0; i < 3000; i++) {
            try (Stream<Path> files = Files.list(folder)) {
                if (files.findAny().isPresent()) {
                    return;
                }
            }
            Thread.sleep(10);
        }
        throw new AssertionError("nothing was written");
    }

    private static void end(Process process) throws InterruptedException {
        // Process.destroy() would close the input too, and a program whose input ends is one that is done.
        process.toHandle().destroy();
        assertThat(process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)).isTrue();
        assertThat(process.exitValue()).isNotZero();
    }
}
