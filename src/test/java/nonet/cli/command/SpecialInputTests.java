package nonet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nonet.cli.output.Streams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Inputs that are no ordinary files: pipes with a name, such as a shell makes for `<(command)`, and a closed standard
/// input.
class SpecialInputTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {"convert --to line", "solve", "check", "rate", "count", "hint", "steps", "path", "why", "trace"})
    void pipesAreReadAsFilesAre(String command) throws Exception {
        Path file = Files.writeString(folder.resolve("p.txt"), PUZZLE + "\n");
        Shell.Result wanted = Shell.nonet((command + " " + file).split(" "));
        assertThat(wanted.err()).isEmpty();

        Path pipe = pipe();
        Shell.Result result = Shell.nonet((command + " " + pipe).split(" "));
        assertThat(result.out()
                        .replace(pipe.toString(), file.toString())
                        .replaceAll("\\d+(\\.\\d+)? (ms|s|\u00B5s)", "-"))
                .isEqualTo(wanted.out().replaceAll("\\d+(\\.\\d+)? (ms|s|\u00B5s)", "-"));
        assertThat(result.code()).isEqualTo(wanted.code());
    }

    /// A file behind standard output would be replaced, with what others have written to it.
    @Test
    @EnabledOnOs(OS.LINUX)
    void standardOutputByNameIsWrittenToAndNotReplaced() throws Exception {
        for (String name : List.of("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")) {
            assertThat(Shell.nonet("convert", "--to", "line", "--out", name, PUZZLE))
                    .isEqualTo(new Shell.Result(0, PUZZLE + "\n", ""));
            assertThat(Shell.nonet("check", "--out", name, PUZZLE)).isEqualTo(new Shell.Result(0, "unique\n", ""));
        }
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("/dev/stderr"));
        for (String name : List.of("/dev/fd/2", "/proc/self/fd/2", link.toString())) {
            Shell.Result refused = Shell.nonet("export", "--to", "svg", "--out", name, PUZZLE);
            assertThat(refused.err()).hasLineCount(1).contains(name);
            assertThat(refused.code()).isEqualTo(2);
        }
    }

    @Test
    void aPipeIsExported() throws Exception {
        Path picture = folder.resolve("board.svg");
        assertThat(Shell.nonet("export", "--out", picture.toString(), pipe().toString())
                        .err())
                .isEmpty();
        assertThat(picture).content().contains("<svg");
    }

    @ParameterizedTest
    @ValueSource(strings = {"convert --to line", "solve", "check", "rate", "count", "hint", "export --out x.svg"})
    void reportsAClosedStandardInput(String command) {
        Shell.Result result = Shell.nonet(Streams.ofProcess("closed", null).in(), (command + " -").split(" "));
        assertThat(result.err()).isEqualTo("nonet: <stdin>: Standard input is closed.\n");
        assertThat(result.code()).isEqualTo(2);
    }

    /// Returns a pipe with a name from which the puzzle comes.
    private Path pipe() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        Process maker;
        try {
            maker = new ProcessBuilder(List.of("mkfifo", pipe.toString())).start();
        } catch (IOException noSuchCommand) {
            maker = null;
        }
        assumeTrue(maker != null && maker.waitFor() == 0, "pipes with names need a Unix");
        Thread.ofPlatform().daemon().start(() -> {
            try {
                Files.writeString(pipe, PUZZLE + "\n");
            } catch (IOException unread) {
                // The test fails for want of a puzzle.
            }
        });
        return pipe;
    }
}
