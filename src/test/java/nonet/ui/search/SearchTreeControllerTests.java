package nonet.ui.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import nonet.solve.search.StepEngine;
import nonet.trace.Entry;
import nonet.trace.NodeState;
import nonet.trace.SampleSearches;
import nonet.trace.SearchTree;
import nonet.trace.TreeSnapshot;
import nonet.ui.kit.Messages;
import nonet.ui.playback.EventWords;
import nonet.ui.search.SearchTreeController.Scope;
import nonet.ui.search.TreePicture.Item;
import org.junit.jupiter.api.Test;

class SearchTreeControllerTests {

    private final Messages messages = new Messages(Locale.US, "nonet.log");
    private final List<Long> wishes = new ArrayList<>();
    private final SearchTreeController controller =
            new SearchTreeController(messages, new EventWords(messages)::of, this::wish);
    private final SearchTree tree = new SearchTree(2_000_000);

    private void wish(long moment) {
        wishes.add(moment);
        controller.shown.set(moment);
    }

    private void solveHard() {
        SampleSearches.tell(StepEngine.SHRINKING, SampleSearches.HARD, Long.MAX_VALUE, tree::append);
        controller.tree.set(tree);
        controller.resize(460, 560);
        controller.pulse();
    }

    @Test
    void withoutASearchThereIsOnlyTheStart() {
        controller.resize(400, 400);
        controller.pulse();

        assertThat(controller.picture.get().items()).hasSize(1);
        assertThat(controller.folded.get()).isEqualTo("No guesses");
        assertThat(controller.summary())
                .isEqualTo("Search tree: no guesses, no solution, deepest level 0. Shown: level 0, start.");
    }

    @Test
    void theFirstClickOnAGuessShowsItsMomentAndTheSecondItsOutcome() {
        solveHard();
        TreeSnapshot snapshot = tree.snapshot();
        int dead = 1;
        while (snapshot.state(dead) != NodeState.DEAD_END
                || snapshot.parent(dead) != snapshot.parent(snapshot.end(dead))) {
            dead++;
        }
        int node = dead;
        controller.shown.set(snapshot.first(snapshot.end(node)));
        controller.pulse();

        click(item(each -> each.node() == node));
        controller.pulse();
        click(item(each -> each.node() == node));

        assertThat(wishes).containsExactly(snapshot.first(node), snapshot.contradictionIndex(node));
    }

    @Test
    void theTreeBeginsBelowWhatLiesOverItsUpperEdge() {
        solveHard();
        for (Scope scope : Scope.values()) {
            controller.scope.set(scope);
            controller.reserve(0);
            controller.pulse();
            assertThat(controller.camera().screenY(0)).isEqualTo(20);
            controller.reserve(60);
            controller.pulse();
            assertThat(controller.camera().screenY(0)).isEqualTo(70);
            assertThat(controller.camera().screenY(tree.snapshot().deepest(0))).isLessThanOrEqualTo(560);
        }
    }

    @Test
    void aClickOnTheStartGoesThere() {
        solveHard();
        controller.shown.set(300);
        controller.pulse();

        click(item(each -> each.node() == 0));

        assertThat(wishes).containsExactly(-1L);
    }

    @Test
    void aClickOnAFoldedBranchUnfoldsItUntilItIsFoldedAgain() {
        solveHard();
        controller.shown.set(300);
        controller.pulse();
        String before = controller.folded.get();
        Item branch = item(Item::folded);
        assertThat(branch).isNotNull();
        int node = branch.node();

        double x = controller.camera().screenX(branch.x());
        click(branch);
        controller.pulse();

        assertThat(wishes).isEmpty();
        assertThat(controller.camera().screenX(item(each -> each.node() == node).x()))
                .as("it stays under the pointer")
                .isBetween(x - 1e-6, x + 1e-6);
        assertThat(item(each -> each.node() == node).folded()).isFalse();
        assertThat(item(each -> each.node() == node + 1)).isNotNull();
        assertThat(controller.folded.get()).isNotEqualTo(before);
        controller.foldAgain();
        controller.pulse();
        assertThat(item(each -> each.node() == node).folded()).isTrue();
        assertThat(controller.folded.get())
                .isEqualTo(before)
                .matches("\\d+ branch(es)? folded, with \\d+ of 248 guesses");
    }

