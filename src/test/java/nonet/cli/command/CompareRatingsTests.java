package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static nonet.cli.command.Shell.nonetWithInput;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nonet.TestData;
import nonet.cli.command.Shell.Result;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// `nonet rate --compare`.
@Execution(ExecutionMode.CONCURRENT)
final class CompareRatingsTests {

    private static final String FOUR_BLANKS =
            "..467891.67219534819834256785976142342685379171392485696153728428741963534528617.";
    private static final String PATH = """
        %s #1 Easy (16)
           Full House: r1c9=2
           Full House: r1c2=3
           Full House: r9c9=9
           Full House: r1c1=5
        """.formatted(FOUR_BLANKS);

    @TempDir
    Path folder;

    @Test
    void equalPathsAreEqual() {
        assertThat(nonetWithInput(PATH, "rate", "--scale", "hodoku", "--compare", "-"))
                .isEqualTo(new Result(0, FOUR_BLANKS + "\tequal easy 16\n", ""));
    }

    @Test
    void theFirstStepThatDiffersIsNamed() {
        String other = PATH.replace("(16)", "(26)").replace("Full House: r9c9=9", "Hidden Single: r1c1=5");
        assertThat(nonetWithInput(other, "rate", "--compare", "-"))
                .isEqualTo(new Result(1, """
                    %s\tdiffers easy 26, in Nonet easy 16, path from step 3 on: r1c1=5 r9c9=9
                      theirs  Hidden Single: r1c1=5
                      Nonet   Full House: r9c9=9
                    """.formatted(FOUR_BLANKS), ""));
        assertThat(nonetWithInput(other, "rate", "--compare", "--format", "csv", "-")
                        .out())
                .isEqualTo("""
                    puzzle,equal,rating,nonet,step,their_step,nonet_step,differing
                    %s,no,easy 26,easy 16,3,Hidden Single: r1c1=5,Full House: r9c9=9,r1c1=5 r9c9=9
                    """.formatted(FOUR_BLANKS));
        assertThat(nonetWithInput(other, "rate", "--compare", "--format", "json", "-")
                        .out())
                .isEqualTo("""
                    {"puzzle":"%s","equal":false,"rating":"easy 26","nonet":"easy 16","step":3,\
                    "theirStep":"Hidden Single: r1c1=5","nonetStep":"Full House: r9c9=9","differing":"r1c1=5 r9c9=9"}
                    """.formatted(FOUR_BLANKS));
    }

    @Test
    void ratingsAndLengthsDifferToo() {
        assertThat(nonetWithInput(PATH.replace("Easy (16)", "Leicht (12)"), "rate", "--compare", "-")
                        .out())
                .isEqualTo(FOUR_BLANKS + "\tdiffers 12, in Nonet easy 16, path equal\n");
        assertThat(nonetWithInput(PATH.replace("   Full House: r1c1=5\n", ""), "rate", "--compare", "-")
                        .out())
                .isEqualTo("""
                    %s\tdiffers easy 16, path from step 4 on: r1c1=5
                      theirs  no further step
                      Nonet   Full House: r1c1=5
                    """.formatted(FOUR_BLANKS));
    }

    @Test
    void whatNonetPrintsOfSudokuExplainersStepsIsEqualAgain() {
        Result printed = nonet("rate", "--scale", "se", "--steps", "--keep-going", FOUR_BLANKS);
        assertThat(nonetWithInput(printed.out(), "rate", "--compare", "-"))
                .isEqualTo(new Result(0, FOUR_BLANKS + "\tequal 1.0/1.0/1.0\n", ""));
        assertThat(nonetWithInput(printed.out().replace("   2   1.0", "   2   1.2"), "rate", "--compare", "-")
                        .out())
                .startsWith(FOUR_BLANKS + "\tdiffers 1.0/1.0/1.0, path from step 2 on: rating\n");
    }

    @Test
    void theStepsOfSudokuExplainerAreEqual() throws IOException {
        List<String> files = Stream.of("1.2-01", "4.4-01", "7.1-01")
                .map(name -> TestData.path("se-ratings/steps/" + name + ".tsv"))
                .filter(Files::isRegularFile)
                .map(Path::toString)
                .toList();
        assertThat(files).isNotEmpty();
        Result result = nonet(Stream.concat(Stream.of("rate", "--scale", "se", "--compare"), files.stream())
                .toArray(String[]::new));
        assertThat(result.out().lines()).hasSize(files.size()).allMatch(line -> line.contains("\tequal "));
        assertThat(result.code()).isZero();
    }

    /// The numbers of `agreement.md`.
    @Test
    @Tag("full")
    void pathsOfHodokuAgree() throws IOException {
        Path shared = Path.of("../shared/data/hodoku/scores.tsv");
        assumeTrue(Files.isRegularFile(shared), shared + " is not there");
        StringBuilder output = new StringBuilder();
        for (String row : Files.readAllLines(shared)) {
            String[] fields = row.split("\t", -1);
            if (fields[0].length() == 81) {
                output.append("%s #1 %s (%s)%n".formatted(fields[0], fields[1], fields[2]));
                Stream.of(fields[3].split(" \\| "))
                        .forEach(step -> output.append("   ").append(step).append('\n'));
            }
        }
        Path file = Files.writeString(folder.resolve("output.txt"), output);
        List<String> rows = nonet("rate", "--compare", "--format", "csv", "--no-header", file.toString())
                .out()
                .lines()
                .toList();
        assertThat(rows).hasSize(520);
        assertThat(rows.stream().filter(row -> row.startsWith("yes", 82))).hasSize(476);
    }

    @Test
    void whatCannotBeComparedGetsOneSentence() {
        assertThat(nonetWithInput("nothing", "rate", "--compare", "-")).isEqualTo(new Result(2, "", """
            nonet: <stdin>: This has neither HoDoKu's output with /vp nor Sudoku Explainer's steps.
            """));
        assertThat(nonetWithInput(PATH, "rate", "--scale", "se", "--compare", "-")
                        .err())
                .isEqualTo("nonet: <stdin>: These are paths of HoDoKu, for another --scale.\n");
        assertThat(nonetWithInput("5".repeat(81) + " #1 Easy (2)\n", "rate", "--compare", "-")
                        .err())
                .isEqualTo("nonet: <stdin>: Line 1 has a solution in place of the puzzle: use /vp, not /vs.\n");
        assertThat(nonet("rate", "--compare", "--scale", "w", "-").err())
                .startsWith("nonet: --compare requires --scale hodoku or se.\n");
        assertThat(nonet("rate", "--compare", "--steps", "-").err())
                .startsWith("nonet: --compare goes with --format lines, csv or json, and without --steps");
    }
}
