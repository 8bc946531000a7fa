package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import nonet.WindowRobot;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.service.input.ChocoModel;
import nonet.service.input.SentTree;
import nonet.service.input.TraceOrigin;
import nonet.trace.Event;
import nonet.ui.playback.PlayState;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// Solvers of others in the window: the sample that takes orders, by keyboard alone and by mouse alone, and the trees of
/// constraint solvers.
class SolverJourneyTests extends BoardJourneyTest {

    private static final Cell CELL = Cell.at(1, 3);
    private static final Candidate GUESS = new Candidate(CELL, Digit.FOUR);

    @Test
    void aSolverIsMovedByKeyboardAlone(FxRobot robot) throws IOException, InterruptedException {
        ProcessHandle solver = start(robot);
        for (int event = 0; event < 2; event++) {
            robot.push(KeyCode.ALT, KeyCode.RIGHT);
            reach(event);
        }
        at(robot, CELL);
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.G);
        robot.type(KeyCode.DIGIT4).type(KeyCode.ENTER);
        reach(2);
        robot.push(KeyCode.ALT, KeyCode.RIGHT);
        reach(3);
        isGuessed();
        robot.type(KeyCode.F8);
        until("a solution is shown", () -> main.playback().state.get() == PlayState.SOLUTION);
        robot.interact(main::newPuzzle);
        until("the solver has ended", () -> !solver.isAlive());
    }

    @Test
    void aSolverIsMovedByMouseAloneAndEndsWithTheWindow(FxRobot robot) throws IOException, InterruptedException {
        ProcessHandle solver = start(robot);
        for (int event = 0; event < 2; event++) {
            robot.clickOn("#step");
            reach(event);
        }
        robot.clickOn("#" + CELL, MouseButton.SECONDARY);
        robot.clickOn("#board-guess");
        robot.clickOn("#guess-4").clickOn("#guess-go");
        reach(2);
        robot.clickOn("#step");
        reach(3);
        isGuessed();
        robot.interact(fixture.tasks::close);
        until("the solver has ended", () -> !solver.isAlive());
    }

    @Test
    void aSolverThatDoesNotStartIsSaidAndChangesNothing(FxRobot robot) {
        String nowhere = folder.resolve("nowhere").toString();
        robot.interact(() -> main.files().opening().follow("nowhere", new TraceOrigin.Solver(List.of(nowhere))));
        assertThat(fixture.warning(robot))
                .isEqualTo("nowhere was not opened. It cannot be started: there is no such program, or it may not be"
                        + " run.");
        assertThat(main.edit().document().isBare()).isTrue();
    }

    @Test
    void treesOfConstraintSolversAreShownAndTheirFaultsSaid(FxRobot robot) throws IOException {
        receive(robot, SentTree.root("x[0][0] = 5"), SentTree.node(1, 0, 0, SentTree.BRANCH, "x[0][2]=4"), new byte[] {
            90, 0, 0, 0, 1
        });
        assertThat(fixture.warning(robot))
                .isEqualTo("The first 2 events of Port are shown. The solver was gone in the middle of a message.");
        assertThat(main.edit().document().puzzle().givenCells()).containsExactly(Cell.at(1, 1));
        until("the guess is shown", () -> main.playback().search.moment().index() == 1);
        isGuessed();

        receive(
                robot,
                SentTree.root(""),
                SentTree.node(1, 0, 0, SentTree.BRANCH, "cost<=7"),
                SentTree.message(1, -1, "", ""));
        assertThat(fixture.warning(robot))
                .startsWith("The decisions of cp-profiler are not on cells: its tree is shown")
                .endsWith("\u201cnonet watch --listen --cells\u201d names the cells.");
    }

    @Test
    void anotherSolverIsTurnedAwayAndTheWindowSaysSo(FxRobot robot) throws IOException {
        int port = SentTree.freePort();
        robot.interact(() -> main.files().opening().follow("Port", new TraceOrigin.Profiler(port, "")));
        CompletableFuture<Void> said = new CompletableFuture<>();
        Thread.ofVirtual()
                .start(() -> SentTree.send(
                        port,
                        _ -> {
                            new Socket(InetAddress.getLoopbackAddress(), port).close();
                            said.join();
                        },
                        SentTree.root(""),
                        SentTree.node(1, 0, 0, SentTree.BRANCH, "x[0][2]=4")));
        assertThat(fixture.warning(robot))
                .isEqualTo("Another solver connected and was turned away: only one is heard at a time.");
        said.complete(null);
        assertThat(fixture.warning(robot))
                .isEqualTo("The first 2 events of Port are shown. The solver was gone before its tree ended.");
    }

    @Test
    @Tag("full")
    void aModelOfChocoStreamsIntoTheWindow(FxRobot robot, @TempDir Path errors) throws Exception {
        String puzzle = MainFixture.TWELVE.toString();
        int port = SentTree.freePort();
        robot.interact(() -> main.files().opening().follow("Choco", new TraceOrigin.Profiler(port, "")));
        CompletableFuture<String> said =
                CompletableFuture.supplyAsync(() -> ChocoModel.run(errors, puzzle, port, "restarts"));
        until(
                "Choco is shown",
                () -> "Choco".equals(main.playback().search.foreign.get()));
        assertThat(said.get()).isEqualTo("12 solutions, 23 nodes\n");
        assertThat(main.edit().room.get()).isEqualTo(Room.WATCH);
        for (int solution = 1; solution <= 12; solution++) {
            int found = solution;
            until(
                    "solution " + found + " is shown",
                    () -> main.playback().search.moment().solutions() == found);
            assertThat(main.playback().search.moment().grid().isSolved()).isTrue();
            robot.interact(main.playback()::nextSolution);
        }
    }

    private void receive(FxRobot robot, byte[]... messages) throws IOException {
        int port = SentTree.freePort();
        robot.interact(() -> main.files().opening().follow("Port", new TraceOrigin.Profiler(port, "")));
        Thread.ofVirtual().start(() -> SentTree.send(port, messages));
    }

    private ProcessHandle start(FxRobot robot) throws IOException, InterruptedException {
        assumeTrue(hasPython(), "there is no python3");
        List<String> command = List.of(
                "python3",
                Path.of("src/site/examples/steered.py").toAbsolutePath().toString(),
                MainFixture.TWELVE.toString());
        robot.interact(() -> main.files().opening().follow("python3", new TraceOrigin.Solver(command)));
        until(
                "the solver waits",
                () -> "steered.py".equals(main.playback().search.foreign.get()));
        assertThat(main.status().state.get()).isEqualTo("steered.py waits for your orders: Step or Run");
        assertThat(main.playback().state.get()).isEqualTo(PlayState.START);
        assertThat(main.edit().room.get()).isEqualTo(Room.WATCH);
        WindowRobot.settle();
        return ProcessHandle.current()
                .descendants()
                .filter(each -> each.info().commandLine().orElse("").contains("steered.py"))
                .findFirst()
                .orElseThrow();
    }

    private void reach(long event) {
        until(
                "event " + event + " is shown",
                () -> main.playback().search.moment().index() == event
                        && !main.playback().running.get());
    }

    private void isGuessed() {
        assertThat(main.playback().search.moment().entry().event())
                .isInstanceOfSatisfying(
                        Event.Guessed.class,
                        guess -> assertThat(guess.candidate()).isEqualTo(GUESS));
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        }
    }
}
