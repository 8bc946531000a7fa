package nonet.logic.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.logic.links.AlsList;
import nonet.logic.links.ChainGraph;
import nonet.logic.position.Position;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

/// What a position keeps alive. Windows and paths keep many positions.
class PositionRetentionTests {

    private static final LogicalSolver SOLVER = Samples.solver();

    /// Its path needs all families, forcing nets among them.
    private static final Puzzle PUZZLE =
            Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    private static final int STEPS = 40;

    @Test
    void aKeptPositionKeepsNoEarlierPositionAlive() throws InterruptedException {
        List<WeakReference<Object>> earlier = new ArrayList<>();
        Position kept = follow(earlier);

        assertThat(earlier).hasSizeGreaterThan(2 * STEPS);
        assertThat(alive(earlier)).as("kept alive by %s", kept.grid()).isEmpty();
    }

    /// Follows a path, and returns its last position with everything derived from it.
    ///
    /// @param earlier receives the positions before, and what was derived from them
    private static Position follow(List<WeakReference<Object>> earlier) {
        Position position = Position.of(Grid.of(PUZZLE));
        for (int i = 0; i < STEPS; i++) {
            for (Object derived : derived(position)) {
                earlier.add(new WeakReference<>(derived));
            }
            Step step = SOLVER.next(position, Cancel.NEVER);
            if (step == null) {
                throw new AssertionError("stuck at " + position.grid());
            }
            position = step.after();
        }
        derived(position);
        return position;
    }

    private static List<Object> derived(Position position) {
        SOLVER.find(position, Set.of(Technique.FORCING_NET_VERITY), _ -> false, Cancel.NEVER);
        List<Object> derived = new ArrayList<>(List.of(position, AlsList.of(position)));
        for (ChainGraph.Nodes nodes : ChainGraph.Nodes.values()) {
            ChainGraph graph = ChainGraph.of(position, nodes);
            derived.add(graph);
            derived.add(graph.closure());
        }
        return derived;
    }

    private static List<Object> alive(List<WeakReference<Object>> references) throws InterruptedException {
        List<Object> alive = List.of();
        for (int attempt = 0; attempt < 20; attempt++) {
            System.gc();
            alive = references.stream()
                    .map(WeakReference::get)
                    .filter(each -> each != null)
                    .toList();
            if (alive.isEmpty()) {
                break;
            }
            Thread.sleep(50);
        }
        return alive;
    }
}
