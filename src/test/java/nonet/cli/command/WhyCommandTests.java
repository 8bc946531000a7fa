package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static org.assertj.core.api.Assertions.assertThat;

import nonet.cli.command.Shell.Result;
import org.junit.jupiter.api.Test;

class WhyCommandTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String NONE = EASY.replace("5....8..79", "5..2.8..79");

    @Test
    void aProperPuzzleNeedsNoExplanation() {
        assertThat(nonet("why", EASY)).isEqualTo(new Result(0, "There is exactly one solution.\n", ""));
    }

    @Test
    void aDuplicateDigitIsNamedWithItsHouse() {
        assertThat(nonet("why", "5...5" + ".".repeat(76)))
                .isEqualTo(new Result(1, "No solution: 5 occurs twice in row 1: r1c15\n", ""));
    }

    @Test
    void noSolutionIsProvedFromTheDigitsThatClash() {
        assertThat(nonet("why", NONE)).isEqualTo(new Result(1, """
            No solution: these 5 givens conflict; without any one of them there is a solution.
            r7c7 = 2, r8c4 = 4, r8c5 = 1, r8c6 = 9, r9c3 = 2
              1. 2 has no place left in row 8: a contradiction.
            """, ""));
    }

    @Test
    void theProofIsAChainOfNamedSteps() {
        assertThat(nonet("why", EASY.replace("53..7", "532.7")).out()).isEqualTo("""
            No solution: these 10 givens conflict; without any one of them there is a solution.
            r1c3 = 2, r2c4 = 1, r2c5 = 9, r2c6 = 5, r3c3 = 8, r4c9 = 3, r5c9 = 1, r6c9 = 6, r7c7 = 2, r7c8 = 8
              1. Locked Candidates Type 1 (Pointing): 2 in b2 => r3c89<>2
                 In box 2, 2 can only be in r3c4, r3c5 and r3c6.
                 These cells also lie in row 3, so its 2 is among them.
                 So r3c8 and r3c9 cannot be 2.
              2. Hidden Single: r2c9=2
                 In column 9, 2 can only be in r2c9.
                 2 is already in r1c3 and r7c7, which rules out other cells of column 9.
                 So r2c9 is 2.
              3. Hidden Single: r2c7=8
                 In row 2, 8 can only be in r2c7.
                 8 is already in r3c3 and r7c8, which rules out other cells of row 2.
                 So r2c7 is 8.
              4. 8 has no place left in column 9: a contradiction.
            """);
    }

    @Test
    void theSearchIsPrintedOnRequest() {
        assertThat(nonet("why", "--search", NONE)).isEqualTo(new Result(1, """
            No solution: these 5 givens conflict; without any one of them there is a solution.
            r7c7 = 2, r8c4 = 4, r8c5 = 1, r8c6 = 9, r9c3 = 2
              0     candidates computed
              0     dead end: row 8 has no place left for 2
              0     no solution
            """, ""));
    }

    @Test
    void severalSolutionsAreCountedAndMended() {
        assertThat(nonet("why", EASY.replace("195", "1.5").replace("98....6.", "98......")))
                .isEqualTo(new Result(1, """
                    There are 12 solutions.
                    The first two differ in r238c78,r4c267,r6c268.
                    1 more given leaves exactly one: r2c7 = 3
                    """, ""));
        assertThat(nonet("why", "1234567" + ".".repeat(74)).out()).startsWith("""
            7 givens: a puzzle with fewer than 17 never has exactly one solution.
            8 9 are missing: swapping two of them turns one solution into another.
            There are at least 1,000,000 solutions.
            """);
    }

    @Test
    void rejectsInputWithoutAPuzzle() {
        assertThat(nonet("why", "abc").code()).isEqualTo(2);
    }
}
