package nonet.logic.links;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import org.junit.jupiter.api.Test;

/// The implications of a position are computed on first use, which may be in several threads at the same time.
class ImplicationsTests {

    private static final int THREADS = 3;
    private static final int ROUNDS = 40;
    private static final Grid GRID =
            Grid.of(Puzzle.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."));

    @Test
    void severalThreadsSeeTheSameImplications() throws Exception {
        List<List<Integer>> alone = rows(Position.of(GRID));
        try (ExecutorService pool = Executors.newFixedThreadPool(THREADS)) {
            for (int round = 0; round < ROUNDS; round++) {
                for (List<List<Integer>> each : together(pool, Position.of(GRID))) {
                    assertThat(each).as("round %d", round).isEqualTo(alone);
                }
            }
        }
    }

    private static List<List<List<Integer>>> together(ExecutorService pool, Position position)
            throws InterruptedException, ExecutionException {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        List<Future<List<List<Integer>>>> running = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++) {
            running.add(pool.submit(() -> {
                start.await();
                return rows(position);
            }));
        }
        List<List<List<Integer>>> rows = new ArrayList<>();
        for (Future<List<List<Integer>>> each : running) {
            rows.add(each.get());
        }
        return rows;
    }

    private static List<List<Integer>> rows(Position position) {
        Implications implications =
                ChainGraph.of(position, ChainGraph.Nodes.LINKED_SETS).implications();
        List<List<Integer>> rows = new ArrayList<>();
        for (int statement = 0; statement < implications.size(); statement++) {
            rows.add(Arrays.stream(implications.next(statement)).boxed().toList());
        }
        return rows;
    }
}
