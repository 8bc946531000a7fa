package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import nonet.WindowRobot;
import nonet.deduce.Basics.Single;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.settings.Profiles;
import nonet.trace.Event;
import nonet.ui.hints.HintController;
import nonet.ui.hints.HintController.Stage;
import nonet.ui.hints.LogicController.Page;
import nonet.ui.hints.search.StepsController;
import nonet.ui.hints.search.StepsController.Grouping;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// What people do with human logic in the window.
class LogicJourneyTests extends WindowTest {

    private static final Puzzle EXTREME =
            Puzzle.of("000704005020010070000080002090006250600070008053200010400090000030060090200407000");
    private static final Puzzle GOLDEN_NUGGET =
            Puzzle.of(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");
    private static final int HINTS = 10;

    @Test
    void stepsAreListedAskedForWatchedAndSwitchedOff(FxRobot robot) {
        fishAreListedWithoutARequestAndTheProfileStays(robot);
        hintsAreTakenAndThenAChainIsSeenAmongAllSteps(robot);
        thePathIsListedAndEveryStepOfItCanBeSeen(robot);
        aDoubleClickOnAStepMakesItAndEnterTheNext(robot);
        explainsAWatchedStepOfHumanLogicBelowTheTrace(robot);
        aTechniqueThatIsSwitchedOffIsNoHintAnyMore(robot);
        theHouseOfAHiddenSingleIsShownBeforeItsCell(robot);
        theProofOfAConsequenceOpensAndLeadsBackToItsLine(robot);
    }

    private void hintsAreTakenAndThenAChainIsSeenAmongAllSteps(FxRobot robot) {
        Grid solution = Samples.solution(EXTREME);
        robot.interact(() -> main.edit().open("extreme", EXTREME));
        robot.clickOn("#r1c1").type(KeyCode.ESCAPE);
        for (int hint = 0; hint < HINTS; hint++) {
            takeHint(robot);
        }
        Grid reached = main.edit().document().grid();
        assertThat(reached.blanks()).isNotEmpty();
        reached.blanks()
                .forEach(cell -> assertThat(reached.candidates(cell).isEmpty()
                                || reached.candidates(cell).contains(Objects.requireNonNull(solution.digit(cell))))
                        .isTrue());

        robot.interact(() -> main.analysis().logic().page.set(Page.STEPS));
        robot.interact(() -> main.analysis().logic().steps.wanted.set("chain"));
        TreeView<?> tree = robot.lookup("#steps-tree").queryAs(TreeView.class);
        until("steps are listed", () -> !tree.getRoot().getChildren().isEmpty());
        robot.interact(() -> {
            TreeItem<?> group = tree.getRoot().getChildren().getFirst();
            group.setExpanded(true);
            tree.getSelectionModel().select(1);
        });
        WindowRobot.settle();

        Marks marks = main.frames().frame.get().highlights().marks();
        assertThat(robot.lookup("#steps-name").queryLabeled().getText().toLowerCase(Locale.ROOT))
                .contains("chain");
        assertThat(marks).isNotEqualTo(Marks.NONE);
        Node overlay = robot.lookup("#mark-overlay").query();
        assertThat(overlay.lookupAll(".link-line")).hasSize(marks.links().size());
    }

    private void thePathIsListedAndEveryStepOfItCanBeSeen(FxRobot robot) {
        robot.interact(() -> main.edit().open("easy", MainFixture.EASY));
        robot.interact(() -> fixture.window.showPane("path"));
        assertThat(main.analysis().logic().page.get()).isEqualTo(Page.PATH);
        ListView<?> list = robot.lookup("#path-list").queryAs(ListView.class);
        until("the list has 51 rows", () -> list.getItems().size() == 51);
        robot.interact(() -> list.getSelectionModel().select(40));
        assertThat(main.frames().frame.get().grid().blanks()).hasSize(11);
        assertThat(main.edit().document().grid().blanks()).hasSize(51);
        robot.clickOn("#path-prove");
        until(
                "the step is proved",
                () -> robot.lookup("#path-save-proof").query().isVisible());
        assertThat(robot.lookup("#path-proved").queryLabeled().getText()).isEqualTo("Proved in 2 lines.");
        robot.interact(() -> list.getSelectionModel().select(41));
        assertThat(robot.lookup("#path-save-proof").query().isVisible()).isFalse();
        robot.interact(() -> list.getSelectionModel().select(40));
        MainFixture.click(robot, "#path-go");
        assertThat(main.edit().document().grid().blanks()).hasSize(11);
    }

    /// The first hint of Golden Nugget is a net within which are other nets; the mouse opens one, a key leads back.
    private void theProofOfAConsequenceOpensAndLeadsBackToItsLine(FxRobot robot) {
        robot.interact(() -> {
            fixture.techniques().choose(Profiles.HODOKU);
            main.edit().open("Golden Nugget", GOLDEN_NUGGET);
        });
        robot.clickOn("#r1c1").type(KeyCode.ESCAPE);
        HintController hint = main.analysis().logic().hint;
        for (Stage stage : List.of(Stage.NAME, Stage.PLACE, Stage.PICTURE)) {
            robot.type(KeyCode.H);
            until("the hint has reached its stage", () -> hint.stage.get() == stage);
        }
        until(
                ".hint-unfold is shown",
                () -> robot.lookup(".hint-unfold").tryQuery().isPresent());
        String outside = robot.lookup("#hint-name").queryLabeled().getText();
        Hyperlink unfold = robot.lookup(".hint-unfold").queryAll().stream()
                .map(Hyperlink.class::cast)
                .findFirst()
                .orElseThrow();
        robot.interact(unfold::fire);
        Hyperlink line = robot.lookup(".hint-open").queryAs(Hyperlink.class);
        String consequence = line.getText();
        robot.interact(line::fire);
        WindowRobot.settle();

        assertThat(hint.shown.opened.get()).hasSize(1);
        assertThat(robot.lookup(".hint-back").tryQuery()).isPresent();
        assertThat(hint.shown.explained()).isNotEqualTo(hint.shown.step());
        robot.type(KeyCode.BACK_SPACE);
        WindowRobot.settle();

        assertThat(hint.shown.opened.get()).isEmpty();
        assertThat(robot.lookup("#hint-name").queryLabeled().getText()).isEqualTo(outside);
        assertThat(stage.getScene().getFocusOwner())
                .isInstanceOfSatisfying(
                        Hyperlink.class,
                        focused -> assertThat(focused.getText()).isEqualTo(consequence));
    }

    /// Goes on where the path ended.
    private void aDoubleClickOnAStepMakesItAndEnterTheNext(FxRobot robot) {
        robot.interact(() -> {
            fixture.window.showPane("steps");
            main.analysis().logic().steps.grouping.set(Grouping.NONE);
            main.analysis().logic().steps.wanted.set("Naked Single");
        });
        assertThat(main.analysis().logic().page.get()).isEqualTo(Page.STEPS);
        TreeView<?> tree = robot.lookup("#steps-tree").queryAs(TreeView.class);
        untilSinglesAreListed(tree);
        robot.doubleClickOn(robot.from(tree)
                .lookup(".step-row")
                .match(row -> row.getParent().isVisible())
                .nth(0)
                .<Node>query());
        until("a step is made", () -> main.edit().document().grid().blanks().size() == 10);
        untilSinglesAreListed(tree);
        robot.interact(() -> tree.getSelectionModel().select(0));
        robot.interact(tree::requestFocus).type(KeyCode.ENTER);
        assertThat(main.edit().document().grid().blanks()).hasSize(9);
    }

    private void aTechniqueThatIsSwitchedOffIsNoHintAnyMore(FxRobot robot) {
        robot.interact(() -> main.edit().open("easy", MainFixture.EASY));
        robot.clickOn("#r1c3").type(KeyCode.ESCAPE, KeyCode.H);
        until("the hint says its name", () -> main.analysis().logic().hint.stage.get() == Stage.NAME);
        assertThat(robot.lookup("#hint-name").queryLabeled().getText()).isEqualTo("Naked Single");
        robot.interact(() -> fixture.techniques().solve(Technique.NAKED_SINGLE, false));
        assertThat(main.analysis().logic().hint.stage.get()).isEqualTo(Stage.NOTHING);
        robot.type(KeyCode.H);
        until("the hint says its name", () -> main.analysis().logic().hint.stage.get() == Stage.NAME);
        assertThat(robot.lookup("#hint-name").queryLabeled().getText()).isEqualTo("Hidden Single");
    }

    private void fishAreListedWithoutARequestAndTheProfileStays(FxRobot robot) {
        Profiles before = fixture.techniques().profiles.get();
        robot.interact(() -> main.edit().open("easy", MainFixture.EASY));
        robot.interact(() -> fixture.window.showPane("steps"));
        until(
                "a fish is listed",
                () -> main.analysis().logic().steps.groups.get().stream()
                        .map(StepsController.Group::title)
                        .anyMatch("X-Wing"::equals));
        assertThat(fixture.techniques().profiles.get()).isEqualTo(before);
    }

    /// A hidden single is at the 4 of row 1: other cells of the row are marked with it, the 4s that rule them out too.
    private void theHouseOfAHiddenSingleIsShownBeforeItsCell(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("easy", MainFixture.EASY);
            fixture.techniques().solve(Technique.NAKED_SINGLE, false);
            fixture.techniques().solve(Technique.FULL_HOUSE, false);
        });
        robot.interact(main.analysis().logic().hint::more);
        until("the hint says its name", () -> main.analysis().logic().hint.stage.get() == Stage.NAME);
        robot.interact(main.analysis().logic().hint::more);
        MarkedGrid place =
                Objects.requireNonNull(main.analysis().logic().picture.get());
        Single single = (Single)
                Objects.requireNonNull(main.analysis().logic().hint.shown.step());
        House house = Objects.requireNonNull(single.house());
        assertThat(CellSet.of(place.marks().cells().keySet())).isEqualTo(house.cellSet());
        assertThat(place.grid()).isEqualTo(main.edit().document().grid());

