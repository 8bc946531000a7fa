package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static nonet.cli.command.Shell.nonetWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import nonet.cli.command.Shell.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `--keep-going`: commands as a stage of a larger computation.
class KeepGoingTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String NONE = "12345678.........9" + ".".repeat(63);
    private static final String LIST = String.join("\n", "12345", "", EASY.replace('.', '0'), NONE, "# note", "");

    private static final String COMPLAINTS = """
        <stdin>:1:5: 5 cells instead of 81.
        <stdin>:2:1: 0 cells instead of 81.
        """;
    private static final String UNSOLVED = "<stdin>:4: There is no solution.\n";
    private static final String LAST_COMPLAINTS = """
        <stdin>:5:1: 0 cells instead of 81.
        <stdin>: 3 places could not be read.
        """;

    @TempDir
    private Path folder;

    @Test
    void answersHaveTheirPuzzlesAndEveryLineHasOne() {
        assertThat(nonetWithInput(LIST, "solve", "--keep-going", "-"))
                .isEqualTo(new Result(0, """
                    12345	invalid
                    	invalid
                    %s	%s
                    %s	no solution
                    # note	invalid
                    """.formatted(EASY, SOLUTION, NONE), COMPLAINTS + UNSOLVED + LAST_COMPLAINTS));
        assertThat(nonetWithInput(LIST, "check", "--keep-going", "-"))
                .isEqualTo(new Result(0, """
                    12345	malformed 1:5 5 cells instead of 81.
                    	malformed 2:1 0 cells instead of 81.
                    %s	unique
                    %s	none
                    # note	malformed 5:1 0 cells instead of 81.
                    """.formatted(EASY, NONE), "<stdin>: 3 places could not be read.\n"));
        assertThat(nonetWithInput(LIST, "count", "--keep-going", "-").out()).isEqualTo("""
            12345	invalid
            	invalid
            %s	1
            %s	0
            # note	invalid
            """.formatted(EASY, NONE));
    }

    @Test
    void ratingsHaveTheirPuzzlesAndEveryLineHasOne() {
        assertThat(nonetWithInput(LIST, "rate", "--keep-going", "--format", "csv", "-"))
                .isEqualTo(new Result(0, """
                    puzzle,state,level,score,hardest,steps,width_min,width_median,profile
                    12345,invalid,,,,,,,
                    ,invalid,,,,,,,
                    %s,solved,easy,204,naked-single,full-house:21 naked-single:30,10,18,HoDoKu
                    %s,invalid,,,,,,,
                    "# note",invalid,,,,,,,
                    """.formatted(EASY, NONE), COMPLAINTS + LAST_COMPLAINTS));
        assertThat(nonetWithInput("12345\n" + EASY, "rate", "--keep-going", "--scale", "se", "--format", "json", "-")
                        .out())
                .isEqualTo("""
                    {"puzzle":"12345","state":"invalid","reason":"5 cells instead of 81."}
                    {"puzzle":"%s","state":"solved","er":1.2,"ep":1.2,"ed":1.2}
                    """.formatted(EASY));
        assertThat(nonetWithInput("12345\n" + EASY, "rate", "--keep-going", "--scale", "se", "-")
                        .out())
                .isEqualTo("12345\tinvalid: 5 cells instead of 81.\n" + EASY + "\tsolved 1.2/1.2/1.2\n");
    }

    @Test
    void partsOfATableHaveNoHeader() {
        String[] command = {"rate", "--keep-going", "--scale", "both", "--format", "csv", "--no-header", "-"};
        assertThat(nonetWithInput("12345\n" + EASY + "\n", command).out())
                .isEqualTo("12345,invalid,,,,,,,,,,\n" + EASY
                        + ",solved,easy,204,naked-single,full-house:21 naked-single:30,1.2,1.2,1.2,10,18,HoDoKu\n");
        assertThat(nonetWithInput("", command)).isEqualTo(new Result(0, "", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "check", "count", "rate"})
    void noNumberOfInvalidLinesEndsAList(String command) {
        Result result = nonetWithInput("x\n".repeat(50) + EASY + "\n", command, "--keep-going", "-");
        assertThat(result.code()).isZero();
        assertThat(result.out().lines()).hasSize(51).last().asString().startsWith(EASY + "\t");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "check", "count", "rate"})
    void anInputThatCannotBeReadIsAFailure(String command) {
        Result result = nonet(command, "--keep-going", EASY, folder.toString());
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out().lines()).hasSize(1);
    }

    @Test
    void rowsAreLines() {
        assertThat(nonet("solve", "--keep-going", "--format", "blocks", EASY))
                .isEqualTo(new Result(2, "", "nonet: --keep-going requires --format line.\n"));
        assertThat(nonet("solve", "--keep-going", "--format", "line", EASY).out())
                .isEqualTo(EASY + "\t" + SOLUTION + "\n");
    }
}
