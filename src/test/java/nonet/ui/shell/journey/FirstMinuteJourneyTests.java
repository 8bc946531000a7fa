package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.onFx;
import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static nonet.ui.shell.MainFixture.TWELVE;
import static nonet.ui.shell.MainFixture.click;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import nonet.WindowRobot;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.StepSolver;
import nonet.ui.hints.HintController;
import nonet.ui.hints.LogicController;
import nonet.ui.kit.DisabledTooltips;
import nonet.ui.playback.PlayState;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// What a user meets first: the empty board, gray buttons, and the way to the solution.
class FirstMinuteJourneyTests extends WindowTest {

    private static final String EASY_SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @Test
    void fromTheEmptyBoardToASearchThatIsPaused(FxRobot robot) throws IOException {
        aDisabledButtonSaysWhy(robot);
        theEmptyBoardOffersPuzzlesInOnePlace(robot);
        theBarLeadsFromSetUpToPlayAndToWatch(robot);
        hintIsOnTheToolBar(robot);
        solveShowsTheSolutionByMouseAndByKey(robot);
        stepCounterFieldSpeedAndTraceCountTheSame(robot);
        spacePausesTheRunRegardlessOfTheFocus(robot);
        everyEngineIsExplained(robot);
    }

    private void theEmptyBoardOffersPuzzlesInOnePlace(FxRobot robot) {
        robot.interact(main.edit()::openEmpty);
        assertThat(shownLinks(robot, ".offers .hyperlink"))
                .containsExactlyInAnyOrder(
                        "Paste a puzzle", "Open\u2026", "New puzzle\u2026", "Library\u2026", "Sample");
        assertThat(shownLinks(robot, ".trace-empty .hyperlink")).isEmpty();
        assertThat(robot.lookup("#go-solve").query().isVisible()).isFalse();

        robot.clickOn("#empty-sample").clickOn("Twelve");

        assertThat(main.edit().document().puzzle()).isEqualTo(TWELVE);
        assertThat(shownLinks(robot, ".offers .hyperlink")).isEmpty();
        robot.type(KeyCode.F12);
        assertThat(shownLinks(robot, ".trace-empty .hyperlink")).containsExactly("Solve");
    }

    @Test
    void theNameOfEveryEngineIsReadInTheBarWhole(FxRobot robot) {
        robot.type(KeyCode.F12);
        Labeled chosen = robot.lookup(".solve-bar .combo-box > .list-cell").query();
        for (StepSolver engine : main.watching().engines()) {
            robot.interact(() -> main.playback().choose(engine));
            WindowRobot.settle();
            assertThat(((Text) chosen.lookup(".text")).getText()).isEqualTo(chosen.getText());
        }
    }