        robot.interact(main.analysis().logic().hint::more);
        MarkedGrid whole =
                Objects.requireNonNull(main.analysis().logic().picture.get());
        assertThat(whole.marks().cells()).isNotEmpty().allSatisfy((cell, role) -> {
            assertThat(role).isEqualTo(Role.PATTERN);
            assertThat(place.grid().digit(cell)).isEqualTo(single.candidate().digit());
            assertThat(house.cellSet().and(place.grid().blanks()).and(cell.peers()))
                    .isNotEqualTo(CellSet.NONE);
        });
    }

    private void explainsAWatchedStepOfHumanLogicBelowTheTrace(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("easy", MainFixture.EASY);
            main.playback()
                    .engine
                    .set(main.watching().engines().stream()
                            .filter(each -> each.id().equals("logic"))
                            .findFirst()
                            .orElseThrow());
            fixture.window.showPane("trace");
        });
        robot.interact(main.playback()::step);
        fixture.untilStill();
        assertThat(robot.lookup(".watched-step").query().isVisible()).isFalse();
        while (!(Objects.requireNonNull(main.playback().search.moment().entry()).event() instanceof Event.Deduced)) {
            robot.interact(main.playback()::step);
            fixture.untilStill();
        }
        WindowRobot.settle();
        Event.Deduced deduced = (Event.Deduced)
                Objects.requireNonNull(main.playback().search.moment().entry()).event();
        Explanation told = new Explainer(new Words(Locale.US))
                .explain(deduced.deduction(), main.playback().search.before().grid());
        assertThat(robot.lookup("#trace-step-name").queryLabeled().getText()).isEqualTo(told.name());
        assertThat(robot.lookup(".watched-step .hint-line").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .containsExactlyElementsOf(
                        told.sentences().stream().map(Sentence::text).toList());
        assertThat(main.frames().frame.get().highlights().marks()).isEqualTo(told.marks());
        assertThat(robot.lookup(".mark-legend .legend-sign")
                        .match(Node::isVisible)
                        .queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .contains("placed");
        assertThat(robot.lookup(".list-cell:selected .event-text")
                        .queryLabeled()
                        .getText())
                .endsWith("(" + told.name() + ")");
    }

    /// Until the list is that of the board, for a moment after each step it is still the one before.
    private void untilSinglesAreListed(TreeView<?> tree) {
        until("the naked singles of the board are listed", () -> {
            int blanks = main.edit().document().grid().blanks().size();
            return areAllListed()
                    && tree.getExpandedItemCount() > 0
                    && main.analysis().logic().steps.groups.get().stream()
                            .flatMap(group -> group.steps().stream())
                            .allMatch(each -> each.step().before().blanks() == blanks);
        });
    }

    private boolean areAllListed() {
        return main.analysis().logic().steps.sentence.get().contains("unlock");
    }

    private void takeHint(FxRobot robot) {
        Grid before = main.edit().document().grid();
        robot.type(KeyCode.H);
        until("the hint says its name", () -> main.analysis().logic().hint.stage.get() == Stage.NAME);
        robot.type(KeyCode.H, KeyCode.H, KeyCode.H);
        assertThat(main.edit().document().grid()).isNotEqualTo(before);
        assertThat(robot.lookup("#hint-sentence").queryLabeled().getText()).startsWith("Applied: ");
    }
}
