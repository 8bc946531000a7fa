package nonet.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Stack;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import nonet.cli.input.Input;
import nonet.cli.output.Streams;
import nonet.codec.api.Fault;
import nonet.service.input.LiveTrace;
import nonet.service.input.SolverProcess;
import nonet.service.input.TraceOrigin;
import nonet.solve.CancelToken;
import nonet.text.Plural;
import nonet.trace.json.TraceJsonReader;
import nonet.trace.json.TraceReading.InvalidLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// The command `nonet watch`.
@Command(
        name = "watch",
        mixinStandardHelpOptions = true,
        customSynopsis = {
            "nonet watch [--check] TRACE",
            "       nonet watch [--check] --run COMMAND...",
            "       nonet watch [--check] --listen [PORT] [--cells PATTERN]"
        },
        description = "Show the search of any solver in the window, from the trace that it writes.",
        footer = {
            "%nA trace has one JSON object per line, as 'nonet trace --format json' prints it. A solver needs to",
            "write only the lines 'puzzle', 'placed', 'guessed', 'backtracked' and 'found'. A pipe is followed",
            "while its lines come; when the window is closed, the next write of the solver fails. A solver that",
            "is started ends with the window.",
            "%nExamples:",
            "  nonet watch search.json",
            "  my-solver puzzle.txt | nonet watch -",
            "  my-solver puzzle.txt | nonet watch --check -",
            "  nonet watch --listen",
            "  nonet watch --run python3 my-solver.py 53..7....6..1.5....98....8...6...34..8.3..17..."
        },
        exitCodeList = {"0:the trace is valid, or the window was closed", "2:an argument or the trace is invalid"})
final class WatchCommand implements Callable<Integer> {

    private final Streams streams;
    private final ToIntFunction<TraceOrigin> window;

    @ArgGroup(multiplicity = "1")
    private Origin origin = new Origin();

    @Option(
            names = "--check",
            description = "Only check the trace, without a window; name the first invalid line and what is wrong.")
    private boolean check;

    @Option(
            names = "--cells",
            paramLabel = "PATTERN",
            description =
                    "With --listen, the names of the variables that are cells, if they are not found: {r0}, {c0} and"
                            + " {n0} stand for row, column and number of the cell, {d0} for the digit of a boolean,"
                            + " counted from 0, and {r1} and so on for those counted from 1. For example"
                            + " 'grid[{r1},{c1}]'.")
    private String cells = "";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /// What is watched: one of these.
    private static final class Origin {

        @Parameters(paramLabel = "TRACE", description = "A file with a trace, a pipe, or - for standard input.")
        private String trace = "-";

        @Option(
                names = "--run",
                arity = "1..*",
                paramLabel = "COMMAND",
                parameterConsumer = Rest.class,
                description =
                        "Start a solver, and watch what it writes: all that follows is its name and its arguments. It"
                                + " gets orders on its standard input, such as 'step' and 'guess r3c5=7'; the page on"
                                + " traces lists them.")
        private List<String> command = List.of();

        @Option(
                names = "--listen",
                arity = "0..1",
                paramLabel = "PORT",
                fallbackValue = "" + TraceOrigin.Profiler.USUAL,
                description = "Wait for a constraint solver of this machine that sends its tree to cp-profiler, such as"
                        + " Choco, Chuffed or Gecode, at this port; without a number, at "
                        + TraceOrigin.Profiler.USUAL + ".")
        private int port;
    }

    /// Takes all arguments that follow, those that look like options too.
    private static final class Rest implements IParameterConsumer {

        @Override
        public void consumeParameters(Stack<String> arguments, ArgSpec option, CommandSpec spec) {
            List<String> command = new ArrayList<>();
            while (!arguments.isEmpty()) {
                command.add(arguments.pop());
            }
            if (command.isEmpty() || command.getFirst().isBlank()) {
                throw new ParameterException(
                        spec.commandLine(), "--run needs a command to start, such as python3 solver.py.");
            }
            option.setValue(command);
        }
    }

