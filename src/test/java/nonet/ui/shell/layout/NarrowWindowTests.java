package nonet.ui.shell.layout;

import static nonet.ui.kit.Visitor.onFx;
import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Window;
import nonet.WindowRobot;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.text.Language;
import nonet.ui.board.frame.Selection;
import nonet.ui.hints.LogicController.Page;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// What can still be read in a small window.
class NarrowWindowTests extends WindowTest {

    private static final int WIDTH = 900;
    private static final int HEIGHT = 700;
    private static final Puzzle LOCKED =
            Puzzle.of("300000002010080070006000400000007000800010300000905080004000000053070010200000006");
    private static final Map<Room, Set<String>> PAGES = Map.of(
            Room.SET_UP, Set.of("Why", "Desk"),
            Room.PLAY, Set.of("Hints", "Moves", "Path", "Why"),
            Room.WATCH, Set.of("Trace", "Tree", "Code", "Matrix"));

    private void beSmall(FxRobot robot) {
        robot.interact(() -> {
            stage.setWidth(WIDTH);
            stage.setHeight(HEIGHT);
        });
    }

    @Test
    void whatAWindowShowsIsSeenInFullHoweverSmallItIs(FxRobot robot) {
        // Whose search has the most pages.
        robot.interact(() -> main.playback().choose(StepEngine.DANCING_LINKS));
        beSmall(robot);
        onlyALineWithTheLinksSaysThatOthersFollow(robot);
        beSmall(robot);
        thePaneOverTheBoardHidesNoCell(robot);
        beSmall(robot);
        allPagesAreNamedInFullHoweverTheWindowBecameNarrow(robot);
        beSmall(robot);
        theListOfKeysFitsASmallScreen(robot);
        beSmall(robot);
        theEngineAndAllPagesAreNamedInFull(robot);
        beSmall(robot);
        atTheLeastWidthEveryButtonIsSeenAndTheFieldForAStepComesWithItsKey(robot);
        beSmall(robot);
        inALowWindowTheKeysOfThePadDoNotOverlapAndNothingIsCut(robot);
        beSmall(robot);
        aStepWithALongNameFitsThePane(robot);
        inChineseTheMenusAndTheRoomsAreNamedWhole(robot);
    }

    @Test
    void atTheLeastSizeTheWayBackToBeforeAMistakeStandsAboveTheBoardInEachLanguage(FxRobot robot) {
        robot.interact(() -> {
            stage.setWidth(640);
            stage.setHeight(535);
            main.edit().open("easy", MainFixture.EASY);
            main.edit().room.set(Room.PLAY);
            // No digit twice, and no solution.
            main.edit().selection.set(Selection.of(Cell.at(1, 3)));
            main.edit().digit(Digit.TWO);
        });
        for (Language language : Language.shown()) {
            robot.interact(() -> fixture.messages.use(language.locale()));
            until(
                    "the way back is offered",
                    () -> verdictLink(robot, "#before-mistake").isVisible());
            for (Labeled shown : List.of(
                    robot.lookup("#verdict-text").queryLabeled(),
                    verdictLink(robot, "#why"),
                    verdictLink(robot, "#before-mistake"))) {
                assertThat(((Text) shown.lookup(".text")).getText())
                        .describedAs("%s, %s", language, shown)
                        .isEqualTo(shown.getText());
                assertThat(rightOf(shown))
                        .describedAs("%s, %s", language, shown)
                        .isLessThanOrEqualTo(
                                rightOf(robot.lookup("#verdict").query().getParent()));
            }
            assertThat(robot.lookup("#go-solve").query().isVisible()).isFalse();
        }
        robot.interact(() -> main.edit().undo());
        until("nothing is wrong", () -> robot.lookup("#go-solve").query().isVisible());
        assertThat(verdictLink(robot, "#before-mistake").isVisible()).isFalse();
    }

    private static Hyperlink verdictLink(FxRobot robot, String id) {
        return robot.lookup(id).match(Hyperlink.class::isInstance).query();
    }

