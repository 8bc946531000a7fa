package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static org.assertj.core.api.Assertions.assertThat;

import nonet.cli.command.Shell.Result;
import org.junit.jupiter.api.Test;

class WhyMoveCommandTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void aRightMoveIsExplainedByTheSimplestStep() {
        assertThat(nonet("why-move", EASY, "r5c5=5")).isEqualTo(new Result(0, """
            True. One step shows it:
            Naked Single: r5c5=5
              5 is the only candidate left in r5c5.
              The other digits are ruled out: 1, 3, 4 and 8 in row 5; 2, 6, 7 and 9 in column 5.
              So r5c5 is 5.
            """, ""));
    }

    @Test
    void aWrongMoveIsFollowedToAContradiction() {
        assertThat(nonet("why-move", EASY, "r1c4<>2", "r1c4<>6")).isEqualTo(new Result(1, """
            Wrong: r1c4<>6. It leads to a contradiction:
              1. 6, 8 have only 1 cell (r1c6) in box 2: a contradiction.
            """, ""));
    }

    @Test
    void aDigitThatAHouseHasAlreadyIsRefutedByTheHouse() {
        assertThat(nonet("why-move", EASY, "r1c3=9"))
                .isEqualTo(new Result(1, "Wrong: r1c3=9. There is a 9 in box 1 already.\n", ""));
    }

    @Test
    void aMoveOfSeveralStepsIsPruned() {
        Result result = nonet("why-move", EASY, "r1c3=4");
        assertThat(result.code()).isZero();
        assertThat(result.out().lines().filter(line -> !line.startsWith(" ")))
                .containsExactly(
                        "True. It takes 5 steps from here:",
                        "Naked Single: r7c9=4",
                        "Hidden Single: r1c6=8",
                        "Hidden Single: r1c8=1",
                        "Naked Single: r1c9=2",
                        "Naked Single: r1c3=4");
    }

    @Test
    void aTextThatIsNoMoveIsRefusedInASentence() {
        assertThat(nonet("why-move", EASY, "r1c3~4"))
                .isEqualTo(new Result(
                        2,
                        "",
                        "nonet: A move such as r4c5=3 or r4c57<>38 does not start at character 1: \"r1c3~4\".\n"));
        assertThat(nonet("why-move", EASY, "r1c3=12").err())
                .isEqualTo("nonet: A move such as r4c5=3 or r4c57<>38 does not start at character 1: \"r1c3=12\".\n");
        assertThat(nonet("why-move", EASY).code()).isEqualTo(2);
    }
}
