package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.cli.command.Shell.Result;
import nonet.cli.output.Streams;
import nonet.generate.SolutionGrids;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateGridsCommandTests {

    @TempDir
    private Path folder;

    @Test
    void theListOfFinalGridsIsPrinted() throws IOException {
        try (InputStream list = Objects.requireNonNull(SolutionGrids.class.getResourceAsStream("first-40-grids.txt"))) {
            assertThat(nonet("generate", "grids", "--count", "40"))
                    .isEqualTo(new Result(0, new String(list.readAllBytes()), ""));
        }
    }

    @Test
    @Tag("sampled")
    void writesTheGridsOfAFirstDigit() throws IOException {
        Path file = folder.resolve("grids.txt");
        int count = Repetitions.of(50_000, 1_451_520, 1_451_520);

        assertThat(nonet(
                        "generate",
                        "grids",
                        "--count",
                        Integer.toString(count),
                        "--first-digit",
                        "9",
                        "--out",
                        file.toString()))
                .isEqualTo(new Result(0, "", ""));
        assertThat(file).hasSize(count * 163L - 1);
        assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
        try (var lines = Files.lines(file)) {
            assertThat(lines.filter(line -> line.equals("9 1 2 3 4 5 6 7 8")).count())
                    .isPositive();
        }
    }

    @Test
    void randomGridsComeFromTheSeedHoweverManyThreadsThereAre() {
        List<String> command = List.of("generate", "grids", "--count", "150", "--random", "--format", "line");
        Result one = run(command, "--seed", "42", "--jobs", "1");
        Result two = run(command, "--seed", "42", "--jobs", "2");

        assertThat(two).isEqualTo(one);
        assertThat(one.code()).isZero();
        assertThat(one.out().lines()).hasSize(150).doesNotHaveDuplicates().allMatch(line -> line.matches("[1-9]{81}"));
        assertThat(run(command, "--seed", "43").out()).isNotEqualTo(one.out());
        assertThat(run(command).out()).isNotEqualTo(run(command).out());
    }

    @Test
    void reportsAFileThatCannotBeWritten() throws IOException {
        String missing = folder.resolve("nowhere").resolve("grids.txt").toString();
        String locked = folder.resolve("locked").resolve("grids.txt").toString();
        boolean isLocked =
                Files.createDirectory(folder.resolve("locked")).toFile().setWritable(false)
                        && !Files.isWritable(folder.resolve("locked"));

        assertThat(nonet("generate", "grids", "--count", "9", "--out", missing))
                .isEqualTo(new Result(2, "", "nonet: " + missing + ": The folder does not exist.\n"));
        assertThat(nonet("generate", "puzzles", "--count", "1", "--out", folder.toString()))
                .isEqualTo(new Result(2, "", "nonet: " + folder + ": This is a folder, not a file.\n"));
        Result result = nonet("generate", "grids", "--count", "9", "--out", locked);
        assertThat(
                        isLocked
                                ? result.err()
                                : "nonet: " + locked
                                        + ": You do not have permission to write there; choose another folder.\n")
                .isEqualTo(
                        "nonet: " + locked + ": You do not have permission to write there; choose another folder.\n");
        assertThat(folder.resolve("locked").toFile().setWritable(true)).isTrue();
    }

    @Test
    void endsSilentlyIfTheReaderIsGoneButReportsAFullDisk() {
        assertThat(generateInto("Broken pipe")).isEqualTo(new Result(0, "", ""));
        assertThat(generateInto("No space left on device"))
                .isEqualTo(new Result(2, "", "nonet: the output cannot be written: No space left on device.\n"));
    }

    private static Result generateInto(String failure) {
        StringWriter err = new StringWriter();
        Writer out = new Writer() {
            @Override
            public void write(char[] text, int from, int count) throws IOException {
                throw new IOException(failure);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        int code = NonetCommand.run(
                Shell.ENGINES,
                "",
                new Streams(InputStream.nullInputStream(), out, err),
                "generate",
                "grids",
                "--count",
                "1451520");
        return new Result(code, "", err.toString());
    }

    private static Result run(List<String> command, String... more) {
        return Shell.nonet(Stream.concat(command.stream(), Stream.of(more)).toArray(String[]::new));
    }
}
