package nonet.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.Breakpoints;
import nonet.service.input.LiveTrace;
import nonet.service.input.TraceOrigin;
import nonet.solve.CancelToken;
import nonet.solve.ChosenGuess;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Solvers of other programs under control: the samples, which read orders, and solvers that do not.
class SolverControlTests {

    private static final String TWELVE =
            "53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String HEADER = "{\"kind\":\"puzzle\",\"engine\":\"mine\",\"cells\":[],\"digits\":[]}";
    private static final Path EXAMPLES = Path.of("src/site/examples");
    private static final Candidate GUESS = new Candidate(Cell.at(1, 3), Digit.FOUR);

    @TempDir
    private Path folder;

    private final FollowingTasks tasks = new FollowingTasks();
    private final Playback playback = new Playback(tasks, StepEngine.CLASSIC, () -> 0);
    private final List<Following.End> ends = new ArrayList<>();

    @AfterEach
    void leave() {
        playback.load(nonet.grid.Puzzle.of("5" + ".".repeat(80)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"steered.py", "steered.js", "steered.c"})
    void theSampleIsSteppedGuessedAndRun(String sample) throws Exception {
        assertThat(Files.readAllLines(EXAMPLES.resolve(sample))).hasSizeLessThanOrEqualTo(60);
        LiveTrace live = follow(commandOf(sample));
        assertThat(playback.search.foreign.get()).isEqualTo(sample);
        assertThat(playback.state.get()).isEqualTo(PlayState.START);

        step(0, Event.Refreshed.class);
        step(1, Event.Placed.class);
        playback.guess(ChosenGuess.in(GUESS.cell(), List.of(GUESS.digit()), 0));
        tasks.await(playback, () -> playback.search.moment().index() == 2);
        step(3, Event.Guessed.class);
        assertThat(playback.search.moment().entry().event())
                .isInstanceOfSatisfying(
                        Event.Guessed.class,
                        guess -> assertThat(guess.candidate()).isEqualTo(GUESS));
        assertThat(playback.search.trace().size()).as("the solver waits").isEqualTo(4);

        playback.nextSolution();
        tasks.await(playback, () -> playback.state.get() == PlayState.SOLUTION);
        long solution = playback.search.moment().index();
        step(solution + 1, Event.Jumped.class);
        playback.runToEnd();
        tasks.await(playback, () -> playback.state.get() == PlayState.EXHAUSTED);
        assertThat(playback.search.moment().solutions()).isEqualTo(12);
        tasks.await(playback, () -> !ends.isEmpty());
        assertThat(ends).containsExactly(new Following.End.Closed());
        assertThat(live.lines().fault()).isNull();
    }

    @Test
    void aSolverWithoutEarsIsHeldByItsOutput() throws Exception {
        assumeTrue(runs("sh", "-c", "exit"), "there is no sh");
        follow(List.of(
                "sh",
                "-c",
                "echo '" + HEADER + "'; while :; do echo"
                        + " '{\"kind\":\"guessed\",\"cells\":[\"r1c1\"],\"digits\":[6]}'; echo"
                        + " '{\"kind\":\"backtracked\"}'; done"));

        for (int event = 0; event < 20; event++) {
            playback.step();
            int wanted = event;
            tasks.await(playback, () -> playback.search.moment().index() == wanted && !playback.running.get());
            assertThat(playback.search.trace().size()).isLessThanOrEqualTo(event + 2);
        }
        playback.breakpoints.set(Breakpoints.NONE);
        playback.runToEnd();
        tasks.await(playback, () -> playback.search.moment().index() > 2000);
        playback.pause();
        tasks.await(playback, () -> !playback.running.get());
        long shown = playback.search.moment().index();
        assertThat(playback.search.trace().size()).isLessThan(shown + 1000);
    }

    @Test
    void aSolverThatFailsOnTheWayIsSaidWithItsExitCode() throws Exception {
        assumeTrue(runs("sh", "-c", "exit"), "there is no sh");
        follow(List.of(
                "sh",
                "-c",
                "echo '" + HEADER + "'; echo '{\"kind\":\"guessed\",\"cells\":[\"r1c1\"],\"digits\":[6]}'; exit 4"));

        playback.runToEnd();
        tasks.await(playback, () -> !ends.isEmpty());
        assertThat(ends).containsExactly(new Following.End.Exited(4));
        tasks.await(playback, () -> playback.search.moment().index() == 1);
    }

    private LiveTrace follow(List<String> command) throws IOException, InterruptedException {
        LiveTrace live = LiveTrace.open(new TraceOrigin.Solver(command), new CancelToken());
        playback.load(live.lines().puzzle());
        playback.follow(live, ends::add);
        return live;
    }

    private void step(long to, Class<? extends Event> kind) {
        playback.step();
        tasks.await(playback, () -> playback.search.moment().index() == to && !playback.running.get());
        assertThat(playback.search.moment().entry().event()).isInstanceOf(kind);
    }

    /// Returns the command of a sample, where what it needs is installed.
    private List<String> commandOf(String sample) throws IOException, InterruptedException {
        String file = EXAMPLES.resolve(sample).toString();
        switch (sample.substring(sample.indexOf('.') + 1)) {
            case "py" -> {
                assumeTrue(runs("python3", "--version"), "there is no python3");
                return List.of("python3", file, TWELVE);
            }
            case "js" -> {
                assumeTrue(runs("node", "--version"), "there is no node");
                return List.of("node", file, TWELVE);
            }
            default -> {
                String program = folder.resolve("steered").toString();
                assumeTrue(runs("cc", "--version"), "there is no cc");
                assertThat(runs("cc", "-o", program, file)).isTrue();
                return List.of(program, TWELVE);
            }
        }
    }

    private static boolean runs(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException missing) {
            return false;
        }
    }
}
