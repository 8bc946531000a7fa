package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static nonet.cli.command.Shell.nonetWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nonet.Repetitions;
import nonet.cli.command.Shell.Result;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LogicCommandsTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String TOUGH =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    private static final String TWELVE =
            "53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void aHintIsTheStepAndWhyItHolds() {
        assertThat(nonet("hint", EASY)).isEqualTo(new Result(0, """
            Naked Single: r5c5=5
              5 is the only candidate left in r5c5.
              The other digits are ruled out: 1, 3, 4 and 8 in row 5; 2, 6, 7 and 9 in column 5.
              So r5c5 is 5.
            """, ""));
    }

    @Test
    void aPathLeadsToTheSolution() {
        Result path = nonet("path", EASY);

        assertThat(path.code()).isZero();
        assertThat(path.err()).isEmpty();
        assertThat(path.out().lines()).hasSize(51).allMatch(line -> line.matches("[A-Z][a-z ]+[A-Z]?[a-z]*: r.c.=."));
    }

    @Test
    void allStepsAreListed() {
        assertThat(nonet("steps", EASY).out().lines())
                .contains("Naked Single: r5c5=5", "Hidden Single: r8c2=8")
                .doesNotHaveDuplicates();
    }

    @Test
    void continuesASavedGame() {
        String entered = saved("+5", "");
        assertThat(nonet("hint", entered).out()).startsWith("Naked Single: ").doesNotContain("r5c5=5");
        assertThat(nonet("steps", entered).out()).doesNotContain("r1c3=4", "r5c5=5");
        assertThat(nonet("path", entered).out().lines()).hasSize(50).noneMatch(line -> line.contains("r5c5=5"));
        assertThat(nonet("steps", saved("+5", "113 213")).out()).contains("Naked Single: r1c3=4\n");
    }

    @Test
    void wrongDigitsOfASavedGameAreNamedAndWrongMarksCounted() {
        for (String command : List.of("hint", "steps", "path")) {
            assertThat(nonet(command, saved("+2", "")))
                    .isEqualTo(new Result(1, "", "nonet: These digits are wrong: r5c5.\n"));
            assertThat(nonet(command, saved("+5", "413")))
                    .isEqualTo(new Result(1, "", "nonet: The pencil marks of one cell lack its right digit.\n"));
            assertThat(nonet(command, saved("+2", "413 414")))
                    .isEqualTo(new Result(
                            1,
                            "",
                            "nonet: These digits are wrong: r5c5. "
                                    + "The pencil marks of 2 cells lack their right digit.\n"));
        }
    }

    /// Returns HoDoKu's line of the easy puzzle with this in its center and these candidates deleted.
    private static String saved(String center, String deleted) {
        return ":0000:x:" + EASY.substring(0, 40) + center + EASY.substring(41) + ":" + deleted + "::";
    }

    @Test
    void saysInOneSentenceWhyThereIsNoStep() {
        assertThat(nonet("hint", "55" + EASY.substring(2)))
                .isEqualTo(new Result(1, "", "nonet: The puzzle has no solution.\n"));
        assertThat(nonet("path", "534678912672195348198342567859761423426853791713924856961537284287419635345286179"))
                .isEqualTo(new Result(0, "", ""));
        String forced = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        assertThat(nonet("steps", "--profile", "HoDoKu", forced))
                .isEqualTo(new Result(
                        1,
                        "",
                        "nonet: No technique that is used for all steps applies; 'nonet hint' also tries the"
                                + " others.\n"));
        Result hint = nonet("hint", "--profile", "HoDoKu", forced);
        assertThat(hint.code()).isEqualTo(0);
        assertThat(hint.out()).containsPattern("\n  \\S.* consequences follow from .*\n    \\S.*\n    \\S");
        assertThat(nonet("hint", "abc").code()).isEqualTo(2);
        assertThat(nonetWithInput(EASY + "\n" + EASY, "hint", "-").err())
                .isEqualTo("nonet: <stdin>: There is more than one puzzle; give only one.\n");
    }

    @Test
    void aMissingProfileIsReportedInOneSentence() {
        for (String command : List.of("hint", "steps", "path", "rate")) {
            Result result = nonet(command, "--profile", "no such profile", EASY);
            assertThat(result.code()).isEqualTo(2);
            assertThat(result.out()).isEmpty();
            assertThat(result.err())
                    .startsWith("nonet: --profile must be one of HoDoKu, Modern")
                    .endsWith(", not 'no such profile'.\n")
                    .hasLineCount(1);
        }
    }

    @Test
    void severalSolutionsSwitchUniquenessTechniquesOffAndThisIsSaid() {
        for (String command : List.of("hint", "steps", "path")) {
            Result result = nonet(command, TWELVE);

            assertThat(result.out()).isNotEmpty();
            assertThat(result.err().lines())
                    .containsOnlyOnce("nonet: The puzzle has several solutions, so uniqueness techniques are off.");
        }
    }

    @Test
    void ratingsComeInThreeForms() {
        assertThat(nonetWithInput(EASY + "\n" + TWELVE + "\n", "rate", "-"))
                .isEqualTo(new Result(1, "solved easy 204 naked-single full-house:21 naked-single:30\ninvalid\n", ""));
        assertThat(nonet("rate", "--format", "csv", EASY).out()).isEqualTo("""
            puzzle,state,level,score,hardest,steps,width_min,width_median,profile
            %s,solved,easy,204,naked-single,full-house:21 naked-single:30,10,18,HoDoKu
            """.formatted(EASY));
        assertThat(nonet("rate", "--format", "json", EASY).out().lines().toList())
                .isEqualTo(
                        List.of(
                                "{\"puzzle\":\"" + EASY + "\",\"state\":\"solved\",\"level\":\"easy\",\"score\":204,"
                                                        + "\"hardest\":\"naked-single\",\"profile\":\"HoDoKu\",\"steps\":{\"full-house\":21,\"naked-single\":30}}"));
    }

    /// One profile is the default of all commands but `rate`, whose scale is HoDoKu's; csv and json name what rated.
    @Test
    void ratingsNameTheProfileThatRated() {
        assertThat(nonet("rate", "--profile", "Modern", "--format", "csv", EASY).out())
                .endsWith(",Modern\n");
        assertThat(nonet("rate", "--profile", "Modern", "--format", "json", EASY)
                        .out())
                .contains("\"profile\":\"Modern\"");
        for (String command : List.of("hint", "steps", "path", "rate", "export", "generate puzzles")) {
            List<String> help = new ArrayList<>(List.of(command.split(" ")));
            help.add("--help");
            String said = nonet(help.toArray(String[]::new)).out().replaceAll("\\s+", " ");
            assertThat(said).as(command).contains("Default: Modern; HoDoKu for 'nonet rate --scale hodoku' and both.");
        }
        for (String command : List.of("hint", "path", "steps")) {
            assertThat(nonet(command, TOUGH)).isEqualTo(nonet(command, "--profile", "Modern", TOUGH));
        }
    }

    /// A hard puzzle takes a thousand times as long as an easy one, and its line stays where it belongs.
    @Test
    @Tag("sampled")
    void ratingsKeepTheOrderWithAnyNumberOfJobs() {
        int times = Repetitions.of(2, 6, 6);
        String input = (TOUGH + "\n" + EASY + "\n123\n" + TWELVE + "\n").repeat(times);

        Result one = nonetWithInput(input, "rate", "--jobs", "1", "-");
        Result four = nonetWithInput(input, "rate", "--jobs", "4", "-");

        assertThat(four).isEqualTo(one);
        assertThat(one.code()).isEqualTo(2);
        assertThat(one.out().lines())
                .hasSize(3 * times)
                .filteredOn("invalid"::equals)
                .hasSize(times);
        assertThat(one.err().lines())
                .hasSize(times + 1)
                .last()
                .isEqualTo("<stdin>: " + times + " places could not be read.");
        assertThat(nonet("rate", "--jobs", "0", EASY).err())
                .isEqualTo("nonet: --jobs must be a whole number from 1 to 256, not '0'.\n");
    }

    /// Both the placed digits and the removed candidates of a line count: without them, other steps come first.
    @Test
    void aLineOfALibraryIsContinued() {
        String line = ":1401:1235:98.76....76.5.......4.9.76.6...5.48....3....2.......1.4....5....9..7.84.......2.1:";

        assertThat(Shell.nonet("steps", line + ":742::").out()).contains("r456c2<>7");
        assertThat(Shell.nonet("steps", line + "742:742::").out())
                .contains("r56c2<>7")
                .doesNotContain("r456c2<>7");
    }

    @Test
    void aPathIsShortenedOrDrawnAsAGraph() {
        Result shorter = nonet("path", "--short", EASY);
        assertThat(shorter.code()).isZero();
        assertThat(shorter.out().lines()).hasSize(51);
        assertThat(shorter.err())
                .isEqualTo("nonet: no step beside singles can be left out. No path by these techniques is shorter.\n");
        assertThat(nonet("path", "--graph", "dot", EASY).out())
                .startsWith("digraph path {")
                .contains("s1 [label=\"1. ")
                .endsWith("}\n");
        assertThat(nonet("path", "--graph", "svg", EASY).out())
                .startsWith("<?xml")
                .contains("<svg ");
    }

    @Test
    void optionsOfAPathWithoutEffectAreRefused() {
        assertThat(nonet("path", "--seconds", "3", EASY))
                .isEqualTo(new Result(2, "", "nonet: --seconds requires --short.\n"));
        assertThat(nonet("path", "--short", "--seed", "3", EASY))
                .isEqualTo(new Result(2, "", "nonet: --seed requires --seconds.\n"));
        assertThat(nonet("path", "--graph", "dot", "--explain", EASY))
                .isEqualTo(new Result(2, "", "nonet: --explain and --graph exclude each other.\n"));
    }

    @Test
    void backdoorsAreDigitsAndEliminations() {
        Result easy = nonet("backdoors", EASY);
        assertThat(easy.code()).isZero();
        assertThat(easy.err()).isEqualTo("nonet: These steps solve the puzzle without a backdoor.\n");
        String extreme = "000704005020010070000080002090006250600070008053200010400090000030060090200407000";
        assertThat(nonet("backdoors", extreme).out().lines())
                .startsWith("r1c7=3", "r2c3=4")
                .contains("r3c2<>4", "r8c9<>4")
                .hasSize(35);
    }
}
