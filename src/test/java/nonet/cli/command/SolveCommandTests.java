package nonet.cli.command;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static nonet.cli.command.Shell.nonet;
import static nonet.cli.command.Shell.nonetWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.SequenceInputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import nonet.cli.output.Streams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String HARD =
            "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
    private static final String HARD_SOLUTION =
            "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
    private static final String NONE = "12345678.........9" + ".".repeat(63);
    private static final String TWELVE =
            "53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"fast", "classic", "shrinking", "dancing-links"})
    void everyEngineSolvesAPuzzleThatIsSpelledOut(String engine) {
        assertThat(nonet("solve", "--engine", engine, PUZZLE)).isEqualTo(new Shell.Result(0, SOLUTION + "\n", ""));
    }

    @Test
    void aPuzzleMayBeSpelledOutWithBlanks() {
        assertThat(nonet("solve", PUZZLE.replaceAll("(.{9})", "$1 ")))
                .isEqualTo(new Shell.Result(0, SOLUTION + "\n", ""));
    }

    @Test
    void standardInputIsADash() {
        assertThat(nonetWithInput("# two\n" + PUZZLE + "\n" + HARD, "solve", "-"))
                .isEqualTo(new Shell.Result(0, SOLUTION + "\n" + HARD_SOLUTION + "\n", ""));
    }

    @Test
    void severalInputsAreAnsweredInTheirOrder() throws IOException {
        Path grid = file("grid.txt", PUZZLE.replaceAll("(.{9})", "$1\n"));
        Path list = file("list.sdm", HARD + "\n" + PUZZLE + "\n");

        assertThat(nonetWithInput(HARD, "solve", grid.toString(), "-", list.toString(), PUZZLE))
                .isEqualTo(new Shell.Result(
                        0, String.join("\n", SOLUTION, HARD_SOLUTION, HARD_SOLUTION, SOLUTION, SOLUTION, ""), ""));
    }

    @Test
    void aPuzzleWithoutSolutionIsCodeOne() throws IOException {
        Path file = file("three.txt", PUZZLE + "\n\n" + NONE + "\n" + PUZZLE + "\n");

        assertThat(nonet("solve", file.toString()))
                .isEqualTo(new Shell.Result(
                        1, SOLUTION + "\nno solution\n" + SOLUTION + "\n", file + ":3: There is no solution.\n"));
        assertThat(nonet("solve", NONE))
                .isEqualTo(new Shell.Result(1, "no solution\n", "<argument>:1: There is no solution.\n"));
        assertThat(nonet("solve", "55" + ".".repeat(79)).code()).isEqualTo(1);
    }

    @Test
    void printsAndReportsTheFirstOfSeveralSolutions() {
        Shell.Result result = nonetWithInput("\n" + TWELVE, "solve", "-");

        assertThat(result.code()).isZero();
        assertThat(result.out()).hasLineCount(1).matches("[1-9]{81}\n");
        assertThat(result.err()).isEqualTo("<stdin>:2: There is more than one solution; this is the first.\n");
    }

    @Test
    void badLinesAreReportedWithTheirPlaceAndTheOthersAreSolved() throws IOException {
        Path file = file("list.txt", String.join("\n", PUZZLE, PUZZLE.replace("195", "1x5"), NONE, HARD + "12", HARD));

        assertThat(nonet("solve", file.toString()))
                .isEqualTo(
                        new Shell.Result(2, SOLUTION + "\nno solution\n" + HARD_SOLUTION + "\n", """
                            %1$s:2:14: “x” is neither a digit nor a blank.
                            %1$s:3: There is no solution.
                            %1$s:4:83: 83 cells instead of 81.
                            %1$s: 2 places could not be read.
                            """.formatted(file)));
    }

    @Test
    void anInputThatIsSomethingElseIsGivenUp() throws IOException {
        Path file = file("marks.txt", "123 45x\n\n".repeat(1000));

        Shell.Result result = nonet("solve", file.toString(), PUZZLE);

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEqualTo(SOLUTION + "\n");
        assertThat(result.err()).hasLineCount(10).startsWith(file + ":1:7: “x” is neither a digit nor a blank.\n");
    }

    @Test
    void aListWithManyBadLinesIsNotGivenUp() {
        Shell.Result result = nonetWithInput((PUZZLE + "1\n" + PUZZLE + "\n").repeat(30), "solve", "-");

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEqualTo((SOLUTION + "\n").repeat(30));
        assertThat(result.err()).hasLineCount(31).contains("<stdin>:59:82: 82 cells instead of 81.\n");
    }

    @Test
    void reportsUnreadableInputsAndSolvesTheOthers() throws IOException {
        Path large = folder.resolve("large");
        try (RandomAccessFile sparse = new RandomAccessFile(large.toFile(), "rw")) {
            sparse.setLength(1L << 30);
        }
        Path empty = file("empty", "");

        assertThat(nonet(
                        "solve",
                        "nowhere.txt",
                        folder.toString(),
                        large.toString(),
                        empty.toString(),
                        "",
                        "a\0b",
                        PUZZLE))
                .isEqualTo(new Shell.Result(2, SOLUTION + "\n", """
                    nonet: nowhere.txt: This is neither a puzzle of 81 cells nor a file.
                    nonet: %s: This is a folder, not a file.
                    %s: This is not a text file; it may be a picture or a program.
                    %s: It contains no puzzle.
                    nonet: '': This is neither a puzzle of 81 cells nor a file.
                    nonet: a b: This is neither a puzzle of 81 cells nor a file.
                    """.formatted(folder, large, empty)));
    }

    @Test
    void aBadPuzzleThatIsSpelledOutHasAColumn() {
        assertThat(nonet("solve", PUZZLE.replace('7', 'O')))
                .isEqualTo(new Shell.Result(2, "", "<argument>:1:5: “O” is neither a digit nor a blank.\n"));
        assertThat(nonet("solve", PUZZLE + "1"))
                .isEqualTo(new Shell.Result(2, "", "<argument>:1:82: 82 cells instead of 81.\n"));
    }

    @Test
    void reportsATruncatedInput() {
        InputStream broken = new FilterInputStream(InputStream.nullInputStream()) {
            @Override
            public int read(byte[] bytes, int from, int count) throws IOException {
                throw new IOException("broken");
            }
        };
        assertThat(nonet(broken, "solve", "-"))
                .isEqualTo(new Shell.Result(2, "", "nonet: <stdin>: It could not be read.\n"));
    }

    @Test
    void everyAnswerIsFlushedAtOnce() {
        StringBuilder flushed = new StringBuilder();
        StringWriter out = new StringWriter() {
            @Override
            public void flush() {
                flushed.append(getBuffer().length()).append(' ');
            }
        };
        InputStream in = new SequenceInputStream(
                new ByteArrayInputStream((PUZZLE + "\n").getBytes(US_ASCII)),
                new ByteArrayInputStream((HARD + "\n").getBytes(US_ASCII)));
        NonetCommand.run(Shell.ENGINES, "", new Streams(in, out, new StringWriter()), "solve", "-");
        assertThat(flushed.toString()).startsWith("82 164 ");
    }

    @Test
    void reportsInvalidArgumentsInOneSentence() {
        assertThat(nonet("solve", "--engine", "magic", PUZZLE)).isEqualTo(new Shell.Result(2, "", """
            nonet: --engine must be one of classic, shrinking, cell-order, singles, dancing-links, logic, fast, not 'magic'.
            """));
        assertThat(nonet("solve")).isEqualTo(new Shell.Result(2, "", """
            nonet: INPUT is missing; see 'nonet solve --help'.
            """));
        assertThat(nonet("solve", "--fast", PUZZLE)).isEqualTo(new Shell.Result(2, "", """
            nonet: unknown option '--fast'; see 'nonet solve --help'.
            """));
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
