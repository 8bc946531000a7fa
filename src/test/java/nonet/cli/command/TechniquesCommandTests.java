package nonet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TechniquesCommandTests {

    private static final String GRID =
            ".7.+4..1+58...6759..5+3....4+7+6...3....4+7.59248..3....1.....3.....7..7549.+8.2.8....4.";
    private static final String DELETED = "222 223 133 243 263 171 671 172 672 277 278 687 189 192 692";

    @Test
    void theListHasCodeLevelScoreAndId() {
        Shell.Result result = Shell.nonet("techniques");

        assertThat(result.code()).isZero();
        assertThat(result.out())
                .startsWith("0000  easy         4  full-house\n")
                .contains("\n0300  hard       140  x-wing\n")
                .endsWith("\n-     extreme  10000  brute-force\n");
    }

    @Test
    void linesThatPassAreCounted() {
        Shell.Result result = Shell.nonetWithInput(
                "# heading\n\n:0100:3:" + GRID + ":" + DELETED + ":397 399::\n", "techniques", "check", "-");

        assertThat(result).isEqualTo(new Shell.Result(0, "1 passed, 0 failed\n", ""));
    }

    @Test
    void aFailedLineIsPrintedWithTheStepsFound() {
        String line = ":0100:3:" + GRID + ":" + DELETED + ":397::";
        Shell.Result result = Shell.nonetWithInput(line + "\n", "techniques", "check", "-");

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out())
                .startsWith(line + "\n  :0100:")
                .contains(":397 399::\n")
                .endsWith("\n0 passed, 1 failed\n");
    }

    @Test
    void aFailCaseMustNotBeFound() {
        String line = ":0100-x:3:" + GRID + ":" + DELETED + "::";
        Shell.Result result = Shell.nonetWithInput(line + "\n", "techniques", "check", "-");

        assertThat(result.out()).endsWith("\n0 passed, 1 failed\n");
    }

    @Test
    void invalidLinesAreReportedWithTheirNumbers() {
        Shell.Result result = Shell.nonetWithInput("\nnonsense\n", "techniques", "check", "-");

        assertThat(result)
                .isEqualTo(new Shell.Result(
                        2, "0 passed, 0 failed\n", "<stdin>:2: This is not a regression line of a known technique.\n"));
    }

    @Test
    void casesOfTechniquesBeyondHodokuAreChecked() {
        String exocet = "98.7.....76....9....5.9.....4..3..2...64..5.......1..4..85..6......4...1.....2.53";
        String right = "junior-exocet\t:1401:1234:" + exocet + "::824::\tbase=r3c12 targets=r2c4,r1c7\t\t\tlist\n";
        String elsewhere = right.replace("r1c7", "r1c8");
        String nearMiss = right.replace(":1401:", ":1401-x:");

        assertThat(Shell.nonetWithInput(right, "techniques", "check", "-"))
                .isEqualTo(new Shell.Result(0, "1 passed, 0 failed\n", ""));
        assertThat(Shell.nonetWithInput(elsewhere + nearMiss, "techniques", "check", "-")
                        .out())
                .startsWith(elsewhere)
                .endsWith("\n0 passed, 2 failed\n");
        assertThat(Shell.nonetWithInput(elsewhere + right, "techniques", "check", "--only", "whip", "-")
                        .out())
                .isEmpty();
    }

    @Test
    void aMissingFileIsReported() {
        Shell.Result result = Shell.nonet("techniques", "check", "no-such-file.txt");

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).startsWith("nonet: no-such-file.txt: ");
    }

    @Test
    void aMissingArgumentNamesTheWholeCommand() {
        assertThat(Shell.nonet("techniques", "check").err())
                .isEqualTo("nonet: FILE is missing; see 'nonet techniques check --help'.\n");
    }
}
