package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static nonet.cli.command.Shell.nonetWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.Repetitions;
import nonet.TestData;
import nonet.cli.command.Shell.Result;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// `nonet rate --scale`.
@Execution(ExecutionMode.CONCURRENT)
class RateCommandTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String HARD =
            "93......1.67....2.8.....3...2..7....6...3.9......2.46.4..6......9..5...3.....4...";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String EMPTY = ".".repeat(81);

    @Test
    void printsTheThreeNumbersOrWhyThereAreNone() {
        String without = "55" + EASY.substring(2);
        assertThat(nonet("rate", "--scale", "se", EASY, HARD, SOLVED, EMPTY, without, sukaku()))
                .isEqualTo(new Result(1, """
                    solved 1.2/1.2/1.2
                    solved 9.0/1.2/1.2
                    unrated: the puzzle is already solved
                    invalid: the puzzle has several solutions
                    invalid: the puzzle has no solution
                    unrated: the puzzle has given candidates, which this scale does not rate
                    """, ""));
        assertThat(nonet("rate", "--scale", "both", EASY, EMPTY, SOLVED).out()).isEqualTo("""
            solved easy 204 naked-single full-house:21 naked-single:30 SE 1.2/1.2/1.2
            invalid: the puzzle has several solutions
            solved easy 0 SE unrated: the puzzle is already solved
            """);
    }

    /// A puzzle that rules out a candidate its givens leave.
    private static String sukaku() {
        short[] candidates = Puzzle.of(EASY).candidates();
        candidates[2] &= (short) (candidates[2] - 1);
        return Puzzle.of(EASY).restrictedTo(candidates).text();
    }

    @Test
    void tablesHaveThreeMoreColumns() {
        assertThat(nonet("rate", "--scale", "both", "--format", "csv", EASY, EMPTY, SOLVED)
                        .out())
                .isEqualTo("""
                    puzzle,state,level,score,hardest,steps,er,ep,ed,width_min,width_median,profile
                    %s,solved,easy,204,naked-single,full-house:21 naked-single:30,1.2,1.2,1.2,10,18,HoDoKu
                    %s,invalid,,,,,,,,,,
                    %s,unrated,easy,0,,,,,,0,0,HoDoKu
                    """.formatted(EASY, EMPTY, SOLVED));
        assertThat(nonet("rate", "--scale", "se", "--format", "csv", HARD).out())
                .isEqualTo("""
                    puzzle,state,level,score,hardest,steps,er,ep,ed
                    %s,solved,,,,,9.0,1.2,1.2
                    """.formatted(HARD));
    }

    @Test
    void objectsHaveNumbersWithATenth() {
        assertThat(nonet("rate", "--scale", "se", "--format", "json", HARD, EMPTY)
                        .out())
                .isEqualTo("""
                    {"puzzle":"%s","state":"solved","er":9.0,"ep":1.2,"ed":1.2}
                    {"puzzle":"%s","state":"invalid","reason":"the puzzle has several solutions"}
                    """.formatted(HARD, EMPTY));
        assertThat(nonet("rate", "--scale", "both", "--format", "json", EASY).out())
                .endsWith(
                        ",\"profile\":\"HoDoKu\",\"steps\":{\"full-house\":21,\"naked-single\":30},\"er\":1.2,\"ep\":1.2,\"ed\":1.2}\n");
    }

    @Test
    void stepsArePrintedWithTheirRatings() {
        List<String> recorded = TestData.lines("se-ratings/steps/9.0-01.tsv");
        List<String> lines =
                nonet("rate", "--scale", "se", "--steps", HARD).out().lines().toList();
        assertThat(lines).hasSize(recorded.size() + 1);
        assertThat(lines.subList(0, 2)).containsExactly("solved 9.0/1.2/1.2", "   1   1.2  Hidden Single: r4c6=6");
        assertThat(lines).contains("   9   2.8  Claiming: r5c8<>8 r6c9<>8", "  10   7.1  Forcing Chain [8]: r2c9<>8");

        List<String> rows = nonet("rate", "--scale", "se", "--steps", "--format", "csv", EASY, HARD, EMPTY)
                .out()
                .lines()
                .toList();
        assertThat(rows).hasSize(1 + 51 + recorded.size());
        assertThat(rows.getFirst()).isEqualTo("puzzle,step,rating,technique,length,placed,eliminated");
        assertThat(rows).contains(HARD + ",1,1.2,Hidden Single,,r4c6=6,", HARD + ",10,7.1,Forcing Chain,8,,r2c9<>8");

        assertThat(nonet("rate", "--scale", "se", "--steps", "--format", "json", HARD)
                        .out())
                .contains("\"path\":[{\"rating\":1.2,\"technique\":\"Hidden Single\",\"placed\":\"r4c6=6\"},")
                .contains("{\"rating\":7.1,\"technique\":\"Forcing Chain\",\"length\":8,\"eliminated\":\"r2c9<>8\"}");
        assertThat(nonet("rate", "--steps", "--format", "csv", EASY))
                .isEqualTo(new Result(2, "", "nonet: --steps requires --scale se, or hodoku with --format lines.\n"));
    }

    @Test
    void theStepsOfHodokuFollowItsRating() {
        assertThat(nonet("rate", "--profile", "HoDoKu", "--steps", EASY).out().lines())
                .hasSize(52)
                .startsWith("solved easy 204 naked-single full-house:21 naked-single:30", "Naked Single: r5c5=5");
    }

    @Test
    void aBoundOfEffortIsNeverTakenForARating() {
        assertThat(nonet("rate", "--scale", "se", "--effort", "1000", HARD, EASY))
                .isEqualTo(new Result(1, "stopped: at least 7.5\nsolved 1.2/1.2/1.2\n", ""));
        assertThat(nonet("rate", "--scale", "se", "--effort", "1000", "--format", "csv", HARD)
                        .out())
                .endsWith(HARD + ",stopped,,,,,,,\n");
        assertThat(nonet("rate", "--scale", "se", "--effort", "1000", "--format", "json", HARD)
                        .out())
                .isEqualTo("{\"puzzle\":\"" + HARD + "\",\"state\":\"stopped\",\"atLeast\":7.5}\n");
        assertThat(nonet("rate", "--effort", "0", HARD).err())
                .isEqualTo("nonet: --effort must be a whole number of 1 or more, not '0'.\n");
    }

    @Test
    void guessesAreAMeasureWithoutTechniques() {
        assertThat(nonet("rate", "--scale", "guesses", EASY, EMPTY, SOLVED)).isEqualTo(new Result(1, """
            guesses 0 (0 to 0)
            invalid: the puzzle does not have exactly one solution
            guesses 0 (0 to 0)
            """, ""));
        assertThat(nonet("rate", "--scale", "guesses", "--format", "csv", EASY, EMPTY)
                        .out())
                .isEqualTo("""
                    puzzle,state,level,score,hardest,steps,guesses,least,most
                    %s,solved,,,,,0,0,0
                    %s,invalid,,,,,,,
                    """.formatted(EASY, EMPTY));
        assertThat(nonet("rate", "--scale", "guesses", "--format", "json", EASY).out())
                .isEqualTo("{\"puzzle\":\"%s\",\"state\":\"solved\",\"guesses\":0,\"least\":0,\"most\":0}\n"
                        .formatted(EASY));
    }

    @Test
    @Tag("sampled")
    void theOrderIsThatOfTheInputWithAnyNumberOfJobs() {
        int times = Repetitions.of(4, 20, 20);
        String input = (HARD + "\n" + EASY + "\n" + EMPTY + "\n").repeat(times);

        Result one = nonetWithInput(input, "rate", "--scale", "se", "--jobs", "1", "-");

        assertThat(one.out())
                .isEqualTo("solved 9.0/1.2/1.2\nsolved 1.2/1.2/1.2\ninvalid: the puzzle has several solutions\n"
                        .repeat(times));
        assertThat(nonetWithInput(input, "rate", "--scale", "se", "--jobs", "4", "-"))
                .isEqualTo(one);
    }

    @Test
    void aTemplateHasTheLettersOfSerate() {
        assertThat(nonet("rate", "--format", "%g ED=%r/%p/%d", HARD, EASY, EMPTY))
                .isEqualTo(new Result(
                        1, HARD + " ED=9.0/1.2/1.2\n" + EASY + " ED=1.2/1.2/1.2\n" + EMPTY + " ED=0.0/0.0/0.0\n", ""));
        assertThat(nonetWithInput(EASY + "\n" + EASY + "\n", "rate", "--format", "%n\t100%%", "-", EASY)
                        .out())
                .isEqualTo("1\t100%\n2\t100%\n3\t100%\n");
        assertThat(nonet("rate", "--format", "%e", EASY).out()).matches("\\d+\\.\\d\\ds\n");
        assertThat(nonet("rate", "--format", "%r %x", EASY))
                .isEqualTo(new Result(2, "", "nonet: --format has %d, %e, %g, %n, %p, %r and %%, not '%x'.\n"));
        assertThat(nonet("rate", "--format", "100%", EASY).err()).endsWith(", not '%'.\n");
        assertThat(nonet("rate", "--format", "%r", "--scale", "hodoku", EASY).err())
                .isEqualTo("nonet: --format '%r' requires --scale se.\n");
        assertThat(nonet("rate", "--format", "%r", "--steps", EASY).err())
                .isEqualTo("nonet: --steps requires --format lines, csv or json.\n");
        assertThat(nonet("rate", "--format", "table", EASY).err())
                .isEqualTo("nonet: --format must be one of lines, csv, json, or a line such as '%g %r/%p/%d', not"
                        + " 'table'.\n");
    }
}
