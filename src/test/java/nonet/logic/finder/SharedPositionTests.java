package nonet.logic.finder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import nonet.Repetitions;
import nonet.deduce.Deduction;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Several threads may search one position at the same time.
@Execution(ExecutionMode.CONCURRENT)
class SharedPositionTests {

    private static final int THREADS = 3;
    private static final int PUZZLES = Repetitions.of(1, 3, 3);
    private static final int STEPS = Repetitions.of(9, 24, 24);

    /// The families that share lazily computed structures.
    private static final Set<Family> FAMILIES = EnumSet.of(
            Family.CHAINS_AND_LOOPS,
            Family.ALMOST_LOCKED_SETS,
            Family.SINGLE_DIGIT_PATTERNS,
            Family.WINGS,
            Family.LAST_RESORT);

    private static final List<Puzzle> HARD = List.of(
            Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
            Puzzle.of("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"),
            Puzzle.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."));

    @Test
    @Tag("sampled")
    void threadsThatShareAPositionFindTheSameStepsAsOneThread() throws Exception {
        LogicalSolver solver = Samples.solver();
        Set<Technique> techniques = EnumSet.allOf(Technique.class);
        techniques.removeIf(technique -> !FAMILIES.contains(technique.family()));
        try (ExecutorService pool = Executors.newFixedThreadPool(THREADS)) {
            for (Puzzle puzzle : HARD.subList(0, PUZZLES)) {
                List<Step> path = solver.path(Position.of(Grid.of(puzzle)), Cancel.NEVER);
                for (int at = 8; at < STEPS; at += 5) {
                    Grid grid = path.get(at).before().grid();
                    List<Deduction> alone = find(solver, Position.of(grid), techniques);
                    assertThat(together(pool, solver, Position.of(grid), techniques))
                            .as("step %d of %s", at, puzzle)
                            .isEqualTo(Collections.nCopies(THREADS, alone));
                }
            }
        }
    }

    private static List<List<Deduction>> together(
            ExecutorService pool, LogicalSolver solver, Position position, Set<Technique> techniques)
            throws InterruptedException, ExecutionException {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        List<Future<List<Deduction>>> running = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++) {
            running.add(pool.submit(() -> {
                start.await();
                return find(solver, position, techniques);
            }));
        }
        List<List<Deduction>> found = new ArrayList<>();
        for (Future<List<Deduction>> each : running) {
            found.add(each.get());
        }
        return found;
    }

    private static List<Deduction> find(LogicalSolver solver, Position position, Set<Technique> techniques) {
        List<Deduction> found = new ArrayList<>();
        solver.find(position, techniques, deduction -> !found.add(deduction), Cancel.NEVER);
        return found;
    }
}
