package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static nonet.cli.command.Shell.nonetWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import nonet.cli.command.Shell.Result;
import nonet.generate.Symmetry;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.service.setter.Reduction;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

class MinimizeCommandTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String GRID =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @Test
    void whatIsPrintedIsMinimalAndTheSameForTheSameSeed() {
        Result first = nonet("minimize", "--seed", "3", PUZZLE);
        assertThat(first.code()).isZero();
        Puzzle minimal = Puzzle.of(first.out().strip());
        assertThat(Reduction.redundant(minimal, Cancel.NEVER)).isEqualTo(CellSet.NONE);
        assertThat(Puzzle.of(PUZZLE).givenCells().containsAll(minimal.givenCells()))
                .isTrue();
        String list = (GRID + "\n").repeat(5);
        String out = nonetWithInput(list, "minimize", "--jobs", "1", "-").out();
        assertThat(out.lines().distinct()).hasSize(5);
        assertThat(nonetWithInput(list, "minimize", "--jobs", "3", "-").out()).isEqualTo(out);
        Puzzle symmetric = Puzzle.of(
                nonet("minimize", "--symmetry", "rotational", GRID).out().strip());
        assertThat(Symmetry.ROTATIONAL.missingFrom(symmetric.givenCells())).isEqualTo(CellSet.NONE);
    }

    @Test
    void anImproperPuzzleIsNamed() {
        assertThat(nonetWithInput("1" + ".".repeat(80) + "\n11" + ".".repeat(79) + "\n", "minimize", "-"))
                .isEqualTo(new Result(2, "", """
                    <stdin>:1: The puzzle has several solutions, so it needs more givens rather than fewer.
                    <stdin>:2: The puzzle has no solution.
                    """));
    }
}
