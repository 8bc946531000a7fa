package nonet.logic.links;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import nonet.deduce.Als;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.logic.links.ChainDistance.Links;
import nonet.logic.links.ChainGraph.Nodes;
import nonet.logic.position.Position;
import nonet.logic.solver.Step;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

/// Distances agree with a search that follows single links.
class ChainDistanceTests {

    private static final long SEED = 20261122;
    private static final int PUZZLES = 4;
    private static final int SET_LINKS = 3;

    /// Greater than the distance of any two statements.
    private static final int FAR = 60;

    @Test
    void distancesAgreeWithALinkByLinkSearch() {
        Random random = new Random(SEED);
        int throughSets = 0;
        for (int i = 0; i < PUZZLES; i++) {
            Position position = somewhere(Samples.draw(random), random);
            String where = "seed %d, %s".formatted(SEED, position.grid());
            byte[][] plain = check(position, Nodes.CELLS, where);
            check(position, Nodes.GROUPS, where);
            byte[][] withSets = check(position, Nodes.SETS, where);
            throughSets += Arrays.deepEquals(plain, withSets) ? 0 : 1;
        }
        assertThat(throughSets).isEqualTo(PUZZLES);
    }

    private static byte[][] check(Position position, Nodes nodes, String where) {
        ChainGraph graph = ChainGraph.of(position, nodes);
        PlainSearch plain = new PlainSearch(position, graph);
        ChainDistance far = new ChainDistance(graph, FAR);
        ChainDistance near = new ChainDistance(graph, 5);
        byte[][] all = new byte[2 * graph.size()][];
        for (int start = 0; start < 2 * graph.size(); start++) {
            all[start] = plain.from(start);
            String from = "%s of %s, from %d".formatted(nodes, where, start);
            assertThat(row(far, graph, start)).as(from).isEqualTo(all[start]);
            byte[] cut = all[start].clone();
            for (int to = 0; to < cut.length; to++) {
                cut[to] = cut[to] > 5 ? -1 : cut[to];
            }
            assertThat(row(near, graph, start)).as(from).isEqualTo(cut);
        }
        return all;
    }

    /// Returns the distances to all nodes being false, then to all nodes being true.
    private static byte[] row(ChainDistance distance, ChainGraph graph, int start) {
        Links links = distance.from(start % graph.size(), start >= graph.size());
        byte[] row = Arrays.copyOf(links.off(), 2 * graph.size());
        System.arraycopy(links.on(), 0, row, graph.size(), graph.size());
        return row;
    }

    /// Returns a position on the path to the solution.
    private static Position somewhere(Puzzle puzzle, Random random) {
        Position position = Position.of(Grid.of(puzzle));
        List<Step> path = Samples.solver().path(position, Cancel.NEVER);
        for (Step step : path.subList(0, random.nextInt(path.size() / 2))) {
            position = position.after(step.deduction().conclusions());
        }
        return position;
    }

    /// A search over lists of implications. Statements are the nodes being false, then the nodes being true.
    private static final class PlainSearch {

        private final int size;
        private final List<List<Integer>> links = new ArrayList<>();
        private final List<List<Integer>> throughSets = new ArrayList<>();

        PlainSearch(Position position, ChainGraph graph) {
            this.size = graph.size();
            for (int from = 0; from < 2 * size; from++) {
                links.add(new ArrayList<>());
                throughSets.add(new ArrayList<>());
                for (int to = 0; to < size; to++) {
                    long row = from < size ? graph.strong(from, to / 64) : graph.weak(from - size, to / 64);
                    if ((row >>> to & 1) != 0) {
                        links.get(from).add(from < size ? size + to : to);
                    }
                }
            }
            AlsList sets = AlsList.of(position);
            for (int set = 0; graph.hasSets() && set < sets.size(); set++) {
                if (sets.get(set).cells().size() > 1) {
                    link(sets.get(set), position, graph);
                }
            }
        }

        /// Links nodes through a set: a node that sees all places of a digit removes it, and refutes nodes that see all
        /// places of another.
        private void link(Als set, Position position, ChainGraph graph) {
            List<List<Integer>> seeing = new ArrayList<>();
            for (Digit digit : set.digits()) {
                CellSet places = set.cells().and(position.cells(digit));
                List<Integer> all = new ArrayList<>();
                for (int node = 0; node < size; node++) {
                    CellSet cells = new CellSet(graph.lo(node), graph.hi(node));
                    if (graph.digit(node) == digit.ordinal() && see(cells, places)) {
                        all.add(node);
                    }
                }
                seeing.add(all);
            }
            for (List<Integer> takers : seeing) {
                for (List<Integer> others : seeing) {
                    if (takers != others) {
                        takers.forEach(node -> throughSets.get(size + node).addAll(others));
                    }
                }
            }
        }

        private static boolean see(CellSet cells, CellSet places) {
            for (Cell place : places) {
                if (!cells.minus(place.peers()).isEmpty()) {
                    return false;
                }
            }
            return true;
        }

        byte[] from(int start) {
            byte[] found = new byte[2 * size];
            Arrays.fill(found, (byte) -1);
            List<List<Integer>> levels = new ArrayList<>();
            for (int level = 0; level <= FAR + SET_LINKS; level++) {
                levels.add(new ArrayList<>());
            }
            levels.getFirst().add(start);
            for (int level = 0; level <= FAR; level++) {
                for (int statement : levels.get(level)) {
                    if (found[statement] < 0) {
                        found[statement] = (byte) level;
                        levels.get(level + 1).addAll(links.get(statement));
                        levels.get(level + SET_LINKS).addAll(throughSets.get(statement));
                    }
                }
            }
            return found;
        }
    }
}