    @Test
    void anotherSearchForgetsWhatWasUnfolded() {
        solveHard();
        int drawn = controller.picture.get().items().size();
        click(item(Item::folded));
        controller.pulse();
        assertThat(controller.picture.get().items().size()).isGreaterThan(drawn);

        SearchTree other = new SearchTree(10_000);
        SampleSearches.tell(StepEngine.SHRINKING, SampleSearches.HARD, Long.MAX_VALUE, other::append);
        controller.tree.set(other);
        controller.pulse();

        assertThat(controller.picture.get().items()).hasSize(drawn);
    }

    @Test
    void aClickOnAFoldedBranchOfTheWholeTreeLooksCloser() {
        SampleSearches.tell(StepEngine.CELL_ORDER, SampleSearches.HARD, 300_000, tree::append);
        controller.tree.set(tree);
        controller.resize(460, 560);
        controller.scope.set(Scope.WHOLE);
        controller.pulse();
        Item branch = item(each -> each.folded() && !each.lit() && each.width() > 50);
        assertThat(branch).isNotNull();
        int node = branch.node();

        controller.click(
                controller.camera().screenX(branch.x()),
                controller.camera().screenY(branch.level() + branch.reach() - 0.2));
        controller.pulse();

        assertThat(item(each -> each.node() == node).folded()).isFalse();
        controller.fit();
        controller.pulse();
        assertThat(item(each -> each.node() == node).folded()).isTrue();
    }

    @Test
    void theWholeTreeFitsIntoTheView() {
        solveHard();
        controller.scope.set(Scope.WHOLE);
        controller.pulse();
        TreeCamera camera = controller.camera();

        assertThat(controller.picture.get().items()).allSatisfy(each -> {
            assertThat(camera.screenX(each.x())).isBetween(0.0, 460.0);
            assertThat(camera.screenY(each.level() + each.reach())).isBetween(0.0, 560.0);
        });
    }

    @Test
    void theEndOfThePathStaysVisibleUntilTheUserPans() {
        solveHard();
        controller.resize(300, 200);
        for (long shown = 0; shown < tree.snapshot().index(); shown += 37) {
            controller.shown.set(shown);
            controller.pulse();
            Item current = item(Item::current);
            assertThat(controller.camera().screenX(current.x())).isBetween(0.0, 300.0);
            assertThat(controller.camera().screenY(current.level())).isBetween(0.0, 200.0);
            if (current.level() * controller.camera().unitY() <= 140) {
                assertThat(controller.camera().screenY(0))
                        .as("the start, where the path fits")
                        .isPositive();
            }
            double end = controller.camera().screenY(controller.picture.get().deepest());
            if (controller.camera().screenY(0) < 0) {
                assertThat(end).as("the end of a path whose start is hidden").isGreaterThan(100);
            }
        }
        controller.pan(1000, 0);
        controller.pulse();
        assertThat(controller.camera().screenX(0)).isGreaterThan(1000);
        controller.fit();
        controller.pulse();
        assertThat(controller.camera().screenX(0)).isBetween(0.0, 300.0);
    }

    @Test
    void zoomingKeepsThePlaceUnderThePointer() {
        solveHard();
        for (Scope scope : Scope.values()) {
            controller.scope.set(scope);
            controller.pulse();
            double place = controller.camera().placeX(100);
            double unit = controller.camera().unitX();
            controller.zoom(1.5, 100, 80);
            controller.pulse();
            assertThat(controller.camera().screenX(place)).isBetween(99.999, 100.001);
            assertThat(controller.camera().unitX() / unit).isBetween(1.499, 1.501);
        }
    }

