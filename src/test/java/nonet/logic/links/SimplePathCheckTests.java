package nonet.logic.links;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.Samples;
import nonet.logic.links.ChainGraph.Nodes;
import nonet.logic.position.Position;
import nonet.logic.solver.Step;
import nonet.notation.Names;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests which paths through a chain graph visit each cell once.
class SimplePathCheckTests {

    private static final long SEED = 20261122;
    private static final int PUZZLES = 4;

    private static final Position POSITION = Position.of(TechniqueCase.parse(
                    ":0711-4:38:9..2.7.5....96.27.....35...15....7.6...8...3...6.7.......1+54.....4.936..7.568+2...::343"
                        + " 861::5")
            .orElseThrow()
            .grid());
    private static final ChainGraph GRAPH = ChainGraph.of(POSITION, Nodes.LINKED_SETS);

    /// A statement is a node, such as `r4c8=2`, or a set that loses a digit, such as `r8c12-2`.
    @ParameterizedTest
    @CsvSource(textBlock = """
        # Cells. Candidates of one cell that follow each other are one visit.
        true,  r4c3=8 r4c8=8 r3c8=8 r3c8=6 r3c1=6
        false, r4c3=8 r4c8=8 r6c8=8 r6c8=2 r4c8=2 r4c5=2
        false, r4c3=8 r4c8=8 r6c8=8 r6c8=2 r4c8=2
        true,  r6c8=8 r6c8=2 r4c8=2 r4c8=8
        # An open path does not come back to the cell where it begins.
        true,  r4c3=8 r4c3=2 r4c8=2 r6c8=2
        false, r4c3=8 r4c8=8 r4c8=2 r4c3=2 r7c3=2
        # A loop leaves the cell where it begins and ends, but may come through it again.
        true,  r4c3=8 r4c8=8 r6c8=8 r6c1=8 r4c3=8
        true,  r4c3=8 r4c8=8 r4c8=2 r4c3=2
        true,  r4c3=8 r4c8=8 r4c8=2 r4c3=2 r4c3=3 r7c3=3 r7c1=3 r7c1=8 r4c3=8
        true,  r4c3=8 r4c8=8 r4c8=2 r4c3=2 r7c3=2 r7c3=3 r4c3=3
        false, r4c3=8 r4c3=2 r4c8=2 r4c8=8 r4c3=8
        false, r4c3=8 r4c8=8 r4c8=2 r4c3=2 r4c3=8
        false, r4c3=8 r4c8=8 r6c8=8 r6c8=2 r4c8=2 r4c3=2
        # Groups may hold the cells of the ends.
        true,  r4c8=2 r4c3=2 r4c3=8 r46c8=8 r3c8=8
        true,  r3c8=8 r46c8=8 r4c3=8 r4c8=8
        false, r3c1=8 r3c8=8 r1c2=8 r3c789=8 r1c7=8
        false, r3c1=8 r46c8=8 r6c789=8 r2c9=8
        # A set is entered in the places of the digit that it loses; from there on all its cells are visited.
        true,  r4c3=8 r4c8=8 r36789c8-8 r358c1-6 r6c1=3
        true,  r4c3=8 r9c8=4 r9c8=1 r36789c8-8 r358c1-6 r6c1=3
        false, r4c3=8 r6c8=8 r36789c8-8 r358c1-6 r6c1=3
        false, r4c3=8 r4c8=8 r36789c8-8 r3c8=6 r3c2=6
        false, r4c3=8 r4c8=8 r36789c8-8 r9c8=4 r9c7=4
        false, r4c3=8 r4c8=8 r36789c8-8 r8c18-1 r6c1=3
        false, r4c3=8 r4c8=8 r36789c8-8 r7c378-9 r7c2=3
        false, r4c3=8 r4c8=8 r36789c8-8 r358c1-6 r8c1=2
        false, r3c8=6 r4c8=8 r36789c8-8 r358c1-6 r6c1=3
        # A loop may take the digit from a set in the cell where it begins, and come back to that.
        true,  r4c4=4 r6c4=4 r6c4=3 r4c45-3 r5c5=2 r5c5=4 r4c4=4
        false, r4c4=4 r6c4=4 r4c45-4 r5c5=2 r5c5=4 r4c4=4
        false, r4c4=4 r6c4=4 r6c4=3 r4c45-3 r5c5=2 r5c5=4 r5c1=4
        """)
    void acceptsSimplePaths(boolean simple, String path) {
        assertThat(SimplePathCheck.isSimple(GRAPH, path(path))).isEqualTo(simple);
    }

