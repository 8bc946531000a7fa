package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.ComboBox;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.Bookmark;
import nonet.service.input.TraceOrigin;
import nonet.service.search.RecordedSearch;
import nonet.solve.StepSolver;
import nonet.ui.playback.PlayState;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.BookmarkController;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The trace of another program, shown while it is written.
class FollowingJourneyTests extends WindowTest {

    private static final String HEADER =
            "{\"kind\":\"puzzle\",\"engine\":\"mine\",\"cells\":[\"r1c1\"],\"digits\":[5]}\n";
    private static final String GUESS = "{\"kind\":\"guessed\",\"cells\":[\"r1c2\"],\"digits\":[6]}\n";

    @Test
    void theTraceOfAnotherProgramIsFollowedAndLeft(FxRobot robot) throws IOException {
        theChooserNamesTheSolverOfATraceAndLeavesItForAnEngine(robot);
        theWindowFollowsThePipeAndClosesItWithTheSearch(robot);
    }

    private void theWindowFollowsThePipeAndClosesItWithTheSearch(FxRobot robot) throws IOException {
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(out);
        robot.interact(() -> main.files().opening().follow("pipe", new TraceOrigin.Pipe(in)));
        write(out, HEADER);
        until(
                "the puzzle has one given",
                () -> main.edit().document().puzzle().givenCells().size() == 1);
        until("the search runs", () -> main.playback().state.get() == PlayState.RUNNING);
        write(out, GUESS);
        until(
                "r1c2 holds 6",
                () -> Digit.SIX.equals(main.frames().frame.get().grid().digit(Cell.at(1, 2))));
        assertThat(main.playback().search.foreign.get()).isEqualTo("mine");
        RecordedSearch growing = main.playback().search.recorded.get();
        robot.interact(() -> fixture.window.showPane("race"));
        robot.interact(
                () -> robot.lookup("#race-engine-1").<StepSolver>queryComboBox().setValue(growing));
        until("“2 events so far” are recorded", () -> recorded(robot).equals("2 events so far"));
        write(out, GUESS.replace("c2", "c3").replace("6", "7"));
        until("“3 events so far” are recorded", () -> recorded(robot).equals("3 events so far"));

        robot.interact(main::newPuzzle);
        until("the board is empty", () -> main.edit().document().isBare());
        until("the trace is no longer read", () -> catchThrowable(() -> write(out, GUESS)) instanceof IOException);
    }

    private void theChooserNamesTheSolverOfATraceAndLeavesItForAnEngine(FxRobot robot) throws IOException {
        StepSolver selected = main.playback().engine.get();
        Path trace = folder.resolve("mine.jsonl");
        Files.writeString(trace, HEADER + GUESS);
        robot.interact(() -> main.files().opening().open(trace));
        until("the second event is shown", () -> main.playback().search.moment().index() == 1);
        ComboBox<StepSolver> chooser = robot.lookup("#engine").queryComboBox();
        assertThat(chooser.getButtonCell().getText()).isEqualTo("mine (trace)");

        Bookmark mark = new Bookmark("mine", 1, "a guess");
        robot.interact(() -> main.watching().bookmarks().mark("a guess"));
        assertThat(main.edit().document().bookmarks()).containsExactly(mark);
        assertThat(main.watching().timeline().notes.get()).containsOnlyKeys(1L);

        robot.interact(() -> chooser.setValue(selected));
        assertThat(main.playback().search.foreign.get()).isNull();
        assertThat(main.playback().search.moment().index()).isEqualTo(-1);
        assertThat(main.watching().timeline().notes.get()).isEmpty();
        assertThat(main.watching().bookmarks().go(mark)).isEqualTo(BookmarkController.Arrival.NO_TRACE);

        // The same puzzle keeps its bookmarks when the trace is opened again.
        robot.interact(() -> main.files().opening().open(trace));
        until("no engine is chosen", () -> chooser.getValue() == null);
        assertThat(main.edit().document().bookmarks()).containsExactly(mark);
        robot.interact(() -> {
            main.playback().toStart();
            assertThat(main.watching().bookmarks().go(mark)).isEqualTo(BookmarkController.Arrival.SHOWN);
        });
        assertThat(main.playback().search.moment().index()).isEqualTo(1);
    }

    private static String recorded(FxRobot robot) {
        return robot.lookup("#race-recorded-1").queryLabeled().getText();
    }

    private static void write(PipedOutputStream out, String lines) throws IOException {
        out.write(lines.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
