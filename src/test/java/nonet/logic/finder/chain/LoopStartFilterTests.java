package nonet.logic.finder.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nonet.Repetitions;
import nonet.deduce.Chain;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.logic.links.ChainGraph;
import nonet.logic.links.ChainGraph.Nodes;
import nonet.logic.links.ChainSearch;
import nonet.logic.position.Position;
import nonet.logic.solver.Step;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every chain starts at one of the candidates that may start one.
@Execution(ExecutionMode.CONCURRENT)
class LoopStartFilterTests {

    private static final int PUZZLES = Repetitions.of(1, 2, 4);

    @ParameterizedTest
    @Tag("sampled")
    @Tag("repeated")
    @EnumSource(
            value = Nodes.class,
            names = {"CELLS", "GROUPS", "SETS"})
    void everyChainStartsAtOne(Nodes nodes) {
        int chains = 0;
        int left = 0;
        for (Puzzle puzzle : Samples.hard().subList(0, PUZZLES)) {
            for (Step step : Samples.solver().path(Position.of(Grid.of(puzzle)), Cancel.NEVER)) {
                Position position = step.before();
                ChainGraph graph = ChainGraph.of(position, nodes);
                List<Integer> starts = new LoopStartFilter(graph, graph.refuted()).all();
                for (int node = 0; node < graph.singles(); node++) {
                    int found = chains(position, graph, node);
                    chains += found;
                    left += starts.contains(node) ? 0 : 1;
                    assertThat(found > 0 && !starts.contains(node))
                            .as("%s, %s, node %s", puzzle, nodes, node)
                            .isFalse();
                }
            }
        }
        assertThat(chains).isPositive();
        assertThat(left).isPositive();
    }

    /// Returns the number of chains that start with the candidate being false.
    private static int chains(Position position, ChainGraph graph, int node) {
        NiceLoopBuilder forms = new NiceLoopBuilder(position, graph);
        ChainSearch search = new ChainSearch(graph, 30);
        List<Chain> found = new ArrayList<>();
        search.run(node, false);
        search.paths(node, true, path -> found.addAll(List.of(forms.proof(path))));
        for (int end = 0; end < graph.singles(); end++) {
            if (end != node && graph.shareCell(node, end)) {
                search.paths(end, true, path -> found.addAll(List.of(forms.continuous(path))));
                search.paths(end, false, path -> found.addAll(List.of(forms.reversedRefutation(path))));
            }
            if (end != node && forms.mayEnd(node, end)) {
                search.paths(end, true, path -> found.addAll(List.of(forms.open(path))));
            }
        }
        return found.size();
    }
}
