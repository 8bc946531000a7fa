package nonet.logic.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.logic.position.Position;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// A search without a result is repeated only where something has changed.
@Execution(ExecutionMode.CONCURRENT)
class IncrementalSearchTests {

    private static final long SEED = 20261122;
    private static final LogicalSolver SOLVER = Samples.solver();
    private static final List<Puzzle> HARD = List.of(
            Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
            Puzzle.of("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"),
            Puzzle.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."));

    @Test
    void findsTheSameStepsAsAFullSearch() {
        Random random = new Random(SEED);
        List<Puzzle> puzzles = new ArrayList<>(HARD);
        for (int i = 0; i < 60; i++) {
            puzzles.add(Samples.draw(random));
        }
        for (Puzzle puzzle : puzzles) {
            Position position = Position.of(Grid.of(puzzle));
            while (!position.isComplete()) {
                @Nullable Step expected = SOLVER.next(Position.of(position.grid()), Cancel.NEVER);
                Step step = SOLVER.next(position, Cancel.NEVER);
                assertThat(step == null ? null : step.deduction())
                        .as("seed %d, %s", SEED, position.grid())
                        .isEqualTo(expected == null ? null : expected.deduction());
                if (step == null) {
                    break;
                }
                position = step.after();
            }
        }
    }

    @Test
    void findsTheSameStepsAgainAtEarlierPositions() {
        Position start = Position.of(Grid.of(HARD.getFirst()));
        List<Step> path = SOLVER.path(start, Cancel.NEVER);
        for (int at = path.size() - 1; at >= 0; at -= 7) {
            Step expected = path.get(at);
            Step step = SOLVER.next(expected.before(), Cancel.NEVER);
            assertThat(step == null ? null : step.deduction()).isEqualTo(expected.deduction());
        }
    }

    @Test
    void aCancelledSearchContinuesWithoutOmissions() {
        Position start = Position.of(Grid.of(HARD.getFirst()));
        assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> SOLVER.next(start, () -> true));
        int[] asked = {0};
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> SOLVER.next(start, () -> ++asked[0] > 20));
        Step step = SOLVER.next(start, Cancel.NEVER);

        Step expected = SOLVER.next(Position.of(start.grid()), Cancel.NEVER);
        assertThat(step == null ? null : step.deduction()).isEqualTo(expected == null ? null : expected.deduction());
    }
}
