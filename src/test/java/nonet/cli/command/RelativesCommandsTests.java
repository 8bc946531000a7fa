package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static nonet.cli.command.Shell.nonetWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nonet.cli.command.Shell.Result;
import org.junit.jupiter.api.Test;

class RelativesCommandsTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String FORM =
            "000000001000002034156000270000008000000051002329740000001600900003400700280910450";

    private static final String LESS = PUZZLE.replace("8..79", "8..7.");

    private static final String TWICE = "11" + ".".repeat(79);

    @Test
    void theFormIsPrintedWithItsAutomorphisms() {
        assertThat(nonet("canonical", PUZZLE)).isEqualTo(new Result(0, FORM + "\n", ""));
        assertThat(nonet("canonical", "--automorphisms", PUZZLE)).isEqualTo(new Result(0, FORM + "\t1\n", ""));
    }

    @Test
    void aPuzzleWithoutFormIsNamedAndTheOthersAreAnswered() {
        assertThat(nonetWithInput(TWICE + "\n" + PUZZLE + "\n", "canonical", "-"))
                .isEqualTo(new Result(2, FORM + "\n", """
                    <stdin>:1: A digit occurs twice in a house, so the puzzle has no canonical form.
                    """));
    }

    @Test
    void eachClassIsPrintedOnce() {
        String disguised = nonet("shuffle", "--seed", "5", PUZZLE).out();
        String list = PUZZLE + "\n" + LESS + "\n" + disguised;

        assertThat(disguised).isNotEqualTo(PUZZLE + "\n");
        assertThat(nonetWithInput(list, "unique", "-")).isEqualTo(new Result(0, PUZZLE + "\n" + LESS + "\n", ""));
        assertThat(nonetWithInput(list, "unique", "--count", "-"))
                .isEqualTo(new Result(0, PUZZLE + "\t2\n" + LESS + "\t1\n", ""));
    }

    /// Twice as many as fit into the first buffer.
    @Test
    void anyNumberOfClassesIsCounted() {
        List<String> classes = new ArrayList<>();
        for (int first = 0; first < 81; first++) {
            for (int second = 0; second < first; second++) {
                if (PUZZLE.charAt(first) != '.' && PUZZLE.charAt(second) != '.' && classes.size() < 800) {
                    StringBuilder less = new StringBuilder(PUZZLE);
                    less.setCharAt(first, '.');
                    less.setCharAt(second, '.');
                    classes.add(less.toString());
                }
            }
        }
        String list = String.join("\n", classes) + "\n" + PUZZLE + "\n";
        List<String> unique = nonetWithInput(list, "unique", "-").out().lines().toList();

        Result counted = nonetWithInput(list, "unique", "--count", "-");

        assertThat(unique).hasSizeGreaterThan(390);
        assertThat(counted.out().lines().map(line -> line.split("\t")[0])).isEqualTo(unique);
        assertThat(counted.out()
                        .lines()
                        .mapToInt(line -> Integer.parseInt(line.split("\t")[1]))
                        .sum())
                .isEqualTo(classes.size() + 1);
        assertThat(counted.code()).isZero();
    }

    @Test
    void theSameSeedGivesTheSameDisguisesWithAnyNumberOfJobs() {
        String list = (PUZZLE + "\n").repeat(300);

        String disguised = nonetWithInput(list, "shuffle", "--jobs", "1", "-").out();

        assertThat(disguised.lines().distinct()).hasSize(300);
        assertThat(nonetWithInput(list, "transform", "--shuffle", "--jobs", "3", "-")
                        .out())
                .isEqualTo(disguised);
        assertThat(nonetWithInput(disguised, "unique", "--count", "-").out().split("\t")[1])
                .isEqualTo("300\n");
    }

    @Test
    void twoPuzzlesAreCompared() {
        String relabeled =
                nonet("transform", "--relabel", "213456789", PUZZLE).out().strip();
        String transposed = nonet("transform", "--transpose", PUZZLE).out().strip();

        assertThat(nonet("compare", PUZZLE, relabeled)).isEqualTo(new Result(0, """
            equivalent
            rows\t123456789
            columns\t123456789
            digits\t213456789
            """, ""));
        assertThat(nonet("compare", PUZZLE, transposed)).isEqualTo(new Result(0, """
            equivalent
            rows\t123456789
            columns\t123456789
            digits\t123456789
            transposed
            """, ""));
        assertThat(nonet("compare", PUZZLE, LESS)).isEqualTo(new Result(1, "different\n", ""));
        assertThat(nonet("compare", PUZZLE))
                .isEqualTo(new Result(2, "", "nonet: Two puzzles are needed to compare, not 1.\n"));
    }

    @Test
    void fourRotationsOrTwoMirrorsRestoreThePuzzle() {
        String quarter = nonet("transform", "--rotate", "90", PUZZLE).out().strip();

        assertThat(quarter)
                .isEqualTo("...748.65..6...9.3......8...4..8..1.81.2.6.97.9..3..5...2......7.8...6..95.613...");
        assertThat(nonet("transform", "--rotate", "270", quarter).out()).isEqualTo(PUZZLE + "\n");
        String mirrored = nonet("transform", "--mirror", PUZZLE).out().strip();
        assertThat(mirrored).startsWith("....7..35");
        assertThat(nonet("transform", "--mirror", mirrored).out()).isEqualTo(PUZZLE + "\n");
    }

    @Test
    void whatIsNoSymmetryIsRefused() {
        assertThat(nonet("transform", "--rotate", "45", PUZZLE))
                .isEqualTo(new Result(2, "", "nonet: --rotate takes 90, 180 or 270, not 45.\n"));
        assertThat(nonet("transform", "--relabel", "112345678", PUZZLE))
                .isEqualTo(
                        new Result(2, "", "nonet: --relabel takes each of the digits 1 to 9 once, not '112345678'.\n"));
    }
}
