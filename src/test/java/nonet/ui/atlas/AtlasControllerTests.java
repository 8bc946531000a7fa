package nonet.ui.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import javax.imageio.ImageIO;
import nonet.grid.Puzzle;
import nonet.solve.search.StepEngine;
import nonet.trace.atlas.EqualBranches;
import nonet.trace.atlas.SearchSummary;
import nonet.trace.atlas.TreeDifference;
import nonet.ui.atlas.AtlasController.Page;
import nonet.ui.kit.FailingTasks;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.playback.Playback;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtlasControllerTests {

    private static final Puzzle HARD =
            Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    @TempDir
    private Path folder = Path.of("");

    private final Messages messages = new Messages(Locale.US, "nonet.log");
    private final PaneFixture window = new PaneFixture(messages, new InlineTasks());
    private final Playback playback = new Playback(new InlineTasks(), StepEngine.SINGLES, new AtomicLong()::get);
    private final AtlasController atlas = new AtlasController(
            window.services(),
            playback,
            new AtlasDifference(window.services(), playback, List.of(StepEngine.SINGLES, StepEngine.DANCING_LINKS)));
    private final AtlasWords words = new AtlasWords(messages);

    @BeforeEach
    void search() {
        window.with(HARD).visible.set(true);
        playback.load(HARD);
    }

    @Test
    void followsTheSearchAndGoesToItsBranches() {
        assertThat(atlas.tree.get().size()).isEqualTo(1);
        playback.runUntil(500);
        int some = atlas.tree.get().size();
        assertThat(some).isGreaterThan(20);
        assertThat(summary().events()).isEqualTo(playback.search.moment().index() + 1);
        playback.runToEnd();
        assertThat(atlas.tree.get().guesses()).isEqualTo(320);
        assertThat(summary().guesses()).isEqualTo(320);
        assertThat(summary().deadEnds()).isEqualTo(160);
        atlas.go(7);
        long event = playback.search.moment().index();
        assertThat(event).isEqualTo(atlas.tree.get().first(7));
        assertThat(words.branch(atlas.tree.get(), 7))
                .isEqualTo("r1c9=4, level 6: no guess below it, events 24 to 52; no solution");
        playback.load(Puzzle.EMPTY);
        assertThat(atlas.tree.get().size()).isEqualTo(1);
        assertThat(atlas.summary.get()).isNull();
    }

    @Test
    void doesNothingWhileItIsNotSeen() {
        window.visible.set(false);
        playback.runToEnd();
        assertThat(atlas.tree.get().size()).isEqualTo(1);
        assertThat(atlas.summary.get()).isNull();
        window.visible.set(true);
        assertThat(atlas.tree.get().size()).isEqualTo(321);
    }

    @Test
    void zoomsWithinTheSearch() {
        playback.runToEnd();
        assertThat(new Part(0, 1).zoomed(0.5, 0.5, 0)).isEqualTo(new Part(0.25, 0.75));
        assertThat(new Part(0.25, 0.75).zoomed(2, 0.3, 0)).isEqualTo(Part.WHOLE);
        assertThat(new Part(0.25, 0.75).moved(0.5)).isEqualTo(new Part(0.5, 1));
        assertThat(new Part(0.25, 0.75).zoomed(0.001, 0.5, 0.125).width()).isEqualTo(0.125);
        atlas.zoomTo(1);
        assertThat(atlas.part.get().width()).isBetween(0.3, 0.95);
    }

    @Test
    void marksEqualBranchesOneAfterAnother() {
        playback.runToEnd();
        atlas.page.set(Page.EQUAL);
        EqualBranches equal = Objects.requireNonNull(atlas.equal.get());
        EqualBranches.Group first = equal.groups().getFirst();
        assertThat(words.group(first, 320))
                .isEqualTo("44 branches of the same shape, 3 guesses and 2 levels each: 132 guesses in all, 41%");
        atlas.mark(first);
        assertThat(atlas.marked.get()).hasSize(44);
        assertThat(atlas.selected.get()).isEqualTo(equal.places(first)[0]);
        atlas.nextMarked();
        assertThat(playback.search.moment().index())
                .isEqualTo(atlas.marked.get().get(1));
    }

    @Test
    void comparesWithAnEngineAndWithAKeptSearch() {
        playback.runToEnd();
        atlas.difference.keep();
        playback.engine.set(StepEngine.DANCING_LINKS);
        playback.runToEnd();
        atlas.difference.compare();
        TreeDifference kept = difference();
        assertThat(kept.common() + kept.onlyFirst()).isEqualTo(320);
        assertThat(kept.common() + kept.onlySecond()).isEqualTo(320);
        assertThat(words.other(atlas.difference.other.get()))
                .isEqualTo("Kept search 1: Singles and assumptions, 320 guesses");
        atlas.difference.other.set(new AtlasDifference.Other.ByEngine(StepEngine.SINGLES));
        atlas.difference.compare();
        assertThat(difference()).isEqualTo(kept);
        assertThat(atlas.difference.state.get().sentence())
                .startsWith("Both: " + kept.common() + " guesses; only here: " + kept.onlyFirst());
    }

    @Test
    void theComparisonGoesOnWithTheSearch() {
        playback.runUntil(60);
        atlas.page.set(Page.DIFFERENCE);
        atlas.difference.other.set(new AtlasDifference.Other.ByEngine(StepEngine.DANCING_LINKS));
        atlas.difference.compare();
        AtlasDifference.Compared before = Objects.requireNonNull(atlas.difference.compared.get());
        playback.runToEnd();
        AtlasDifference.Compared after = Objects.requireNonNull(atlas.difference.compared.get());
        assertThat(before.first().guesses()).isLessThan(after.first().guesses());
        assertThat(after.first().guesses()).isEqualTo(320);
        assertThat(after.second()).isSameAs(before.second());
        assertThat(after.difference()).isEqualTo(TreeDifference.of(after.first(), after.second(), 500));
        playback.engine.set(StepEngine.DANCING_LINKS);
        assertThat(atlas.difference.compared.get()).isSameAs(after);
        playback.runToEnd();
        assertThat(difference().branches()).isEmpty();
        assertThat(words.parting(difference()))
                .isEqualTo("Side by side from the start; framed is what only one of them has.");
        playback.load(Puzzle.EMPTY);
        assertThat(atlas.difference.compared.get()).isNull();
    }

    @Test
    void comparesDeadEndsWithAnEngineThatLearns() {
        playback.runToEnd();
        atlas.difference.other.set(new AtlasDifference.Other.ByEngine(StepEngine.LEARNING));
        atlas.difference.compare();
        assertThat(atlas.difference.state.get().sentence())
                .endsWith("Dead ends: 160 here, 143 there; compare these, as an engine that learns makes no second"
                        + " guess.");
    }

    @Test
    void writesPicturesTablesAndTheTree() throws IOException {
        playback.runToEnd();
        for (AtlasFiles.Form form : AtlasFiles.Form.values()) {
            atlas.files.write(form, folder.resolve("a." + form.extension()));
            assertThat(atlas.files.state.get().sentence()).isEqualTo("a." + form.extension() + " was written.");
        }
        assertThat(Files.readString(folder.resolve("a.svg")))
                .contains("320 guesses")
                .contains("<rect");
        assertThat(ImageIO.read(folder.resolve("a.png").toFile()).getWidth()).isEqualTo(1920);
        assertThat(Files.readString(folder.resolve("a.csv"))).startsWith("""
            table,place,measure,number
            search,,events,3303
            search,,steps,2980
            search,,guesses,320
            search,,deadEnds,160
            search,,solutions,1
            depth,0,guesses,0
            """).contains("\ncell,r1c1,guessed,0\n");
        assertThat(Files.readAllLines(folder.resolve("a.dot")).stream().filter(line -> line.contains("->")))
                .hasSize(320);
        assertThat(Files.readString(folder.resolve("a.json"))).contains("\"guesses\":320,\"deadEnds\":160");
        atlas.files.write(AtlasFiles.Form.DOT, folder.resolve("no").resolve("a.dot"));
        assertThat(atlas.files.state.get().sentence()).startsWith("a.dot was not written: ");
    }

    private SearchSummary summary() {
        return Objects.requireNonNull(atlas.summary.get());
    }

    private TreeDifference difference() {
        return Objects.requireNonNull(atlas.difference.compared.get()).difference();
    }

    @Test
    void aCountThatFailsIsSaidOnceAndNotTriedAgain() {
        List<String> tried = new ArrayList<>();
        PaneFixture failing = new PaneFixture(
                messages, new FailingTasks(queue -> queue.name().equals("atlas") && tried.add(queue.name())));
        AtlasController broken = new AtlasController(
                failing.services(),
                playback,
                new AtlasDifference(
                        failing.services(), playback, List.of(StepEngine.SINGLES, StepEngine.DANCING_LINKS)));
        failing.with(HARD).visible.set(true);
        playback.runUntil(500);
        playback.runUntil(800);

        assertThat(tried).hasSize(1);
        assertThat(broken.summary.get()).isNull();
        assertThat(broken.files.state.get().sentence()).startsWith("The search could not be counted; see ");

        playback.load(Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
        playback.runUntil(5);
        assertThat(tried).hasSize(2);
    }
}