    @Test
    void theKeysGoFromGuessToGuess() {
        solveHard();
        TreeSnapshot snapshot = tree.snapshot();
        controller.toParent();
        controller.toChild();
        controller.toChild();
        controller.toParent();
        controller.toSibling(1);
        controller.toSibling(1);
        controller.toSibling(-1);

        int second = snapshot.end(1);
        assertThat(wishes)
                .containsExactly(
                        -1L,
                        snapshot.first(1),
                        snapshot.first(2),
                        snapshot.first(1),
                        snapshot.first(second),
                        snapshot.first(1));
    }

    @Test
    void aNodeIsDescribedInWords() {
        solveHard();
        controller.shown.set(tree.snapshot().index());
        controller.scope.set(Scope.WHOLE);
        controller.resize(2600, 560);
        controller.pulse();
        int dead = 1;
        while (tree.snapshot().state(dead) != NodeState.DEAD_END) {
            dead++;
        }
        int node = dead;
        String deadEnd = about(item(each -> each.node() == node));
        String failed = about(item(each -> each.node() == 1));
        String solution = about(item(each -> each.state() == NodeState.SOLUTION));
        String below = about(item(each -> each.state() == NodeState.SOLUTION_BELOW && each.node() > 0));
        controller.scope.set(Scope.PATH);
        controller.pulse();
        String folded = about(item(Item::folded));

        assertThat(List.of(deadEnd, failed, solution, below, folded)).containsExactly("""
            r1c3=6, try 1 of 2
            steps 23–25
            dead end: r2c7 loses 9, its last\
            """, """
            r8c7=3, try 1 of 2
            steps 3–633
            all 94 guesses below it failed\
            """, """
            r2c5=8, try 2 of 2
            steps 798–803
            a solution\
            """, """
            r8c7=9, try 2 of 2
            steps 633–1,787
            a solution among the 152 guesses below it\
            """, """
            r8c7=3, try 1 of 2
            steps 3–633
            all 94 guesses below it failed
            folded: click to unfold\
            """);
        assertThat(controller.about(3, 3)).isNull();
    }

    @Test
    void theTreeGrowsWithTheSearch() {
        List<Entry> entries = new ArrayList<>();
        SampleSearches.tell(StepEngine.SHRINKING, SampleSearches.HARD, 1_000, entries::add);
        controller.tree.set(tree);
        controller.resize(460, 560);
        int before = 0;
        for (Entry entry : entries) {
            tree.append(entry);
            controller.shown.set(entry.index());
            controller.pulse();
            int[] path = tree.snapshot().path(entry.index());
            assertThat(controller.picture.get().items().stream().filter(Item::lit))
                    .hasSize(path.length)
                    .hasSize(entry.level() + 1);
            before++;
        }
        assertThat(before).isEqualTo(1_000);
    }

    @Test
    void aMillionGuessesAreLaidOutWithinAFrame() {
        SampleSearches.tell(StepEngine.CELL_ORDER, SampleSearches.SPARSE, 6_000_000, tree::append);
        assertThat(tree.snapshot().guesses()).isGreaterThan(1_000_000);
        controller.tree.set(tree);
        controller.resize(920, 700);
        for (Scope scope : Scope.values()) {
            controller.scope.set(scope);
            controller.pulse();
            long began = System.nanoTime();
            for (int i = 0; i < 20; i++) {
                controller.shown.set(i * 250_000L);
                controller.pulse();
            }
            double millis = (System.nanoTime() - began) / 20e6;
            assertThat(millis).as("milliseconds to lay out %s", scope).isLessThan(100);
            assertThat(controller.picture.get().items().size()).isLessThan(20_000);
        }
    }

    private String about(Item item) {
        TreeCamera camera = controller.camera();
        return controller.about(camera.screenX(item.x()), camera.screenY(item.level()));
    }

    private void click(Item item) {
        TreeCamera camera = controller.camera();
        controller.click(camera.screenX(item.x()), camera.screenY(item.level()));
    }

    private Item item(Predicate<Item> which) {
        return controller.picture.get().items().stream()
                .filter(which)
                .findFirst()
                .orElse(null);
    }
}
