package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static org.assertj.core.api.Assertions.assertThat;

import nonet.cli.command.Shell.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// `nonet rate --scale` with the scales of patterns, and with several scales.
@Execution(ExecutionMode.CONCURRENT)
final class RateScalesTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String WHIPS =
            "..3.5...9...7..12.7.9...4....1.6...45..3.....8.7...3...1..9...66....12.......8...";

    /// Neither whips nor trials with singles alone solve it.
    private static final String BEYOND =
            "9876.....5.....96..4.......3...5.21....2..6.3...1.3.95...31..2.....6935......21..";

    private static final String EMPTY = ".".repeat(81);

    @Test
    void patternsHaveALengthAndTrialsADepth() {
        assertThat(nonet("rate", "--scale", "w,gw,b,te", EASY, WHIPS, BEYOND, EMPTY))
                .isEqualTo(new Result(1, """
                    solved W 0 gW 0 B 0 T&E 0
                    solved W 5 gW 4 B 5 T&E 1
                    stuck W none gW none B none T&E 3
                    invalid: the puzzle has several solutions
                    """, ""));
    }

    @Test
    void tablesHaveAColumnForEachAndObjectsAField() {
        assertThat(nonet("rate", "--scale", "te,w", "--format", "csv", WHIPS, BEYOND, EMPTY)
                        .out())
                .isEqualTo("""
                    puzzle,state,level,score,hardest,steps,w,te
                    %s,solved,,,,,5,1
                    %s,stuck,,,,,,3
                    %s,invalid,,,,,,
                    """.formatted(WHIPS, BEYOND, EMPTY));
        assertThat(nonet("rate", "--scale", "w", "--scale", "te", "--format", "json", BEYOND)
                        .out())
                .isEqualTo("""
                    {"puzzle":"%s","state":"stuck","w":null,"te":3}
                    """.formatted(BEYOND));
    }

    @Test
    void aBoundOfEffortIsNeverTakenForARating() {
        assertThat(nonet("rate", "--scale", "te", "--effort", "1000", BEYOND))
                .isEqualTo(new Result(1, "stopped T&E at least 2\n", ""));
        assertThat(nonet("rate", "--scale", "te", "--effort", "1000", "--format", "csv", BEYOND)
                        .out())
                .endsWith(BEYOND + ",stopped,,,,,\n");
        assertThat(nonet("rate", "--scale", "te", "--effort", "1000", "--format", "json", BEYOND)
                        .out())
                .isEqualTo("""
                    {"puzzle":"%s","state":"stopped","teAtLeast":2}
                    """.formatted(BEYOND));
    }

    @Test
    void allScalesAreInOneRow() {
        assertThat(nonet("rate", "--scale", "all", EASY).out())
                .startsWith("solved easy 204 ")
                .endsWith(" SE 1.2/1.2/1.2 guesses 0 (0 to 0) W 0 gW 0 B 0 T&E 0\n");
        assertThat(nonet("rate", "--scale", "all", "--format", "csv", EASY)
                        .out()
                        .lines())
                .first()
                .isEqualTo("puzzle,state,level,score,hardest,steps,er,ep,ed,guesses,least,most,w,gw,b,te,"
                        + "width_min,width_median,profile");
        assertThat(nonet("rate", "--scale", "all", EMPTY).out())
                .isEqualTo("invalid: the puzzle has several solutions\n");
    }

    @Test
    void anUnknownScaleIsNamed() {
        assertThat(nonet("rate", "--scale", "w,x", EASY))
                .isEqualTo(new Result(
                        2,
                        "",
                        "nonet: --scale must be one of hodoku, se, both, guesses, w, gw, b, te, all, not 'x'.\n"));
    }
}