    private void inChineseTheMenusAndTheRoomsAreNamedWhole(FxRobot robot) {
        robot.interact(() -> {
            stage.setWidth(640);
            fixture.messages.use(Locale.SIMPLIFIED_CHINESE);
        });
        WindowRobot.settle();
        assertThat(robot.lookup(".menu-row .text").queryAllAs(Text.class))
                .extracting(Text::getText)
                .contains("文件", "帮助", "出题", "观看")
                .noneMatch(text -> text.contains("..."));
        List<Menu> menus = robot.lookup(".menu-bar").queryAs(MenuBar.class).getMenus();
        robot.push(KeyCode.ALT, KeyCode.F);
        assertThat(menus.getFirst().isShowing()).isTrue();
        robot.type(KeyCode.ESCAPE);
        robot.interact(() -> stage.setWidth(1400));
        WindowRobot.settle();
        assertThat(menus.getFirst().getText()).isEqualTo("文件(_F)");
    }

    private void theEngineAndAllPagesAreNamedInFull(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("easy", MainFixture.EASY);
            main.edit().room.set(Room.WATCH);
        });
        ComboBox<StepSolver> engine = engines(robot);
        for (StepSolver each : engine.getItems()) {
            robot.interact(() -> engine.setValue(each));
            WindowRobot.settle();
            assertThat(shown(engine)).isEqualTo(onFx(() -> engine.getConverter().toString(each)));
        }
        robot.interact(() -> engine.setValue(StepEngine.DANCING_LINKS));
        WindowRobot.settle();
        assertThat(pages(robot)).isEqualTo(PAGES.get(Room.WATCH));
    }

    private void allPagesAreNamedInFullHoweverTheWindowBecameNarrow(FxRobot robot) {
        for (int width : List.of(1400, WIDTH, 1400, 640)) {
            robot.interact(() -> stage.setWidth(width));
            for (Room room : Room.values()) {
                robot.interact(() -> main.edit().room.set(room));
                WindowRobot.settle();
                assertThat(pages(robot)).describedAs("%d wide, %s", width, room).isEqualTo(PAGES.get(room));
            }
            assertThat(robot.lookup(".side-tabs .tab-down-button").<Node>queryAll())
                    .describedAs("%d wide", width)
                    .noneMatch(button -> button.getParent().getParent().isVisible());
        }
    }

    private void atTheLeastWidthEveryButtonIsSeenAndTheFieldForAStepComesWithItsKey(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("easy", MainFixture.EASY);
            stage.setWidth(640);
        });
        WindowRobot.settle();
        Node field = robot.lookup("#run-until").query();
        assertThat(rightOf(robot.lookup("#side").query()))
                .isLessThanOrEqualTo(stage.getScene().getWidth());
        assertThat(field.getParent().isVisible()).isFalse();
        assertThat(robot.lookup(".menu-row .text").queryAllAs(Text.class))
                .extracting(Text::getText)
                .contains("File", "Help", "Set up", "Watch")
                .noneMatch(text -> text.contains("..."));

        robot.interact(fixture.window::focusRunUntil);
        assertThat(field.isFocused()).isTrue();
        robot.interact(() -> robot.lookup("#board").query().requestFocus());
        assertThat(field.getParent().isVisible()).isFalse();
    }

    private void onlyALineWithTheLinksSaysThatOthersFollow(FxRobot robot) {
        assertThat(robot.lookup("#verdict-text").queryLabeled().getText()).isEqualTo("Type digits or drop a file");
        robot.interact(() -> stage.setWidth(1400));
        WindowRobot.settle();
        assertThat(robot.lookup("#verdict-text").queryLabeled().getText()).isEqualTo("Type digits, drop a file, or");
        assertThat(robot.lookup("#empty-paste").query().isVisible()).isTrue();
    }

    private void thePaneOverTheBoardHidesNoCell(FxRobot robot) {
        robot.interact(() -> stage.setWidth(640));
        WindowRobot.settle();
        Node side = robot.lookup(".side-tabs").query();
        assertThat(side.isVisible()).isTrue();
        assertThat(rightOf(robot.lookup("#r1c9").query()))
                .isLessThanOrEqualTo(side.localToScene(side.getLayoutBounds()).getMinX());
    }

    /// Returns the names of the pages that are seen in full.
    private Set<String> pages(FxRobot robot) {
        return robot.lookup(".side-tabs .tab-label .text").queryAllAs(Text.class).stream()
                .filter(text -> text.localToScene(text.getLayoutBounds()).getMaxX()
                        <= stage.getScene().getWidth())
                .map(Text::getText)
                .collect(Collectors.toSet());
    }

    private void aStepWithALongNameFitsThePane(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("locked", LOCKED);
            main.analysis().logic().page.set(Page.PATH);
            main.analysis().logic().path.wanted.set("Pointing");
        });
        ListView<?> list = robot.lookup("#path-list").queryAs(ListView.class);
        until("the list has rows", () -> !list.getItems().isEmpty());
        robot.interact(() -> list.getSelectionModel().select(0));
        WindowRobot.settle();
        assertThat(robot.lookup("#path-name").queryLabeled().getText()).contains("Pointing");
        for (String id : List.of("#path-filter", "#path-list", "#path-name")) {
            assertThat(rightOf(robot.lookup(id).query()))
                    .describedAs(id)
                    .isLessThanOrEqualTo(stage.getScene().getWidth());
        }
    }

    private void inALowWindowTheKeysOfThePadDoNotOverlapAndNothingIsCut(FxRobot robot) {
        robot.interact(() -> {
            // A screen of 1366 x 768 pixels at 200 percent, on which the window may be smaller than elsewhere.
            stage.setMinHeight(0);
            stage.setWidth(683);
            stage.setHeight(384);
            main.edit().open("easy", MainFixture.EASY);
            main.playback().step();
        });
        fixture.untilStill();
        WindowRobot.settle();
        List<Bounds> keys = robot.lookup(".board-column .pad-key").queryAll().stream()
                .map(key -> key.localToScene(key.getLayoutBounds()))
                .toList();
        assertThat(keys).hasSize(14);
        for (Bounds key : keys) {
            assertThat(keys)
                    .filteredOn(other -> other != key && other.intersects(key))
                    .isEmpty();
        }
        Node status = robot.lookup("#status").query();
        assertThat(status.localToScene(status.getLayoutBounds()).getMaxY())
                .isLessThanOrEqualTo(stage.getScene().getHeight());
        assertThat(robot.lookup("#timeline").query().getLayoutBounds().getHeight())
                .isLessThan(30);
        assertThat(robot.lookup("#r1c1").query().getLayoutBounds().getWidth()).isGreaterThan(18);
    }

    private void theListOfKeysFitsASmallScreen(FxRobot robot) {
        robot.interact(fixture.window::showKeys);
        Window list = robot.lookup(".keys").query().getScene().getWindow();
        assertThat(list.getWidth()).isLessThanOrEqualTo(WIDTH);
        assertThat(list.getHeight()).isLessThanOrEqualTo(HEIGHT);
        for (Node key : robot.lookup(".keys .key").queryAll()) {
            assertThat(rightOf(key)).isLessThanOrEqualTo(list.getWidth());
        }
        robot.interact(list::hide);
    }

    private static double rightOf(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMaxX();
    }

    /// Returns the name as it is drawn, with dots where it was cut.
    private static String shown(ComboBox<?> chooser) {
        return chooser.getChildrenUnmodifiable().stream()
                .filter(ListCell.class::isInstance)
                .map(cell -> ((Text) cell.lookup(".text")).getText())
                .collect(Collectors.joining());
    }

    @SuppressWarnings("unchecked")
    private static ComboBox<StepSolver> engines(FxRobot robot) {
        return robot.lookup("#engine").queryAs(ComboBox.class);
    }
}