    private void theBarLeadsFromSetUpToPlayAndToWatch(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("easy", EASY);
            main.edit().room.set(Room.SET_UP);
        });
        robot.clickOn("#go-play");
        assertThat(main.edit().room.get()).isEqualTo(Room.PLAY);
        robot.clickOn("#set-up").clickOn("#go-watch");
        assertThat(main.edit().room.get()).isEqualTo(Room.WATCH);
    }

    private void aDisabledButtonSaysWhy(FxRobot robot) {
        robot.interact(main.edit()::openEmpty);
        assertThat(reason(robot, "#step"))
                .isEqualTo("Step: there is no puzzle yet; type its givens, or press Watch (F12) for the empty board.");
        robot.interact(() -> main.edit().open("easy", EASY));
        assertThat(robot.lookup("#step").queryButton().isDisabled()).isFalse();
        assertThat(reason(robot, "#step-back")).isEqualTo("Step back: the search is at its start.");
        assertThat(reason(robot, "#redo")).isEqualTo("Redo: there is nothing to redo.");
    }

    private void solveShowsTheSolutionByMouseAndByKey(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("easy", EASY);
            main.edit().room.set(Room.SET_UP);
        });
        click(robot, "#go-solve");
        until("the search is at a solution", () -> main.playback().state.get() == PlayState.SOLUTION);
        assertThat(main.edit().room.get()).isEqualTo(Room.WATCH);
        assertThat(fixture.shown()).isEqualTo(EASY_SOLVED);
        assertThat(robot.lookup("#go-solve").queryButton().isDisabled()).isTrue();

        robot.interact(() -> main.edit().open("twelve", TWELVE));
        robot.clickOn("#r1c3");
        robot.press(KeyCode.CONTROL).type(KeyCode.ENTER).release(KeyCode.CONTROL);
        until("the search is at a solution", () -> main.playback().state.get() == PlayState.SOLUTION);
        assertThat(Grid.of(Puzzle.of(fixture.shown())).isSolved()).isTrue();
        robot.interact(main.playback()::runToEnd);
        until("the search is exhausted", () -> main.playback().state.get() == PlayState.EXHAUSTED);
        robot.interact(main::solve);
        until("the search is at a solution", () -> main.playback().state.get() == PlayState.SOLUTION);
        assertThat(main.playback().search.moment().solutions()).isEqualTo(1);
    }

    private void stepCounterFieldSpeedAndTraceCountTheSame(FxRobot robot) throws IOException {
        fixture.open(
                robot, "hard.txt", "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
        fixture.watch(robot);
        robot.interact(() -> main.playback().pace.set(0.5));
        for (int i = 0; i < 10; i++) {
            click(robot, "#step");
            fixture.untilStill();
        }
        assertThat(main.status().counters.get()).startsWith("Events 10 ");
        assertThat(lastNumber(robot)).isEqualTo("10");
        Label speed = robot.lookup(".speed-words").queryAs(Label.class);
        assertThat(speed.getText()).endsWith(" steps/s");
        assertThat(speed.getWidth()).isGreaterThanOrEqualTo(Math.floor(speed.prefWidth(-1)));

        robot.clickOn("#run-until").write("7").type(KeyCode.ENTER);
        fixture.untilStill();
        assertThat(main.playback().search.moment().index()).isEqualTo(6);

        robot.interact(() -> main.playback().bySteps.set(true));
        robot.interact(fixture.window::focusRunUntil);
        robot.write("30").type(KeyCode.ENTER);
        fixture.untilStill();
        assertThat(main.playback().search.moment().step()).isEqualTo(30);
        assertThat(main.status().counters.get()).startsWith("Steps 30 ");
    }

    private void everyEngineIsExplained(FxRobot robot) {
        @SuppressWarnings("unchecked")
        ComboBox<StepSolver> engines = robot.lookup("#engine").queryAs(ComboBox.class);
        Set<String> told = engines.getItems().stream()
                .map(engine -> {
                    robot.interact(() -> engines.setValue(engine));
                    return engines.getTooltip().getText();
                })
                .collect(Collectors.toSet());
        assertThat(told)
                .hasSize(engines.getItems().size())
                .contains("Dancing links: sudoku as an exact cover, solved by Knuth\u2019s Algorithm X; branches where"
                        + " the fewest choices are left.");
    }

    private void spacePausesTheRunRegardlessOfTheFocus(FxRobot robot) {
        robot.interact(() -> {
            main.edit().openEmpty();
            main.edit().room.set(Room.WATCH);
            main.playback().pace.set(0);
            robot.lookup("#engine").query().requestFocus();
        });
        click(robot, "#run");
        until("the search runs", () -> main.playback().running.get());
        WindowRobot.settle();
        assertThat(robot.lookup("#board").query().isFocused()).isTrue();

        robot.type(KeyCode.SPACE);

        assertThat(main.playback().running.get()).isFalse();
        robot.type(KeyCode.SPACE);
        assertThat(main.playback().running.get()).isTrue();
        robot.interact(main.playback()::pause);
    }

    private void hintIsOnTheToolBar(FxRobot robot) {
        robot.interact(() -> main.edit().open("easy", EASY));
        robot.type(KeyCode.F3);
        robot.clickOn(".solve-bar #hint");
        until("the hint says its name", () -> main.analysis().logic().hint.stage.get() == HintController.Stage.NAME);
        assertThat(main.analysis().logic().page.get()).isEqualTo(LogicController.Page.HINT);
    }

    private static Set<String> shownLinks(FxRobot robot, String query) {
        return robot.lookup(query).match((Hyperlink link) -> isShown(link)).queryAllAs(Hyperlink.class).stream()
                .map(Hyperlink::getText)
                .collect(Collectors.toSet());
    }

    private static boolean isShown(Node node) {
        return node.isVisible() && (node.getParent() == null || isShown(node.getParent()));
    }

    private static String lastNumber(FxRobot robot) {
        return robot.lookup(".list-cell:selected .event-step")
                .queryAs(Label.class)
                .getText();
    }

    /// Points at a disabled button and returns what the tooltip says.
    private static String reason(FxRobot robot, String id) {
        return onFx(() -> DisabledTooltips.of(robot.lookup(".solve-bar " + id).query()));
    }
}