    /// @param window opens the window on a trace and returns the exit code
    WatchCommand(Streams streams, ToIntFunction<TraceOrigin> window) {
        this.streams = streams;
        this.window = window;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<String> command = origin.command;
        String trace = origin.trace;
        if (origin.port == 0 && !cells.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--cells needs --listen.");
        }
        if (origin.port != 0) {
            TraceOrigin.Profiler profiler = profiler();
            return check ? checkPort(profiler) : window.applyAsInt(profiler);
        }
        if (!command.isEmpty()) {
            return check ? checkSolver(command) : window.applyAsInt(new TraceOrigin.Solver(command));
        }
        boolean standard = trace.equals("-");
        if (check) {
            try (InputStream in = standard ? streams.in() : open(trace)) {
                String name = standard ? Input.STANDARD : trace;
                return check(name, begin(name, new TraceOrigin.Pipe(in)));
            }
        }
        if (!standard && isFile(trace)) {
            // What is not a trace is reported here rather than in a window.
            try (InputStream in = open(trace)) {
                begin(trace, new TraceOrigin.Pipe(in));
            }
        }
        return window.applyAsInt(new TraceOrigin.Named(trace));
    }

    private TraceOrigin.Profiler profiler() {
        if (origin.port < 1 || origin.port > 65535) {
            throw new ParameterException(spec.commandLine(), "A port is a number from 1 to 65535.");
        }
        try {
            return new TraceOrigin.Profiler(origin.port, cells);
        } catch (IllegalArgumentException pattern) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--cells needs a row and a column, or a number of the cell, such as x[{r0}][{c0}] or x[{n1}].");
        }
    }

    private int checkPort(TraceOrigin.Profiler profiler) throws IOException, InterruptedException {
        String name = "port " + profiler.port();
        try (LiveTrace live = begin(name, profiler)) {
            try {
                return check(name, live);
            } finally {
                if (live.other().isDone() && live.other().resultNow()) {
                    streams.complain("nonet: " + name + ": " + Input.WORDS.ofOtherSolver());
                }
            }
        }
    }

    /// Lets a solver run to its end.
    private int checkSolver(List<String> command) throws IOException, InterruptedException {
        String name = command.getFirst();
        try (LiveTrace live = begin(name, new TraceOrigin.Solver(command))) {
            SolverProcess solver = Objects.requireNonNull(live.solver());
            solver.run();
            int code = check(name, live);
            OptionalInt exit = solver.exitCode();
            if (exit.orElse(0) != 0) {
                throw new Input.Unreadable(
                        name, "The trace is valid, but the solver failed with exit code " + exit.getAsInt() + ".");
            }
            return code;
        }
    }

    private int check(String name, LiveTrace live) throws IOException {
        TraceJsonReader lines = live.lines();
        long events = 0;
        try {
            while (lines.next() != null) {
                events++;
            }
        } catch (IOException failed) {
            throw new Input.Unreadable(name, Input.WORDS.ofTrace(failed));
        }
        InvalidLine fault = lines.fault();
        if (fault != null) {
            throw new Input.Unreadable(name, Input.WORDS.of(fault));
        }
        streams.print(String.format(
                Locale.ROOT,
                "%s: valid, %s, %s by %s",
                name,
                Plural.of(events, "event"),
                Plural.of(lines.solutions(), "solution"),
                lines.engine()));
        streams.out().flush();
        return NonetCommand.FINE;
    }

    private static LiveTrace begin(String name, TraceOrigin origin) throws IOException, InterruptedException {
        try {
            return LiveTrace.open(origin, new CancelToken());
        } catch (IOException failed) {
            throw new Input.Unreadable(name, Input.WORDS.ofTrace(failed));
        }
    }

    private static boolean isFile(String trace) throws IOException {
        try {
            Path file = Path.of(trace);
            if (!Files.exists(file)) {
                throw new Input.Unreadable(trace, Input.WORDS.of(Fault.Unreadable.MISSING));
            }
            if (Files.isDirectory(file)) {
                throw new Input.Unreadable(trace, Input.WORDS.of(Fault.Unreadable.FOLDER));
            }
            return Files.isRegularFile(file);
        } catch (InvalidPathException nonsense) {
            throw new Input.Unreadable(trace, Input.WORDS.of(Fault.Unreadable.MISSING));
        }
    }

    private static InputStream open(String trace) throws IOException {
        isFile(trace);
        try {
            return Files.newInputStream(Path.of(trace));
        } catch (IOException failed) {
            throw Input.unreadable(trace, failed);
        }
    }
}
