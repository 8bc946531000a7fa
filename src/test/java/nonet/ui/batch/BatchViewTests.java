package nonet.ui.batch;

import static nonet.ui.kit.Visitor.fire;
import static nonet.ui.kit.Visitor.text;
import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import nonet.OnScreen;
import nonet.play.Document;
import nonet.service.search.Engines;
import nonet.settings.Profiles;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.pane.PaneTask.Phase;
import nonet.ui.kit.work.FxTasks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

/// A collection is opened, sorted, filtered, exported, and one of its puzzles put on the board.
@OnScreen
class BatchViewTests {

    private static final int PUZZLES = 100_000;
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final FxTasks tasks = new FxTasks();
    private PaneFixture fixture;
    private BatchController batch;

    @TempDir
    private Path folder;

    @Start
    void start(Stage stage) throws IOException {
        // Every thousandth puzzle has a comment and two clues less.
        Path file = Files.writeString(
                folder.resolve("many.txt"),
                IntStream.rangeClosed(1, PUZZLES)
                        .mapToObj(i -> i % 1000 == 0 ? PUZZLE.replace('5', '.') + " # number " + i : PUZZLE)
                        .collect(Collectors.joining("\n")));
        Messages messages = new Messages(Locale.US, "nonet.log");
        Solver fast = new FastSolver();
        fixture = new PaneFixture(messages, tasks).saving(folder).choosing(file);
        batch = new BatchController(fixture.services(), new Engines(List.of(fast)), Profiles::standard);
        stage.setScene(new Scene(new BatchView(fixture.services(), batch), 900, 600));
        stage.show();
    }

    @Stop
    void close() {
        tasks.close();
    }

    @Test
    void aHundredThousandPuzzlesAreSolvedSortedFilteredSavedAndOpened(FxRobot robot) throws IOException {
        fire(robot, "#batch-open");
        fire(robot, "#batch-pause");
        assertThat(batch.state.get().phase()).isEqualTo(Phase.PAUSED);
        fire(robot, "#batch-resume");
        until("the batch has ended", fixture::frame, () -> batch.state.get().phase() == Phase.ENDED);
        TableView<Integer> table = robot.lookup("#batch-table").queryTableView();
        assertThat(table.getItems()).hasSize(PUZZLES);
        assertThat(text(robot, "#batch-sentence")).startsWith("Done: 100,000 puzzles in ");
        assertThat(robot.lookup("#batch-table .table-row-cell").queryAll()).hasSizeLessThan(60);

        TableColumn<Integer, ?> clues = table.getColumns().get(1);
        robot.interact(() -> table.getSortOrder().setAll(List.of(clues)));
        until("the last puzzle is first", fixture::frame, () -> table.getItems().getFirst() == 999);
        assertThat(table.getItems().subList(0, 3)).containsExactly(999, 1999, 2999);
        assertThat(table.getSortOrder()).containsExactly(clues);

        robot.interact(
                () -> robot.lookup("#batch-text").queryAs(TextField.class).setText("number 77"));
        until("one row is left", fixture::frame, () -> table.getItems().size() == 1);
        assertThat(text(robot, "#batch-shown")).isEqualTo("1 of 100,000 shown");

        fire(robot, "#batch-solutions");
        Path solutions = folder.resolve("many solutions.txt");
        until("the file is written", fixture::frame, () -> Files.exists(solutions));
        assertThat(Files.readAllLines(solutions)).hasSize(1);

        Node row = robot.lookup("#batch-table .table-row-cell").nth(0).queryAs(Node.class);
        robot.doubleClickOn(row);
        robot.type(KeyCode.ENTER);
        Document expected = batch.document(76_999);
        assertThat(expected.name()).isEqualTo("number 77000");
        assertThat(fixture.opened).containsExactly(expected, expected);

        fire(robot, "#batch-again");
        fire(robot, "#batch-cancel");
        assertThat(text(robot, "#batch-sentence")).startsWith("Cancelled after ");
    }
}
