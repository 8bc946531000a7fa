package nonet.logic.links;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import nonet.Repetitions;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.logic.position.Position;
import nonet.logic.solver.Step;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ImplicationClosureTests {

    private static final long SEED = 20261123;

    private static final int DRAWN = Repetitions.of(4, 20, 20);
    private static final int HARD_ONES = Repetitions.of(1, 3, 3);

    private static final List<Puzzle> HARD = List.of(
            Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
            Puzzle.of("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"),
            Puzzle.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."));

    /// Along a path, closures are made from that of an earlier position, which may be several steps back; while basic
    /// steps are left they are made from scratch.
    @Test
    @Tag("sampled")
    void anIncrementalClosureEqualsANewOne() {
        Random random = new Random(SEED);
        List<Puzzle> puzzles = new ArrayList<>(HARD.subList(0, HARD_ONES));
        for (int i = 0; i < DRAWN; i++) {
            puzzles.add(Samples.draw(random));
        }
        for (Puzzle puzzle : puzzles) {
            Position position = Position.of(Grid.of(puzzle));
            for (Step step : Samples.solver().path(position, Cancel.NEVER)) {
                position = position.after(step.deduction().conclusions());
                for (ChainGraph.Nodes nodes : ChainGraph.Nodes.values()) {
                    if (random.nextInt(3) > 0) {
                        assertThat(rows(ChainGraph.of(position, nodes)))
                                .as("seed %d, %s of %s", SEED, nodes, position.grid())
                                .isDeepEqualTo(rows(ChainGraph.of(Position.of(position.grid()), nodes)));
                    }
                }
            }
        }
    }

    private static long[][] rows(ChainGraph graph) {
        return new long[][] {graph.closure().onRows(), graph.closure().offRows()};
    }
}
