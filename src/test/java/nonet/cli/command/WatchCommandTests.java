package nonet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nonet.cli.output.Streams;
import nonet.service.input.SentTree;
import nonet.service.input.TraceOrigin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WatchCommandTests {

    private static final String HEADER =
            "{\"kind\":\"puzzle\",\"engine\":\"mine\",\"cells\":[\"r1c1\"],\"digits\":[5]}\n";
    private static final String GUESS = "{\"kind\":\"guessed\",\"cells\":[\"r1c2\"],\"digits\":[6]}\n";
    private static final String NO_TRACE = "Line 1: a trace has to begin with a line that names the engine and the"
            + " puzzle, as \u201cnonet trace --format json\u201d prints it.\n";

    @TempDir
    private Path folder;

    private final List<TraceOrigin> watched = new ArrayList<>();

    @Test
    void checksATraceWithoutAWindow() throws IOException {
        Path file = Files.writeString(folder.resolve("t.json"), HEADER + GUESS + GUESS.replace('2', '3'));

        assertThat(nonet("", "watch", "--check", file.toString()))
                .isEqualTo(new Shell.Result(0, file + ": valid, 3 events, 0 solutions by mine\n", ""));
        assertThat(nonet(HEADER, "watch", "--check", "-"))
                .isEqualTo(new Shell.Result(0, "<stdin>: valid, 0 events, 0 solutions by mine\n", ""));
        assertThat(watched).isEmpty();
    }

    @Test
    void namesTheFirstInvalidLine() {
        assertThat(nonet(HEADER + GUESS + GUESS, "watch", "--check", "-"))
                .isEqualTo(new Shell.Result(
                        2,
                        "",
                        "nonet: <stdin>: Line 3: r1c2 cannot be 6 here: it holds 6 already, and digits go into blank"
                                + " cells. \u201cbacktracked\u201d empties those after a guess.\n"));
        assertThat(nonet(HEADER + GUESS.replace("6", "16"), "watch", "--check", "-")
                        .err())
                .isEqualTo(
                        "nonet: <stdin>: Line 2: \u201cdigits\u201d is missing or invalid: it has to be a list of one"
                                + " digit from 1 to 9, such as [7].\n");
        assertThat(nonet("", "watch", "--check", "-").err())
                .isEqualTo("nonet: <stdin>: Nothing was written: not even the first line of a trace.\n");
        for (String noTrace : List.of("53..7", "\0\1\2", "{}\n")) {
            assertThat(nonet(noTrace, "watch", "--check", "-"))
                    .isEqualTo(new Shell.Result(2, "", "nonet: <stdin>: " + NO_TRACE));
        }
    }

    @Test
    void opensTheWindowOnFilesAndPipesThatCanBeTraces() throws IOException {
        Path file = Files.writeString(folder.resolve("t.json"), HEADER);
        Path puzzle = Files.writeString(folder.resolve("p.txt"), "5".repeat(81));

        assertThat(nonet("", "watch", file.toString()).code()).isEqualTo(7);
        assertThat(nonet("", "watch", "-").code()).isEqualTo(7);
        assertThat(nonet("", "watch", puzzle.toString()))
                .isEqualTo(new Shell.Result(2, "", "nonet: " + puzzle + ": " + NO_TRACE));
        assertThat(nonet("", "watch", folder.toString()).err()).endsWith("This is a folder, not a file.\n");
        assertThat(nonet("", "watch", "nowhere").err()).endsWith("There is no such file.\n");
        assertThat(watched).containsExactly(new TraceOrigin.Named(file.toString()), new TraceOrigin.Named("-"));
    }

    @Test
    void aCommandIsTakenWithAllItsArguments() {
        assertThat(nonet("", "watch", "--run", "solver", "--check", "-x", "p.txt")
                        .code())
                .isEqualTo(7);
        assertThat(watched).containsExactly(new TraceOrigin.Solver(List.of("solver", "--check", "-x", "p.txt")));
        assertThat(nonet("", "watch", "--run").err()).contains("--run").endsWith("\n");
        assertThat(nonet("", "watch", "--run", "").err())
                .isEqualTo("nonet: --run needs a command to start, such as python3 solver.py.\n");
    }

    @Test
    void checksASolverWithoutAWindow() {
        assertThat(nonet(
                        "",
                        "watch",
                        "--check",
                        "--run",
                        folder.resolve("nowhere").toString()))
                .isEqualTo(new Shell.Result(
                        2,
                        "",
                        "nonet: " + folder.resolve("nowhere")
                                + ": It cannot be started: there is no such program, or it may not be run.\n"));
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no /bin/sh");
        String trace = "echo '" + HEADER.strip() + "'; read order; echo '" + GUESS.strip() + "'; test $order = run";
        assertThat(nonet("", "watch", "--check", "--run", "/bin/sh", "-c", trace))
                .isEqualTo(new Shell.Result(0, "/bin/sh: valid, 2 events, 0 solutions by mine\n", ""));
        assertThat(nonet("", "watch", "--check", "--run", "/bin/sh", "-c", trace + "; exit 4")
                        .err())
                .isEqualTo("nonet: /bin/sh: The trace is valid, but the solver failed with exit code 4.\n");
    }

    @Test
    void listensAtAPort() {
        assertThat(nonet("", "watch", "--listen").code()).isEqualTo(7);
        assertThat(nonet("", "watch", "--listen", "7000", "--cells", "x[{n1}]").code())
                .isEqualTo(7);
        assertThat(watched)
                .containsExactly(new TraceOrigin.Profiler(6565, ""), new TraceOrigin.Profiler(7000, "x[{n1}]"));
        assertThat(nonet("", "watch", "--listen", "70000").err())
                .isEqualTo("nonet: A port is a number from 1 to 65535.\n");
        assertThat(nonet("", "watch", "--listen", "--cells", "x[{r0}]").err())
                .isEqualTo("nonet: --cells needs a row and a column, or a number of the cell, such as x[{r0}][{c0}] or"
                        + " x[{n1}].\n");
        assertThat(nonet("", "watch", "--cells", "x[{n1}]", "-").err()).isEqualTo("nonet: --cells needs --listen.\n");
        assertThat(nonet("", "watch").err()).isEqualTo("nonet: TRACE is missing; see 'nonet watch --help'.\n");
    }

    @Test
    void saysOnceThatOneSolverIsHeardAtATime() throws Exception {
        int port = SentTree.freePort();
        Thread solvers = Thread.ofVirtual()
                .start(() -> SentTree.send(
                        port,
                        _ -> {
                            for (int i = 0; i < 2; i++) {
                                try (Socket next = new Socket(InetAddress.getLoopbackAddress(), port)) {
                                    assertThat(next.getInputStream().read()).isEqualTo(-1);
                                }
                            }
                        },
                        SentTree.root(""),
                        SentTree.node(1, 0, 0, SentTree.BRANCH, "x[0]=1")));
        String name = "nonet: port " + port + ": ";
        assertThat(nonet("", "watch", "--check", "--listen", Integer.toString(port)))
                .isEqualTo(new Shell.Result(
                        2,
                        "",
                        name + "Another solver connected and was turned away: only one is heard at a time.\n" + name
                                + "The solver was gone before its tree ended.\n"));
        solvers.join();
    }

    @Test
    void saysThatThereIsNoDisplay() {
        assertThat(Shell.nonet("watch", "-"))
                .isEqualTo(new Shell.Result(
                        2, "", "nonet: there is no display to open the window on; see 'nonet --help' for commands.\n"));
    }

    private Shell.Result nonet(String input, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        InputStream in = new java.io.ByteArrayInputStream(input.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        int code = NonetCommand.run(
                Shell.ENGINES,
                "1.2.3",
                new Streams(in, out, err),
                trace -> {
                    watched.add(trace);
                    return 7;
                },
                arguments);
        return new Shell.Result(code, out.toString(), err.toString());
    }
}
