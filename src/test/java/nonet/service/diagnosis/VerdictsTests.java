package nonet.service.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import nonet.grid.Conflict;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class VerdictsTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    static Stream<Solver> engines() {
        return Stream.of(
                new FastSolver(),
                StepEngine.CLASSIC,
                StepEngine.SHRINKING,
                StepEngine.CELL_ORDER,
                StepEngine.SINGLES,
                StepEngine.DANCING_LINKS);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void everyEngineJudgesAlike(Solver engine) {
        Verdicts verdicts = new Verdicts(engine);
        Puzzle twelve = Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        // The first row has no place for the 9.
        Puzzle none = Puzzle.of("12345678.........9" + ".".repeat(63));
        Puzzle twice = Puzzle.of("5..5" + ".".repeat(77));

        assertThat(verdicts.check(PUZZLE, Cancel.NEVER))
                .isInstanceOfSatisfying(
                        Verdict.OneSolution.class,
                        one -> assertThat(one.solution()).hasToString(SOLUTION));
        assertThat(verdicts.check(twelve, Cancel.NEVER)).isEqualTo(new Verdict.SeveralSolutions());
        assertThat(verdicts.check(none, Cancel.NEVER)).isEqualTo(new Verdict.NoSolution(false));
        List<Conflict> conflicts = twice.conflicts();
        assertThat(conflicts).isNotEmpty();
        assertThat(verdicts.check(twice, Cancel.NEVER)).isEqualTo(new Verdict.Contradictory(conflicts));
        assertThat(verdicts.check(Puzzle.of(SOLUTION), Cancel.NEVER))
                .isEqualTo(new Verdict.OneSolution(Grid.of(Puzzle.of(SOLUTION))));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aCancelledCheckHasNoVerdict(Solver engine) {
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> new Verdicts(engine).check(Puzzle.EMPTY, () -> true));
    }
}
