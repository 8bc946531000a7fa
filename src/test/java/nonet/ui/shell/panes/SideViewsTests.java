package nonet.ui.shell.panes;

import static nonet.ui.kit.Visitor.fire;
import static nonet.ui.kit.Visitor.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.chart.BarChart;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import nonet.OnScreen;
import nonet.WindowRobot;
import nonet.grid.Puzzle;
import nonet.service.search.Engines;
import nonet.service.search.Measurement;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.SampleSearches;
import nonet.ui.compare.CompareController;
import nonet.ui.compare.CompareView;
import nonet.ui.count.CountController;
import nonet.ui.count.CountView;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Visitor;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.pane.PaneTask.Phase;
import nonet.ui.kit.work.FxTasks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

/// Comparing engines and counting solutions as a user does it.
@OnScreen
class SideViewsTests {

    private static final List<Solver> ENGINES = List.of(
            StepEngine.CLASSIC, StepEngine.SHRINKING, StepEngine.SINGLES, StepEngine.DANCING_LINKS, new FastSolver());

    private final FxTasks tasks = new FxTasks();
    private PaneFixture comparing;
    private PaneFixture counting;
    private CompareController compare;
    private CountController count;

    @TempDir
    private Path folder;

    @Start
    void start(Stage stage) {
        Messages messages = new Messages(Locale.US, "nonet.log");
        PaneFixture hard = new PaneFixture(messages, tasks).with(SampleSearches.HARD);
        compare = new CompareController(hard.services(), new Engines(ENGINES), _ -> {});
        PaneFixture empty = new PaneFixture(messages, tasks).saving(folder);
        count = new CountController(empty.services(), new Engines(ENGINES));
        comparing = hard;
        counting = empty;
        stage.setScene(new Scene(
                new HBox(new CompareView(hard.services(), compare), new CountView(empty.services(), count)),
                1400,
                800));
        stage.show();
    }

    @Stop
    void close() {
        tasks.close();
    }

    @Test
    void threeEnginesAreComparedAndARowOpensItsTrace(FxRobot robot) {
        for (String left : List.of("#compare-singles", "#compare-fast")) {
            robot.interact(() -> robot.lookup(left).queryAs(CheckBox.class).fire());
        }
        fire(robot, "#compare-start");
        until("the comparison has ended", () -> !compare.state.get().isUnderWay());

        TableView<Measurement> table = robot.lookup("#compare-table").queryTableView();
        assertThat(table.getItems())
                .extracting(each -> each.engine().id())
                .containsExactly("classic", "shrinking", "dancing-links");
        BarChart<?, ?> chart = robot.lookup("#compare-chart").queryAs(BarChart.class);
        assertThat(chart.getData().getFirst().getData()).hasSize(3);

        robot.interact(
                () -> table.getSortOrder().setAll(List.of(table.getColumns().get(3))));
        assertThat(table.getItems().getFirst().engine().id()).isEqualTo("shrinking");
        robot.clickOn(robot.lookup("#compare-table .table-row-cell").nth(0).queryAs(Node.class));
        assertThat(comparing.shown).containsExactly("shrinking");
    }

    @Test
    void aLongCountPausesResumesAndIsCancelled(FxRobot robot) {
        assertThat(text(robot, "#count-found"))
                .as("the number before anything is counted")
                .isEmpty();
        assertThat(robot.lookup("#count-time").query().getParent().isVisible()).isFalse();
        fire(robot, "#count-start");
        until("more than 1000 solutions are found", () -> count.numbers.get().found() > 1000);
        fire(robot, "#count-pause");
        WindowRobot.settle();
        robot.interact(counting::frame);
        assertThat(text(robot, "#count-sentence")).isEqualTo("Paused");
        assertThat(robot.lookup("#count-time").query().getParent().isVisible()).isTrue();
        fire(robot, "#count-resume");
        long paused = count.numbers.get().found();
        until(
                "more solutions are found than before the pause",
                () -> count.numbers.get().found() > paused);
        fire(robot, "#count-cancel");
        until("the count has ended", () -> count.state.get().phase() == Phase.ENDED);

        assertThat(text(robot, "#count-sentence")).startsWith("Cancelled: there are at least ");
    }

    @Test
    void solutionsAreListedIntoAFileUpToTheLimit(FxRobot robot) {
        robot.interact(
                () -> robot.lookup("#count-limit").queryAs(TextField.class).setText("1000"));
        fire(robot, "#count-list");
        until("the count has ended", () -> count.state.get().phase() == Phase.ENDED);

        assertThat(folder.resolve("solutions.txt"))
                .content()
                .satisfies(text ->
                        assertThat(text.lines().map(Puzzle::of).distinct()).hasSize(1000));
        assertThat(text(robot, "#count-sentence"))
                .isEqualTo("Stopped at the limit: there are at least 1,000 solutions. They are in solutions.txt.");
    }

    @Test
    void aLimitThatIsNoneIsRefusedAtTheField(FxRobot robot) {
        for (String typed : List.of("0", "-5", "abc")) {
            robot.interact(
                    () -> robot.lookup("#count-limit").queryAs(TextField.class).setText(typed));

            assertThat(text(robot, "#count-refusal")).isNotEmpty();
            assertThat(robot.lookup("#count-start").queryAs(ButtonBase.class).isDisabled())
                    .isTrue();
        }
    }

    private void until(String what, BooleanSupplier condition) {
        Visitor.until(
                what,
                () -> {
                    comparing.frame();
                    counting.frame();
                },
                condition);
    }
}
