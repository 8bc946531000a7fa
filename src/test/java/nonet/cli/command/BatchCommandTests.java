package nonet.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static nonet.cli.command.Shell.nonet;
import static nonet.cli.command.Shell.nonetWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import nonet.cli.output.Streams;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BatchCommandTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String NONE = "12345678.........9" + ".".repeat(63);
    /// Three solutions, and nothing else is as short.
    private static final String TWELVE =
            "53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    private Path folder;

    @Test
    void checkPrintsAWordForEachPuzzle() {
        assertThat(nonetWithInput(String.join("\n", PUZZLE, NONE, "12345", TWELVE, ""), "check", "-"))
                .isEqualTo(new Shell.Result(2, """
                    unique
                    none
                    malformed 3:5 5 cells instead of 81.
                    several
                    """, "<stdin>: 1 place could not be read.\n"));
        assertThat(nonet("check", PUZZLE)).isEqualTo(new Shell.Result(0, "unique\n", ""));
        assertThat(nonet("check", NONE)).isEqualTo(new Shell.Result(1, "none\n", ""));
        assertThat(nonet("check", PUZZLE.replace('7', 'O')))
                .isEqualTo(new Shell.Result(2, "malformed 1:5 “O” is neither a digit nor a blank.\n", ""));
    }

    @Test
    void checkCountsUpToANumber() {
        assertThat(nonetWithInput(String.join("\n", PUZZLE, NONE, TWELVE), "check", "--count", "3", "-"))
                .isEqualTo(new Shell.Result(1, "1\n0\n3\n", ""));
        assertThat(nonetWithInput(TWELVE, "check", "--count", "1000", "--engine", "dancing-links", "-"))
                .isEqualTo(new Shell.Result(0, "12\n", ""));
    }

    @Test
    void countPrintsTheNumberOfSolutions() {
        assertThat(nonetWithInput(PUZZLE + "\n" + NONE + "\n12345", "count", "-"))
                .isEqualTo(new Shell.Result(
                        2, "1\n0\n", "<stdin>:3:5: 5 cells instead of 81.\n<stdin>: 1 place could not be read.\n"));
        assertThat(nonet("count", "--limit", "12345", ".".repeat(81)))
                .isEqualTo(new Shell.Result(
                        0, "12345\n", "<argument>:1: The count stopped at the limit; there may be more.\n"));
        assertThat(nonet("count", NONE).code()).isEqualTo(1);
        assertThat(nonet("count", TWELVE)).isEqualTo(new Shell.Result(0, "12\n", ""));
    }

    @Test
    void aLimitIsHowManySolutionsAreLookedFor() {
        assertThat(nonet("solve", "--limit", "1", TWELVE).err()).isEmpty();
        assertThat(nonet("solve", "--limit", "2", TWELVE).err()).contains("There is more than one solution");
        assertThat(nonet("solve", "--limit", "3", TWELVE).err()).contains("There are at least 3 solutions");
        assertThat(nonet("solve", "--limit", "1000", TWELVE).err()).contains("There are 12 solutions");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "7"})
    void keepsInputOrderForAnyNumberOfJobs(String jobs) {
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            String from = String.valueOf(1 + i % 9);
            String to = String.valueOf(1 + i / 9 % 9);
            input.append(swapped(PUZZLE, from, to)).append(i % 2 == 0 ? "\n" : " name\n");
            expected.append(swapped(SOLUTION, from, to)).append('\n');
        }
        assertThat(nonetWithInput(input.toString(), "solve", "--jobs", jobs, "-"))
                .isEqualTo(new Shell.Result(0, expected.toString(), ""));
    }

    @Test
    void blocksAreWrittenAndReadAgain() {
        String blocks = """
            5 3 4 6 7 8 9 1 2
            6 7 2 1 9 5 3 4 8
            1 9 8 3 4 2 5 6 7
            8 5 9 7 6 1 4 2 3
            4 2 6 8 5 3 7 9 1
            7 1 3 9 2 4 8 5 6
            9 6 1 5 3 7 2 8 4
            2 8 7 4 1 9 6 3 5
            3 4 5 2 8 6 1 7 9
            """;
        Shell.Result written = nonetWithInput(PUZZLE + "\n" + PUZZLE, "solve", "--format", "blocks", "-");
        assertThat(written).isEqualTo(new Shell.Result(0, blocks + "\n" + blocks, ""));
        assertThat(nonetWithInput(written.out(), "solve", "-"))
                .isEqualTo(new Shell.Result(0, SOLUTION + "\n" + SOLUTION + "\n", ""));

        Shell.Result puzzles = nonetWithInput(PUZZLE + "\n" + TWELVE, "convert", "--to", "blocks", "-");
        assertThat(puzzles.out()).startsWith("5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0\n");
        assertThat(nonetWithInput(puzzles.out(), "convert", "--to", "line", "-").out())
                .isEqualTo(PUZZLE + "\n" + TWELVE + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sdm", "blocks", "grid", "ss", "spf", "csv", "tsv", "hodoku"})
    void everyFormatThatSolutionsAreWrittenInIsReadAgain(String format) {
        Shell.Result written = nonetWithInput(PUZZLE, "solve", "--format", format, "-");
        assertThat(written.code()).describedAs(written.err()).isZero();
        assertThat(nonetWithInput(written.out(), "solve", "-").out()).isEqualTo(SOLUTION + "\n");
    }

    @Test
    void filesOfOtherProgramsAreKnownByTheirContent() throws IOException {
        Path file = folder.resolve("mine");
        nonet("convert", "--to", "opensudoku", "--out", file.toString(), PUZZLE, TWELVE);
        for (String command : new String[] {"solve", "check", "count"}) {
            assertThat(nonet(command, file.toString()).out())
                    .describedAs(command)
                    .isEqualTo(
                            nonetWithInput(PUZZLE + "\n" + TWELVE, command, "-").out());
        }
        String link = nonet("convert", "--to", "sudokuwiki", PUZZLE).out().strip();
        assertThat(nonet("solve", link)).isEqualTo(new Shell.Result(0, SOLUTION + "\n", ""));
        assertThat(nonet("trace", link)).isEqualTo(nonet("trace", PUZZLE));
    }

    @Test
    void theOutputIsAFileOfItsOwnOrNothing() throws IOException {
        Path file = folder.resolve("out.txt");
        assertThat(nonet("solve", "--out", file.toString(), PUZZLE)).isEqualTo(new Shell.Result(0, "", ""));
        assertThat(file).hasContent(SOLUTION);
        assertThat(nonet("check", "--out", file.toString(), TWELVE)).isEqualTo(new Shell.Result(0, "", ""));
        assertThat(file).hasContent("several");

        assertThat(nonet("solve", "--out", folder.resolve("no/where").toString(), PUZZLE))
                .isEqualTo(new Shell.Result(
                        2, "", "nonet: " + folder.resolve("no/where") + ": The folder does not exist.\n"));
        assertThat(nonet("solve", "--out", folder.toString(), PUZZLE).code()).isEqualTo(2);
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(file);
        }
    }

    @Test
    void aFullDiskLeavesNoFile() {
        Path full = Path.of("/dev/full");
        Assumptions.assumeTrue(Files.exists(full), "only Linux has a disk that is always full");
        Shell.Result result = nonet("solve", "--out", full.toString(), PUZZLE);
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).isEqualTo("nonet: /dev/full: This is not a regular file.\n");
    }

    @Test
    void reportsInvalidArgumentsInOneSentence() {
        assertThat(nonet("solve", "--jobs", "0", PUZZLE).err())
                .isEqualTo("nonet: --jobs must be a whole number from 1 to 256, not '0'.\n");
        assertThat(nonet("solve", "--limit", "0", PUZZLE).err())
                .isEqualTo("nonet: --limit must be a whole number from 1 to 2147483647, not '0'.\n");
        assertThat(nonet("check", "--count", "-5", PUZZLE).err())
                .isEqualTo("nonet: --count must be a whole number from 1 to 2147483647, not '-5'.\n");
        assertThat(nonet("check", "--count", "abc", PUZZLE).err())
                .isEqualTo("nonet: --count must be a whole number from 1 to 2147483647, not 'abc'.\n");
        assertThat(nonet("count", "--limit", "0", PUZZLE).err())
                .isEqualTo("nonet: --limit must be a whole number of 1 or more, not '0'.\n");
        assertThat(nonet("count", "--limit", "99999999999999999999", PUZZLE).err())
                .isEqualTo("nonet: --limit must be a whole number from 1 to 9223372036854775807, not"
                        + " '99999999999999999999'.\n");
        assertThat(nonet("solve", "", PUZZLE).err())
                .isEqualTo("nonet: '': This is neither a puzzle of 81 cells nor a file.\n");
        assertThat(nonet("solve", "--format", "opensudoku", PUZZLE).err())
                .isEqualTo("nonet: --format must be one of line, sdm, blocks, grid, ss, spf, csv, tsv, hodoku, pm,"
                        + " s729, shown, not 'opensudoku'.\n");
    }

    /// The input ends only when a line was seen.
    @ParameterizedTest
    @ValueSource(strings = {"solve", "check", "rate"})
    @Timeout(60)
    void showsAProgressLineOnATerminal(String command) {
        StringWriter err = new StringWriter();
        InputStream slow = new ByteArrayInputStream((PUZZLE + "\n").repeat(3).getBytes(UTF_8)) {
            @Override
            public synchronized int read(byte[] to, int from, int count) {
                while (available() == 0 && err.getBuffer().isEmpty()) {
                    LockSupport.parkNanos(10_000_000);
                }
                return super.read(to, from, count);
            }
        };
        Streams streams = new Streams(slow, new StringWriter(), err, Streams.Terminals.ONLY_ERR);
        assertThat(NonetCommand.run(Shell.ENGINES, "", streams, command, "-")).isZero();
        assertThat(err.toString()).matches("(\r\u001B\\[K[0-3] puzzles, [0-9]+ per second)+\r\u001B\\[K");
    }

    private static String swapped(String cells, String one, String other) {
        return cells.replace(one, "x").replace(other, one).replace("x", other);
    }
}