    /// Paths with different cells are always accepted, paths that return to a cell between their ends never.
    @Test
    void agreesWithTheCellsOfThePathsThatASearchFinds() {
        Random random = new Random(SEED);
        int[] counts = new int[2];
        for (int i = 0; i < PUZZLES; i++) {
            Position position = Position.of(Grid.of(Samples.draw(random)));
            List<Step> steps = Samples.solver().path(position, Cancel.NEVER);
            for (Step step : steps.subList(0, steps.size() / 3)) {
                position = position.after(step.deduction().conclusions());
            }
            ChainGraph graph = ChainGraph.of(position, i % 2 == 0 ? Nodes.SETS : Nodes.GROUPS);
            ChainSearch search = new ChainSearch(graph, 20, true);
            for (int start = random.nextInt(10); start < graph.singles(); start += 10) {
                search.run(start, false);
                for (int end = 0; end < graph.singles(); end++) {
                    search.paths(end, true, path -> check(graph, path, counts));
                }
            }
        }
        assertThat(counts).as("seed " + SEED).doesNotContain(0);
    }

    private static boolean check(ChainGraph graph, ChainPath path, int[] counts) {
        List<CellSet> visits = visits(graph, path);
        boolean isLoop = visits.size() > 1 && visits.getFirst().equals(visits.getLast());
        CellSet all = CellSet.NONE;
        int cells = 0;
        for (CellSet each : isLoop ? visits.subList(1, visits.size()) : visits) {
            all = all.or(each);
            cells += each.size();
        }
        if (all.size() == cells && !(isLoop && hasLinkInFirstCell(graph, path))) {
            counts[0]++;
            assertThat(SimplePathCheck.isSimple(graph, path))
                    .as("seed %d, %s", SEED, visits)
                    .isTrue();
        } else if (revisits(visits)) {
            counts[1]++;
            assertThat(SimplePathCheck.isSimple(graph, path))
                    .as("seed %d, %s", SEED, visits)
                    .isFalse();
        }
        return false;
    }

    /// Returns the cells of the nodes and sets, one after the other; several nodes in one cell are one visit.
    private static List<CellSet> visits(ChainGraph graph, ChainPath path) {
        List<CellSet> visits = new ArrayList<>();
        for (int i = 0; i < path.size(); i++) {
            int node = path.nodes()[i];
            CellSet cells = node < 0 ? set(graph, path.removals()[i]) : cells(graph, node);
            if (visits.isEmpty() || !visits.getLast().equals(cells)) {
                visits.add(cells);
            }
        }
        return visits;
    }

    /// Tests whether a loop begins or ends with a link in its first cell.
    private static boolean hasLinkInFirstCell(ChainGraph graph, ChainPath path) {
        int last = path.size() - 1;
        return graph.shareCell(path.start(), path.nodes()[1]) || graph.shareCell(path.end(), path.nodes()[last - 1]);
    }

    /// Tests whether a cell other than those of the ends is visited twice, with other cells in between.
    private static boolean revisits(List<CellSet> visits) {
        CellSet ends = visits.getFirst().or(visits.getLast());
        for (int i = 1; i < visits.size() - 1; i++) {
            for (int j = i + 2; j < visits.size() - 1; j++) {
                CellSet cells = visits.get(i);
                if (cells.size() == 1
                        && cells.equals(visits.get(j))
                        && cells.and(ends).isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static ChainPath path(String text) {
        String[] statements = text.split(" ");
        int[] nodes = new int[statements.length];
        int[] removals = new int[statements.length];
        boolean[] on = new boolean[statements.length];
        for (int i = 0; i < statements.length; i++) {
            String[] parts = statements[i].split("[=-]");
            CellSet cells = Names.cells(parts[0]).orElseThrow();
            int digit = Integer.parseInt(parts[1]) - 1;
            boolean isRemoval = statements[i].contains("-");
            nodes[i] = isRemoval ? -1 : node(cells, digit);
            removals[i] = isRemoval ? removal(cells, digit) : -1;
            on[i] = i % 2 == 1;
        }
        return new ChainPath(nodes, removals, on);
    }

    private static int node(CellSet cells, int digit) {
        for (int node = 0; node < GRAPH.size(); node++) {
            if (GRAPH.digit(node) == digit && cells(GRAPH, node).equals(cells)) {
                return node;
            }
        }
        throw new AssertionError("no node of %d in %s".formatted(digit + 1, cells));
    }

    private static int removal(CellSet cells, int digit) {
        AlsImplications removals = GRAPH.alsImplications();
        for (int removal = 0; removal < removals.size(); removal++) {
            if (removals.digit(removal) == digit && set(GRAPH, removal).equals(cells)) {
                return removal;
            }
        }
        throw new AssertionError("no set of %s that loses %d".formatted(cells, digit + 1));
    }

    private static CellSet cells(ChainGraph graph, int node) {
        return new CellSet(graph.lo(node), graph.hi(node));
    }

    private static CellSet set(ChainGraph graph, int removal) {
        return graph.almostLockedSets()
                .get(graph.alsImplications().set(removal))
                .cells();
    }
}
