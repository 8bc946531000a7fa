package nonet.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SearchTreeTests {

    private static final int MOST_EVENTS = 30_000;

    static Stream<Arguments> enginesAndPuzzles() {
        return SampleSearches.engines()
                .flatMap(engine -> SampleSearches.PUZZLES.stream().map(puzzle -> Arguments.of(engine, puzzle)));
    }

    @ParameterizedTest
    @MethodSource("enginesAndPuzzles")
    void thereIsANodeForEveryGuessAndTheRoot(StepSolver engine, Puzzle puzzle) {
        SearchTree tree = new SearchTree(100_000);
        List<Entry> entries = new ArrayList<>();
        SearchCursor cursor = SampleSearches.tell(engine, puzzle, MOST_EVENTS, entry -> {
            entries.add(entry);
            tree.append(entry);
        });
        List<Entry> guesses = entries.stream()
                .filter(entry -> entry.event() instanceof Event.Guessed)
                .toList();

        TreeSnapshot snapshot = tree.snapshot();

        assertThat(snapshot.size()).isEqualTo(guesses.size() + 1);
        assertThat(snapshot.guesses()).isEqualTo(cursor.counters().guesses());
        assertThat(snapshot.solutions()).isEqualTo(cursor.counters().solutions());
        for (int node = 1; node < snapshot.size(); node++) {
            Entry entry = guesses.get(node - 1);
            Event.Guessed guess = (Event.Guessed) entry.event();
            assertThat(List.of(
                            snapshot.first(node),
                            snapshot.firstStep(node),
                            snapshot.candidate(node),
                            snapshot.ordinal(node),
                            snapshot.of(node),
                            snapshot.level(node),
                            snapshot.number(node),
                            snapshot.find(entry.index())))
                    .isEqualTo(List.of(
                            entry.index(),
                            entry.step(),
                            guess.candidate(),
                            guess.ordinal(),
                            guess.of(),
                            guess.level(),
                            (long) node,
                            node));
        }
    }

    @ParameterizedTest
    @MethodSource("enginesAndPuzzles")
    void thePathAtAnyEventIsTheOpenGuesses(StepSolver engine, Puzzle puzzle) {
        SearchTree tree = new SearchTree(100_000);
        List<Integer> open = new ArrayList<>(List.of(0));
        List<List<Integer>> paths = new ArrayList<>();
        int[] nodes = {1};
        SampleSearches.tell(engine, puzzle, 4_000, entry -> {
            tree.append(entry);
            if (entry.event() instanceof Event.Guessed guess) {
                open.subList(guess.level(), open.size()).clear();
                open.add(nodes[0]++);
            } else if (entry.event() instanceof Event.Backtracked(int level)) {
                open.subList(level + 1, open.size()).clear();
            } else if (entry.event() instanceof Event.Jumped(int level)) {
                open.subList(level + 1, open.size()).clear();
            }
            paths.add(List.copyOf(open));
        });
        TreeSnapshot snapshot = tree.snapshot();

        for (int index = 0; index < paths.size(); index++) {
            int[] path = snapshot.path(index);
            if (!IntStream.of(path).boxed().toList().equals(paths.get(index))) {
                assertThat(path)
                        .as("after event %d", index)
                        .containsExactly(paths.get(index).toArray(Integer[]::new));
            }
            for (int level = 1; level < path.length; level++) {
                if (snapshot.parent(path[level]) != path[level - 1]) {
                    assertThat(snapshot.parent(path[level]))
                            .as("after event %d", index)
                            .isEqualTo(path[level - 1]);
                }
            }
        }
        assertThat(snapshot.path(-1)).containsExactly(0);
    }

    @ParameterizedTest
    @MethodSource("enginesAndPuzzles")
    void everyContradictionIsTheEndOfOneNodeAndEverySolutionToo(StepSolver engine, Puzzle puzzle) {
        SearchTree tree = new SearchTree(100_000);
        List<Entry> entries = new ArrayList<>();
        SampleSearches.tell(engine, puzzle, MOST_EVENTS, entry -> {
            entries.add(entry);
            tree.append(entry);
        });
        TreeSnapshot snapshot = tree.snapshot();
        List<Entry> deaths = new ArrayList<>();
        long solved = 0;
        for (int node = 0; node < snapshot.size(); node++) {
            switch (snapshot.state(node)) {
                case DEAD_END -> {
                    assertThat(snapshot.hasChildren(node)).isFalse();
                    Entry death = entries.get((int) snapshot.contradictionIndex(node));
                    assertThat(death.event()).isEqualTo(new Event.Contradicted(snapshot.why(node)));
                    deaths.add(death);
                }
                case SOLUTION -> solved++;
                case SOLUTION_BELOW -> assertThat(snapshot.hasSolution(node)).isTrue();
                case EXHAUSTED -> {
                    assertThat(snapshot.hasSolution(node)).isFalse();
                    assertThat(snapshot.isOpen(node)).isFalse();
                }
                case SKIPPED -> {
                    assertThat(engine.id()).isEqualTo("learning");
                    assertThat(snapshot.hasSolution(node)).isFalse();
                    assertThat(snapshot.isOpen(node)).isFalse();
                }
                case OPEN -> assertThat(snapshot.isOpen(node)).isTrue();
            }
        }

        assertThat(deaths).isEqualTo(deadEnds(entries));
        assertThat(solved).isEqualTo(snapshot.solutions());
    }

    /// Returns the contradictions of boards below which nothing was guessed.
    private static List<Entry> deadEnds(List<Entry> entries) {
        List<Entry> deadEnds = new ArrayList<>();
        boolean jumped = false;
        for (Entry entry : entries) {
            switch (entry.event()) {
                case Event.Guessed _ -> jumped = false;
                case Event.Jumped _ -> jumped = true;
                case Event.Contradicted _ -> {
                    if (!jumped) {
                        deadEnds.add(entry);
                    }
                }
                default -> {}
            }
        }
        return deadEnds;
    }

    /// A root with branches without end, and each second branch with one below: nothing finished is below another.
    @Test
    void aTreeOfAnyShapeKeepsItsSize() {
        SearchTree tree = new SearchTree(10_000);
        int guesses = 0;
        for (int index = 0; index < 300_000; index++) {
            switch (index % 4) {
                case 0 -> tree.append(new Entry(index, index, 1, guess(1, 1, 1, Event.Turn.FIRST)));
                case 1 -> tree.append(new Entry(index, index, 2, guess(2, 1, 1, Event.Turn.FIRST)));
                case 2 -> tree.append(new Entry(index, index, 1, guess(1, 1, 1, Event.Turn.FIRST)));
                default -> tree.append(new Entry(index, index, 0, new Event.Backtracked(0)));
            }
            guesses += index % 4 < 3 ? 1 : 0;
            if (index % 100 == 0) {
                TreeSnapshot snapshot = tree.snapshot();
                assertThat(snapshot.size()).isLessThanOrEqualTo(10_000);
                assertThat(snapshot.size() + snapshot.dropped()).isEqualTo(guesses + 1);
                assertThat(snapshot.weight(0)).isEqualTo(guesses + 1);
            }
        }
        TreeSnapshot snapshot = tree.snapshot();
        long kept = 1;
        for (int child = 1; child < snapshot.end(0); child = snapshot.end(child)) {
            assertThat(snapshot.level(child)).isOne();
            assertThat(snapshot.weight(child)).isEqualTo(snapshot.end(child) - child);
            kept += snapshot.weight(child);
        }
        assertThat(kept).isEqualTo((long) snapshot.size()).isGreaterThan(2_000L);
    }

    @Test
    void aNodeLastsFromItsGuessToTheEventBeforeItIsGivenUp() {
        SearchTree tree = new SearchTree(10_000);
        tree.append(new Entry(0, 0, 0, new Event.Refreshed(Cell.of(80))));
        tree.append(new Entry(1, 1, 1, guess(1, 1, 2, Event.Turn.FIRST)));
        tree.append(new Entry(2, 2, 2, guess(2, 1, 2, Event.Turn.FIRST)));
        tree.append(new Entry(3, 3, 2, new Event.Contradicted(new Contradiction.NoCandidate(Cell.of(7)))));
        tree.append(new Entry(4, 4, 2, guess(2, 2, 2, Event.Turn.FORWARD)));
        TreeSnapshot early = tree.snapshot();
        tree.append(new Entry(5, 5, 2, new Event.Found(1)));
        tree.append(new Entry(6, 6, 1, new Event.Backtracked(1)));
        tree.append(new Entry(7, 7, 1, guess(1, 2, 2, Event.Turn.UPWARD)));
        tree.append(new Entry(8, 8, 1, new Event.Contradicted(new Contradiction.NoCandidate(Cell.of(8)))));
        tree.append(new Entry(9, 8, 0, new Event.Backtracked(0)));
        tree.append(new Entry(10, 9, 0, new Event.Exhausted(1)));

        assertThat(lines(early)).isEqualTo("""
            0 level 0 events -1-4 steps 0-4 OPEN of 4 guesses
            1 level 1 events 1-4 steps 1-4 OPEN of 3 guesses
            2 level 2 events 2-3 steps 2-3 DEAD_END of 1 guesses
            3 level 2 events 4-4 steps 4-4 OPEN of 1 guesses
            """);
        assertThat(lines(tree.snapshot())).isEqualTo("""
            0 level 0 events -1-10 steps 0-9 SOLUTION_BELOW of 5 guesses
            1 level 1 events 1-6 steps 1-6 SOLUTION_BELOW of 3 guesses
            2 level 2 events 2-3 steps 2-3 DEAD_END of 1 guesses
            3 level 2 events 4-5 steps 4-5 SOLUTION of 1 guesses
            4 level 1 events 7-8 steps 7-8 DEAD_END of 1 guesses
            """);
    }

    @Test
    void theDeepestLevelBelowANodeIsKnown() {
        TreeSnapshot classic = treeOf(StepEngine.CLASSIC, SampleSearches.HARD).snapshot();
        TreeSnapshot shrinking =
                treeOf(StepEngine.SHRINKING, SampleSearches.HARD).snapshot();

        assertThat(classic.deepest(0)).isEqualTo(21);
        assertThat(shrinking.deepest(0)).isEqualTo(12);
    }

    @Test
    void theDeepestLevelCountsClosedBranchesBelowOpenNodes() {
        SearchTree tree = new SearchTree(100_000);
        int[] deepest = {0};
        SampleSearches.tell(StepEngine.CLASSIC, SampleSearches.HARD, 4_000, entry -> {
            tree.append(entry);
            if (entry.event() instanceof Event.Guessed guess) {
                deepest[0] = Math.max(deepest[0], guess.level());
            }
            if (entry.index() % 50 == 0) {
                assertThat(tree.snapshot().deepest(0))
                        .as("after event %d", entry.index())
                        .isEqualTo(deepest[0]);
            }
        });
    }

    @Test
    void nodesBeyondTheLimitAreDroppedAndCounted() {
        SearchTree all = new SearchTree(1_000_000);
        SearchTree bounded = new SearchTree(10_000);
        SearchCursor cursor = SampleSearches.tell(StepEngine.CELL_ORDER, SampleSearches.SPARSE, 1_500_000, entry -> {
            all.append(entry);
            bounded.append(entry);
        });
        TreeSnapshot whole = all.snapshot();
        TreeSnapshot kept = bounded.snapshot();

        assertThat(whole.dropped()).isZero();
        assertThat(kept.size()).isBetween(2_000, 10_000);
        assertThat(kept.guesses())
                .isEqualTo(cursor.counters().guesses())
                .isEqualTo(whole.guesses())
                .isEqualTo(kept.dropped() + kept.size() - 1);
        long hidden = 0;
        for (int node = 0; node < kept.size(); node++) {
            int same = whole.find(kept.first(node));
            assertThat(List.of(
                            kept.level(node),
                            kept.last(node),
                            kept.lastStep(node),
                            kept.weight(node),
                            kept.deepest(node),
                            kept.state(node),
                            kept.hasSolution(node)))
                    .isEqualTo(List.of(
                            whole.level(same),
                            whole.last(same),
                            whole.lastStep(same),
                            whole.weight(same),
                            whole.deepest(same),
                            whole.state(same),
                            whole.hasSolution(same)));
            assertThat(kept.candidate(node)).isEqualTo(whole.candidate(same));
            if (!kept.hasChildren(node)) {
                hidden += kept.dropped(node);
            }
        }
        assertThat(hidden).as("all that went is counted where it was").isEqualTo(kept.dropped());
        assertThat(kept.path(kept.index())).hasSameSizeAs(whole.path(whole.index()));
    }

    @Test
    void aSnapshotIsRightWhileAnotherThreadAppends() throws InterruptedException {
        SearchTree tree = new SearchTree(10_000);
        AtomicBoolean done = new AtomicBoolean();
        AtomicReference<Throwable> failed = new AtomicReference<>();
        Thread reader = new Thread(() -> {
            try {
                while (!done.get()) {
                    TreeSnapshot snapshot = tree.snapshot();
                    long weight = 1;
                    for (int child = 1; child < snapshot.size(); child = snapshot.end(child)) {
                        weight += snapshot.weight(child);
                    }
                    assertThat(weight).isEqualTo(snapshot.guesses() + 1);
                    assertThat(snapshot.path(snapshot.index())).hasSizeLessThan(83);
                }
            } catch (Throwable thrown) {
                failed.set(thrown);
            }
        });
        reader.start();
        SampleSearches.tell(StepEngine.CELL_ORDER, SampleSearches.SPARSE, 300_000, tree::append);
        done.set(true);
        reader.join();
        assertThat(failed.get()).isNull();
    }

    @Test
    void rejectsAGuessWithoutItsParent() {
        SearchTree tree = new SearchTree(10_000);
        assertThatThrownBy(() -> tree.append(new Entry(0, 0, 2, guess(2, 1, 2, Event.Turn.FIRST))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a guess at level 2 below level 0");
        assertThatThrownBy(() -> new SearchTree(9_999)).isInstanceOf(IllegalArgumentException.class);
    }

    private static SearchTree treeOf(StepSolver engine, Puzzle puzzle) {
        SearchTree tree = new SearchTree(100_000);
        SampleSearches.tell(engine, puzzle, Long.MAX_VALUE, tree::append);
        return tree;
    }

    private static Event.Guessed guess(int level, int ordinal, int of, Event.Turn turn) {
        return new Event.Guessed(
                new Candidate(Cell.of(level), Digit.of(ordinal)), ordinal, of, level, turn, CellSet.NONE);
    }

    private static String lines(TreeSnapshot tree) {
        StringBuilder lines = new StringBuilder();
        for (int node = 0; node < tree.size(); node++) {
            lines.append("%d level %d events %d-%d steps %d-%d %s of %d guesses\n"
                    .formatted(
                            node,
                            tree.level(node),
                            tree.first(node),
                            tree.last(node),
                            tree.firstStep(node),
                            tree.lastStep(node),
                            tree.state(node),
                            tree.weight(node)));
        }
        return lines.toString();
    }
}
