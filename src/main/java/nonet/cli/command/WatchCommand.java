package nonet.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import nonet.cli.input.Input;
import nonet.cli.output.Streams;
import nonet.codec.api.Fault;
import nonet.service.input.LiveTrace;
import nonet.text.Plural;
import nonet.trace.json.TraceJsonReader;
import nonet.trace.json.TraceReading.InvalidLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The command `nonet watch`.
@Command(
        name = "watch",
        mixinStandardHelpOptions = true,
        description = "Show the search of any solver in the window, from the trace that it writes.",
        footer = {
            "%nA trace has one JSON object per line, as 'nonet trace --format json' prints it. A solver needs to write",
            "only the lines 'puzzle', 'placed', 'guessed', 'backtracked' and 'found'. A pipe is followed while its",
            "lines come; when the window is closed, the next write of the solver fails.",
            "%nExamples:",
            "  nonet watch search.json",
            "  my-solver puzzle.txt | nonet watch -",
            "  my-solver puzzle.txt | nonet watch --check -"
        },
        exitCodeList = {"0:the trace is valid, or the window was closed", "2:an argument or the trace is invalid"})
final class WatchCommand implements Callable<Integer> {

    private final Streams streams;
    private final ToIntFunction<String> window;

    @Parameters(paramLabel = "TRACE", description = "A file with a trace, a pipe, or - for standard input.")
    private String trace = "-";

    @Option(
            names = "--check",
            description = "Only check the trace, without a window; name the first invalid line and what is wrong.")
    private boolean check;

    /// @param window opens the window on a trace and returns the exit code
    WatchCommand(Streams streams, ToIntFunction<String> window) {
        this.streams = streams;
        this.window = window;
    }

    @Override
    public Integer call() throws IOException {
        boolean standard = trace.equals("-");
        if (check) {
            try (InputStream in = standard ? streams.in() : open(trace)) {
                return check(standard ? Input.STANDARD : trace, in);
            }
        }
        if (!standard && isFile(trace)) {
            // What is not a trace is reported here rather than in a window.
            try (InputStream in = open(trace)) {
                begin(trace, in);
            }
        }
        return window.applyAsInt(trace);
    }

    private int check(String name, InputStream in) throws IOException {
        TraceJsonReader lines = begin(name, in);
        long events = 0;
        try {
            while (lines.next() != null) {
                events++;
            }
        } catch (IOException failed) {
            throw Input.unreadable(name, failed);
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

    private static TraceJsonReader begin(String name, InputStream in) throws IOException {
        try {
            return LiveTrace.of(in).lines();
        } catch (TraceJsonReader.NoTraceException none) {
            throw new Input.Unreadable(name, Input.WORDS.of(none.fault()));
        } catch (IOException failed) {
            throw Input.unreadable(name, failed);
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
