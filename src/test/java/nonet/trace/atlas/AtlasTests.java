package nonet.trace.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Contradiction;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.NodeState;
import nonet.trace.Replay;
import nonet.trace.SearchTree;
import nonet.trace.Trace;
import nonet.trace.TreeSnapshot;
import nonet.trace.atlas.Icicle.Bar;
import nonet.trace.atlas.Icicle.Measure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class AtlasTests {

    private static final Puzzle HARD =
            Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    /// The events and the tree of a search.
    private record Search(Trace trace, TreeSnapshot tree) {

        static Search of(StepSolver engine, long most) {
            Trace trace = new Trace(HARD, 1_000_000);
            SearchTree tree = new SearchTree(1_000_000);
            SearchCursor cursor = engine.cursor(HARD);
            for (Event event = cursor.next(Cancel.NEVER);
                    event != null && trace.size() < most;
                    event = cursor.next(Cancel.NEVER)) {
                Entry entry = new Entry(trace.size(), cursor.steps(), cursor.level(), event);
                trace.append(event, entry.step(), entry.level());
                tree.append(entry);
            }
            return new Search(trace, tree.snapshot());
        }
    }

    @ParameterizedTest
    @EnumSource(Measure.class)
    void outlineHasEachBranchWithinTheOneAbove(Measure measure) {
        TreeSnapshot tree = Search.of(StepEngine.SINGLES, Long.MAX_VALUE).tree();
        double whole = measure.whole(tree);
        List<Bar> bars = Icicle.of(tree, measure, 0, whole, 0).bars();
        assertThat(bars)
                .extracting(Bar::node)
                .isEqualTo(IntStream.range(0, tree.size()).boxed().toList());
        for (Bar bar : bars) {
            Bar above = bars.get(tree.parent(bar.node()));
            assertThat(bar.from()).isGreaterThanOrEqualTo(above.from());
            assertThat(bar.to()).isLessThanOrEqualTo(above.to()).isGreaterThan(bar.from());
            assertThat(bar.level()).isEqualTo(tree.level(bar.node()));
            assertThat(bar.isSummed()).isFalse();
        }
    }

    @Test
    void searchesPartWhereTheFirstBranchIsThatOnlyOneHas() {
        TreeSnapshot singles = Search.of(StepEngine.SINGLES, Long.MAX_VALUE).tree();
        TreeSnapshot begun = Search.of(StepEngine.SINGLES, 60).tree();
        TreeDifference difference = TreeDifference.of(begun, singles, 500);
        assertThat(difference.onlyFirst()).isZero();
        List<Candidate> parting = difference.parting();
        for (TreeDifference.Branch branch : difference.branches()) {
            assertThat(branch.path().subList(0, parting.size())).isEqualTo(parting);
            assertThat(branch.path().size()).isGreaterThan(parting.size());
        }
        assertThat(difference.branches())
                .extracting(branch -> branch.path().size())
                .contains(parting.size() + 1);
        int node = TreeDifference.node(singles, parting);
        assertThat(singles.level(node)).isEqualTo(parting.size());
        assertThat(parting.isEmpty() ? null : parting.getLast()).isEqualTo(singles.candidate(node));
        assertThat(TreeDifference.node(singles, difference.branches().getFirst().path()))
                .isEqualTo(difference.branches().getFirst().node());
        assertThat(TreeDifference.of(singles, singles, 500).parting()).isEmpty();
        assertThat(TreeDifference.node(begun, difference.branches().getFirst().path()))
                .isLessThan(begun.size());
    }

    @Test
    void narrowBranchesAreSummedUpWithTheirDepthAndSolutions() {
        TreeSnapshot tree = Search.of(StepEngine.CLASSIC, Long.MAX_VALUE).tree();
        double unit = Measure.GUESSES.whole(tree) / 50;
        Icicle icicle = Icicle.of(tree, Measure.GUESSES, 0, 50 * unit, unit);
        assertThat(icicle.levels()).isEqualTo(tree.deepest(0) + 1);
        assertThat(icicle.bars()).hasSizeLessThan(50 * icicle.levels());
        assertThat(icicle.bars().stream().mapToInt(Bar::deepest).max()).hasValue(tree.deepest(0));
        // No solution gets lost: whatever is summed up shows that one is in it.
        int solution = IntStream.range(0, tree.size())
                .filter(node -> tree.state(node) == NodeState.SOLUTION)
                .findFirst()
                .orElseThrow();
        double place = Measure.GUESSES.start(tree, solution);
        assertThat(icicle.bars().stream().filter(bar -> bar.from() <= place && place < bar.to()))
                .isNotEmpty()
                .allMatch(bar -> bar.outcome() == Icicle.BranchOutcome.SOLVED);
        // Only what is in the part is looked at.
        assertThat(Icicle.of(tree, Measure.GUESSES, 20 * unit, 21 * unit, unit / 50)
                        .bars())
                .allMatch(bar -> bar.to() >= 20 * unit && bar.from() <= 21 * unit);
    }

    static Stream<StepEngine> engines() {
        return Stream.of(StepEngine.CLASSIC, StepEngine.SINGLES, StepEngine.SHRINKING, StepEngine.LEARNING);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void countsAreThoseOfTheEvents(StepEngine engine) {
        Search search = Search.of(engine, 4_000);
        SearchTally tally = new SearchTally(search.trace());
        while (tally.advance(77)) {
            assertThat(tally.summary().events()).isLessThan(search.trace().size());
        }
        SearchSummary summary = tally.summary();
        long[] guesses = new long[84];
        long[] deadEnds = new long[84];
        Map<Cell, Long> guessed = new HashMap<>();
        Map<Cell, Long> dead = new HashMap<>();
        Map<Cell, Long> filled = new HashMap<>();
        Replay replay = new Replay(HARD);
        for (long index = 0; index < search.trace().size(); index++) {
            Entry entry = search.trace().get(index);
            replay.apply(entry);
            Grid board = replay.state().grid();
            for (Cell cell : Cell.all()) {
                if (board.digit(cell) != null && !board.givens().contains(cell)) {
                    filled.merge(cell, 1L, Long::sum);
                }
            }
            if (entry.event() instanceof Event.Guessed guess) {
                guesses[guess.level()]++;
                guessed.merge(guess.candidate().cell(), 1L, Long::sum);
            }
            if (entry.event() instanceof Event.Contradicted(Contradiction why)) {
                deadEnds[entry.level()]++;
                why.cells().forEach(cell -> dead.merge(cell, 1L, Long::sum));
            }
        }
        for (int level = 0; level < summary.depths().levels(); level++) {
            assertThat(summary.depths().guesses(level)).isEqualTo(guesses[level]);
            assertThat(summary.depths().deadEnds(level)).isEqualTo(deadEnds[level]);
        }
        Heat heat = summary.heat();
        for (Cell cell : Cell.all()) {
            assertThat(heat.of(Heat.Measure.GUESSED, cell)).isEqualTo(guessed.getOrDefault(cell, 0L));
            assertThat(heat.of(Heat.Measure.FILLED, cell)).isEqualTo(filled.getOrDefault(cell, 0L));
            assertThat(heat.of(Heat.Measure.DEAD_ENDS, cell)).isEqualTo(dead.getOrDefault(cell, 0L));
        }
        TreeSnapshot tree = search.tree();
        for (Cell cell : Cell.all()) {
            for (Digit digit : Digit.values()) {
                Candidate candidate = new Candidate(cell, digit);
                assertThat(heat.failed(candidate))
                        .isEqualTo(IntStream.range(1, tree.size())
                                .filter(node -> candidate.equals(tree.candidate(node)))
                                .filter(node -> !tree.isOpen(node) && !tree.hasSolution(node))
                                .count());
            }
        }
        assertThat(summary.guesses()).isEqualTo(tree.guesses());
        assertThat(summary.solutions()).isEqualTo(tree.solutions());
    }

    @Test
    void whatTheTraceHasDroppedIsNotCounted() {
        Trace trace = new Trace(HARD, 10_000);
        SearchTally tally = new SearchTally(trace);
        SearchCursor cursor = StepEngine.CLASSIC.cursor(HARD);
        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            trace.append(event, cursor.steps(), cursor.level());
        }
        assertThat(trace.first()).isPositive();
        while (tally.advance(1_000)) {
            assertThat(trace.first()).isPositive();
        }
        assertThat(tally.summary().from()).isEqualTo(trace.first() + 1);
        assertThat(tally.summary().from() + tally.summary().events()).isEqualTo(trace.size());
    }

    @Test
    void equalBranchesHaveTheSameShape() {
        TreeSnapshot tree = Search.of(StepEngine.CLASSIC, Long.MAX_VALUE).tree();
        Map<String, List<Integer>> naive = new HashMap<>();
        String[] shapes = new String[tree.size()];
        for (int node = tree.size() - 1; node >= 0; node--) {
            StringBuilder shape = new StringBuilder(
                    switch (tree.state(node)) {
                        case DEAD_END -> "x";
                        case SOLUTION -> "!";
                        default -> "(";
                    });
            for (int child = node + 1; child < tree.end(node); child = tree.end(child)) {
                shape.append(shapes[child]);
            }
            shapes[node] = shape.append(')').toString();
            naive.computeIfAbsent(shapes[node], _ -> new ArrayList<>()).addFirst(node);
        }
        EqualBranches equal = EqualBranches.of(tree, 10_000);
        assertThat(equal.groups()).isNotEmpty().isSortedAccordingTo((one, two) -> Long.compare(two.work(), one.work()));
        Set<String> found = new HashSet<>();
        for (EqualBranches.Group group : equal.groups()) {
            String shape = shapes[group.first()];
            found.add(shape);
            assertThat(IntStream.of(equal.places(group)).boxed()).isEqualTo(naive.get(shape));
            assertThat(group.size()).isEqualTo(tree.end(group.first()) - group.first());
        }
        // What is left out occurs as often within one other shape.
        naive.forEach((shape, nodes) -> {
            boolean large = tree.end(nodes.getFirst()) - nodes.getFirst() >= 3;
            if (large && nodes.size() > 1 && !found.contains(shape)) {
                Set<String> above = new HashSet<>();
                nodes.forEach(node -> above.add(shapes[tree.parent(node)]));
                assertThat(above).hasSize(1);
                assertThat(naive.get(above.iterator().next())).hasSameSizeAs(nodes);
            }
        });
    }

    @Test
    void differenceHasTheBranchesThatOnlyOneSearchHas() {
        TreeSnapshot first = Search.of(StepEngine.SINGLES, Long.MAX_VALUE).tree();
        TreeSnapshot second =
                Search.of(StepEngine.DANCING_LINKS, Long.MAX_VALUE).tree();
        TreeDifference same = TreeDifference.of(first, first, 10);
        assertThat(same).isEqualTo(new TreeDifference(first.guesses(), 0, 0, List.of()));
        Set<List<Candidate>> one = paths(first);
        Set<List<Candidate>> other = paths(second);
        Set<List<Candidate>> both = new HashSet<>(one);
        both.retainAll(other);
        TreeDifference difference = TreeDifference.of(first, second, 10_000);
        assertThat(difference.common()).isEqualTo(both.size());
        assertThat(difference.onlyFirst()).isEqualTo(one.size() - both.size());
        assertThat(difference.onlySecond()).isEqualTo(other.size() - both.size());
        for (TreeDifference.Branch branch : difference.branches()) {
            assertThat(branch.inFirst() ? one : other).contains(branch.path());
            assertThat(branch.inFirst() ? other : one).doesNotContain(branch.path());
            assertThat(branch.path().size() == 1
                            || both.contains(
                                    branch.path().subList(0, branch.path().size() - 1)))
                    .isTrue();
        }
        assertThat(difference.branches().stream()
                        .mapToLong(TreeDifference.Branch::size)
                        .sum())
                .isEqualTo(difference.onlyFirst() + difference.onlySecond());
    }

    private static Set<List<Candidate>> paths(TreeSnapshot tree) {
        Set<List<Candidate>> paths = new HashSet<>();
        List<Candidate> path = new ArrayList<>();
        for (int node = 1; node < tree.size(); node++) {
            while (path.size() >= tree.level(node)) {
                path.removeLast();
            }
            path.add(tree.candidate(node));
            paths.add(List.copyOf(path));
        }
        return paths;
    }
}
