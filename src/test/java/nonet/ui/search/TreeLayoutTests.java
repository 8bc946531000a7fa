package nonet.ui.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.NodeState;
import nonet.trace.SampleSearches;
import nonet.trace.SearchTree;
import nonet.trace.TreeSnapshot;
import nonet.ui.search.TreePicture.Item;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TreeLayoutTests {

    static Stream<StepSolver> engines() {
        return SampleSearches.engines();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void thePathIsAStraightLineWithNothingTooNearToAnything(StepSolver engine) {
        TreeSnapshot tree = tree(engine, SampleSearches.HARD, 20_000);
        Random random = new Random(3);
        for (int i = 0; i < 30; i++) {
            long shown = random.nextLong(-1, tree.index() + 1);
            long bit = 1 + random.nextInt(4);
            TreePicture picture = PathLayout.picture(tree, shown, first -> first % bit == 0);
            String about = "at event %d, every %d unfolded".formatted(shown, bit);

            assertThat(picture.items().stream().filter(Item::lit))
                    .as(about)
                    .allSatisfy(item -> assertThat(item.x()).isZero())
                    .extracting(Item::node)
                    .containsExactlyElementsOf(
                            Arrays.stream(tree.path(shown)).boxed().toList());
            assertThat(picture.items().stream().filter(Item::current)).hasSize(1);
            for (int level = 0; level <= picture.deepest(); level++) {
                double before = -Double.MAX_VALUE;
                for (Item item : picture.items()) {
                    if (item.level() == level) {
                        assertThat(item.x()).as(about).isGreaterThanOrEqualTo(before + 1 - 1e-9);
                        before = item.x();
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void foldedAndDrawnNodesAddUpToAllGuesses(StepSolver engine) {
        TreeSnapshot tree = tree(engine, SampleSearches.HARD, 20_000);
        Random random = new Random(4);
        for (int i = 0; i < 30; i++) {
            long shown = random.nextLong(-1, tree.index() + 1);
            double narrowest = 1 + random.nextInt(100);
            for (TreePicture picture : List.of(
                    PathLayout.picture(tree, shown, first -> first % 2 == 0),
                    WholeLayout.picture(tree, shown, 0, tree.guesses() + 1, narrowest))) {
                assertThat(picture.items().size() + picture.foldedGuesses() + picture.leftOut())
                        .as("at event %d", shown)
                        .isEqualTo(tree.guesses() + 1);
                assertThat(picture.foldedBranches()).isEqualTo((int)
                        picture.items().stream().filter(Item::folded).count());
                assertParentsAreRight(picture);
            }
        }
    }

    /// As a beginner's solver writes them: a million guesses in one cell, each taken back.
    @Test
    void ofAMillionBranchesSomeAreDrawnAndTheOthersCounted() {
        int branches = 1_000_000;
        SearchTree growing = new SearchTree(2_000_000);
        for (int branch = 0; branch < branches; branch++) {
            Candidate guess = new Candidate(Cell.of(2), Digit.of(branch % 9 + 1));
            growing.append(new Entry(
                    2L * branch, branch, 1, new Event.Guessed(guess, 1, 1, 1, Event.Turn.FIRST, CellSet.NONE)));
            growing.append(new Entry(2L * branch + 1, branch, 0, new Event.Backtracked(0)));
        }
        TreeSnapshot tree = growing.snapshot();

        for (long shown : new long[] {-1, 0, branches, 2L * branches - 1}) {
            TreePicture path = PathLayout.picture(tree, shown, _ -> false);
            TreePicture whole = WholeLayout.picture(tree, shown, 0, branches + 1, branches / 100.0);

            assertThat(path.items().stream().filter(Item::current)).hasSize(1);
            assertThat(path.items()).hasSizeBetween(51, 102);
            assertThat(path.items().size() + path.leftOut()).isEqualTo(branches + 1);
            assertThat(whole.items().stream().filter(Item::current)).hasSize(1);
            assertThat(whole.items()).hasSizeBetween(1000, 1003);
            assertThat(whole.items().size() + whole.leftOut()).isEqualTo(branches + 1);
        }
    }

    @Test
    void aShortSearchIsDrawnAsItIs() {
        SearchTree tree = new SearchTree(10_000);
        SampleSearches.tell(StepEngine.CLASSIC, SampleSearches.TWELVE, Long.MAX_VALUE, entry -> {
            if (tree.snapshot().guesses() < 12) {
                tree.append(entry);
            }
        });
        TreeSnapshot shallow = tree.snapshot();

        assertThat(PathLayout.picture(shallow, -1, first -> false).items()).hasSize(shallow.size());
        assertThat(shallow.size()).isBetween(4, 13);
    }

    @Test
    void inAWholeTreeOnlyVisibleNodesAreDrawn() {
        TreeSnapshot tree = tree(StepEngine.CLASSIC, SampleSearches.HARD, Long.MAX_VALUE);
        TreePicture all = WholeLayout.picture(tree, -1, 0, tree.guesses() + 1, 0);
        TreePicture part = WholeLayout.picture(tree, -1, 1000, 1100, 0);

        assertThat(part.items().size()).isLessThan(all.items().size() / 5);
        assertThat(places(part, 1000, 1100)).isNotEmpty().isEqualTo(places(all, 1000, 1100));
    }

    @Test
    void aWholeTreeTakesTheWidthOfItsGuessesAndLabelsHaveTheRoomUpToTheNextNode() {
        TreeSnapshot tree = tree(StepEngine.CLASSIC, SampleSearches.HARD, 1_000);
        TreePicture picture = WholeLayout.picture(tree, -1, 0, tree.guesses() + 1, 0);

        assertThat(picture.left()).isEqualTo(0.5);
        assertThat(picture.right()).isGreaterThan(tree.guesses() - 1);
        assertThat(picture.items())
                .allSatisfy(item -> assertThat(picture.items())
                        .noneMatch(other -> other.level() == item.level()
                                && other.x() > item.x()
                                && other.x() < item.x() + item.room() - 1e-6));
    }

    @Test
    void aGuessIsOpenUntilItsOutcome() {
        TreeSnapshot tree = tree(StepEngine.CLASSIC, SampleSearches.HARD, Long.MAX_VALUE);
        int dead = 1;
        while (tree.state(dead) != NodeState.DEAD_END) {
            dead++;
        }
        assertThat(stateOf(tree, dead, tree.first(dead))).isEqualTo(NodeState.OPEN);
        assertThat(stateOf(tree, dead, tree.contradictionIndex(dead))).isEqualTo(NodeState.DEAD_END);
        int parent = tree.parent(dead);
        assertThat(stateOf(tree, parent, tree.first(dead))).isEqualTo(NodeState.OPEN);
        assertThat(stateOf(tree, parent, tree.index())).isEqualTo(NodeState.EXHAUSTED);
    }

    @Test
    void marksNodesAfterTheShownMoment() {
        TreeSnapshot tree = tree(StepEngine.CLASSIC, SampleSearches.HARD, Long.MAX_VALUE);
        long shown = tree.first(50);
        TreePicture picture = WholeLayout.picture(tree, shown, 0, tree.guesses() + 1, 0);

        assertThat(picture.items()).allSatisfy(item -> assertThat(item.ahead()).isEqualTo(item.node() > 50));
    }

    @Test
    void nodesThatWereLetGoAreFoldedIntoTheOneAboveThem() {
        SearchTree bounded = new SearchTree(10_000);
        SampleSearches.tell(StepEngine.CELL_ORDER, SampleSearches.SPARSE, 500_000, bounded::append);
        TreeSnapshot tree = bounded.snapshot();
        assertThat(tree.dropped()).isPositive();

        TreePicture picture = WholeLayout.picture(tree, tree.index(), 0, tree.guesses() + 1, 0);

        assertThat(picture.foldedGuesses()).isEqualTo(tree.dropped());
        assertThat(picture.items()).hasSize(tree.size());
    }

    private static NodeState stateOf(TreeSnapshot tree, int node, long shown) {
        return WholeLayout.picture(tree, shown, 0, tree.guesses() + 1, 0).items().stream()
                .filter(item -> item.node() == node)
                .findFirst()
                .orElseThrow()
                .state();
    }

    private static List<String> places(TreePicture picture, double from, double to) {
        return picture.items().stream()
                .filter(item -> item.x() >= from && item.x() <= to)
                .map(item -> item.node() + " at " + item.x() + ", " + item.level())
                .toList();
    }

    private static void assertParentsAreRight(TreePicture picture) {
        List<Item> items = new ArrayList<>(picture.items());
        for (Item item : items) {
            if (item.node() > 0) {
                assertThat(items.get(item.parent()).node())
                        .isEqualTo(picture.tree().parent(item.node()));
            }
        }
    }

    private static TreeSnapshot tree(StepSolver engine, Puzzle puzzle, long most) {
        SearchTree tree = new SearchTree(1_000_000);
        SampleSearches.tell(engine, puzzle, most, tree::append);
        return tree.snapshot();
    }
}
