package nonet.service.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.solve.CancelToken;
import nonet.trace.json.TraceJsonReader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Solvers that are started, most of them faulty.
class SolverProcessTests {

    private static final String HEADER =
            "echo '{\"kind\":\"puzzle\",\"engine\":\"mine\",\"cells\":[],\"digits\":[]}'; ";
    private static final ProblemWords WORDS = new ProblemWords(Locale.ENGLISH);

    @TempDir
    private Path folder;

    @BeforeAll
    static void needsAShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no /bin/sh");
    }

    @Test
    void aCommandThatDoesNotStartIsSaid() {
        assertThatThrownBy(() -> LiveTrace.open(
                        new TraceOrigin.Solver(List.of(folder.resolve("nowhere").toString())), new CancelToken()))
                .isInstanceOfSatisfying(
                        SolverProcess.FailedException.class,
                        failed -> assertThat(WORDS.ofTrace(failed))
                                .isEqualTo("It cannot be started: there is no such program, or it may not be run."));
    }

    @Test
    void aSolverThatFailsBeforeItsFirstLineIsSaidWithItsExitCode() {
        assertThatThrownBy(() -> open("exit 3"))
                .isInstanceOfSatisfying(
                        SolverProcess.FailedException.class,
                        failed -> assertThat(WORDS.ofTrace(failed))
                                .isEqualTo("It ended with exit code 3 and wrote no trace; its own messages are on"
                                        + " standard error."));
    }

    @Test
    void garbageAndNothingAreNoTrace() {
        for (String script :
                List.of("echo hello; exec sleep 60", "exit 0", "head -c 100000 /dev/zero; exec sleep 60")) {
            assertThatThrownBy(() -> open(script))
                    .as(script)
                    .isInstanceOfSatisfying(
                            TraceJsonReader.NoTraceException.class,
                            none -> assertThat(WORDS.ofTrace(none)
                                            .equals("Nothing was written: not even the first line of a trace."))
                                    .isEqualTo(script.equals("exit 0")));
        }
    }

    @Test
    void ordersArriveOneALineAndInOrder() throws Exception {
        Path heard = folder.resolve("heard");
        try (LiveTrace live = open(HEADER + "cat > " + heard)) {
            SolverProcess solver = live.solver();
            solver.step();
            solver.guess(new Candidate(Cell.at(3, 5), Digit.SEVEN));
            solver.run();
            solver.pause();
            solver.close();
            assertThat(solver.exitCode()).hasValue(0);
        }
        assertThat(Files.readAllLines(heard)).containsExactly("step", "guess r3c5=7", "run", "pause", "stop");
    }

    @Test
    void ordersThatNobodyReadsNeitherWaitNorGrow() throws Exception {
        try (LiveTrace live = open(HEADER + "exec sleep 60")) {
            for (int i = 0; i < 100_000; i++) {
                live.solver().step();
            }
            assertThat(live.lines().engine()).isEqualTo("mine");
        }
    }

    @Test
    void closingEndsASolverThatListensToNothingAndTheProcessesItStarted() throws Exception {
        Path inner = folder.resolve("inner");
        LiveTrace live = open(HEADER + "trap '' TERM; sh -c 'echo $$ > " + inner + "; exec sleep 60'; sleep 60");
        while (!Files.exists(inner) || Files.size(inner) == 0) {
            Thread.onSpinWait();
        }
        ProcessHandle child = ProcessHandle.of(
                        Long.parseLong(Files.readString(inner).strip()))
                .orElseThrow();

        live.close();

        assertThat(child.onExit().get(60, TimeUnit.SECONDS).isAlive()).isFalse();
    }

    @Test
    void endingASolverIsNoFailureOfIt() throws Exception {
        SolverProcess solver = SolverProcess.start(List.of("sleep", "60"));
        solver.close();
        for (int i = 0; i < 5; i++) {
            assertThat(solver.exitCode()).isEmpty();
        }
    }

    @Test
    void cancellingEndsTheWaitForASolverThatWritesNothing() throws Exception {
        CancelToken cancel = new CancelToken();
        Thread.ofVirtual().start(cancel::request);

        assertThatThrownBy(() -> LiveTrace.open(new TraceOrigin.Solver(List.of("sleep", "60")), cancel))
                .isInstanceOf(IOException.class);
    }

    private static LiveTrace open(String script) throws IOException, InterruptedException {
        return LiveTrace.open(new TraceOrigin.Solver(List.of("/bin/sh", "-c", script)), new CancelToken());
    }
}
