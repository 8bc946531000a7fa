package nonet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import nonet.cli.command.Shell.Result;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.RandomSukakus;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Test;

/// The commands honor the candidates that belong to a puzzle.
class SukakuCommandTests {

    private static final long SEED = 81;
    private static final int PUZZLES = 100;
    private static final String NONE = "There is no solution with these candidates; without them there is one.";

    @Test
    void solveCheckAndCountHonorCandidates() {
        assertThat(Shell.nonetWithInput(Sukakus.UNIQUE, "solve", "-"))
                .isEqualTo(new Result(0, Sukakus.SOLUTION + "\n", ""));
        assertThat(Shell.nonetWithInput(Sukakus.UNIQUE, "check", "-")).isEqualTo(new Result(0, "unique\n", ""));
        assertThat(Shell.nonetWithInput(Sukakus.UNIQUE, "count", "-")).isEqualTo(new Result(0, "1\n", ""));
    }

    @Test
    void candidatesInAListOfPlainLinesAreReadByEveryCommand() {
        String easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        String solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        String list = easy + "\n" + Sukakus.UNIQUE + "\n" + easy + "\n";
        String solutions = solved + "\n" + Sukakus.SOLUTION + "\n" + solved + "\n";
        assertThat(Shell.nonetWithInput(list, "solve", "-")).isEqualTo(new Result(0, solutions, ""));
        assertThat(Shell.nonetWithInput(list, "check", "-")).isEqualTo(new Result(0, "unique\n".repeat(3), ""));
        assertThat(Shell.nonetWithInput(list, "count", "-")).isEqualTo(new Result(0, "1\n".repeat(3), ""));
        assertThat(Shell.nonetWithInput(list, "convert", "--to", "s729", "-")
                        .out()
                        .lines())
                .hasSize(3)
                .element(1)
                .isEqualTo(Sukakus.UNIQUE);
    }

    @Test
    void candidatesThatLeaveNoSolutionAreNamedAsTheReason() {
        String said = "<stdin>:1: " + NONE + "\n";
        assertThat(Shell.nonetWithInput(Sukakus.none(), "solve", "-")).isEqualTo(new Result(1, "no solution\n", said));
        assertThat(Shell.nonetWithInput(Sukakus.none(), "check", "-")).isEqualTo(new Result(1, "none\n", said));
        assertThat(Shell.nonetWithInput(Sukakus.none(), "count", "-")).isEqualTo(new Result(1, "0\n", said));
        assertThat(Shell.nonetWithInput(Sukakus.none(), "why", "-"))
                .isEqualTo(new Result(1, "No solution: the candidates rule out every solution of the givens.\n", ""));
    }

    @Test
    void humanLogicLeavesOutUniquenessTechniques() {
        Result path = Shell.nonetWithInput(Sukakus.UNIQUE, "path", "-");
        assertThat(path.code()).isZero();
        Result rated = Shell.nonetWithInput(Sukakus.UNIQUE, "rate", "-");
        assertThat(rated.code()).isZero();
        assertThat(rated.out()).startsWith("solved ").doesNotContain("unique", "rectangle", "bug");
    }

    @Test
    void aListOfCandidatesIsAnsweredLineByLineByEveryEngine() {
        RandomGenerator random = new SplittableRandom(SEED);
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = RandomSukakus.next(random);
            input.append(puzzle.candidateText()).append('\n');
            expected.append(
                            switch (StepEngine.CELL_ORDER.solve(puzzle, Limit.TWO, Cancel.NEVER)) {
                                case Answer.None() -> "none";
                                case Answer.Unique _ -> "unique";
                                default -> "several";
                            })
                    .append('\n');
        }
        for (String engine : new String[] {"fast", "classic", "shrinking", "dancing-links"}) {
            assertThat(Shell.nonetWithInput(input.toString(), "check", "--engine", engine, "-")
                            .out())
                    .as("%s, seed %d", engine, SEED)
                    .isEqualTo(expected.toString());
        }
    }
}
