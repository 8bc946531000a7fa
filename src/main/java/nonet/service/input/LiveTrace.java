package nonet.service.input;

import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.solve.CancelToken;
import nonet.trace.json.TraceJsonReader;
import org.jspecify.annotations.Nullable;

/// A trace that is read while its writer is still at work, such as from a pipe. Closing it lets the writer's next write
/// fail; any thread may do so, also while another waits for a line.
///
/// @param source the stream below the lines, or the solver that writes it, which is closed instead of their reader, as that
///     would wait for its lock
/// @param solver the solver, if it takes orders; null otherwise
public record LiveTrace(TraceJsonReader lines, Closeable source, @Nullable SolverProcess solver) implements Closeable {

    private static final Logger LOG = Logger.getLogger(LiveTrace.class.getName());

    /// Reads the first line, and waits for it if there is none yet.
    ///
    /// @throws TraceJsonReader.NoTraceException if it is not the first line of a trace
    /// @throws IOException if reading fails
    public static LiveTrace of(InputStream in) throws IOException {
        return new LiveTrace(lines(in), in, null);
    }

    /// Opens a trace, and waits for its first line. It is closed if that fails, or is cancelled.
    ///
    /// @throws TraceJsonReader.NoTraceException if the first line is not that of a trace
    /// @throws SolverProcess.FailedException if a solver cannot be started, or fails without a trace
    /// @throws IOException if reading fails
    public static LiveTrace open(TraceOrigin origin, CancelToken cancel) throws IOException, InterruptedException {
        return switch (origin) {
            case TraceOrigin.Named(String name) -> {
                InputStream in = name.equals("-")
                        ? new FileInputStream(FileDescriptor.in)
                        : Files.newInputStream(Path.of(name));
                yield open(in, in, null, cancel);
            }
            case TraceOrigin.Pipe(InputStream in) -> open(in, in, null, cancel);
            case TraceOrigin.Solver solver -> {
                SolverProcess process = SolverProcess.start(solver.command());
                try {
                    yield open(process.output(), process, process, cancel);
                } catch (TraceJsonReader.NoTraceException none) {
                    OptionalInt code = process.exitCode();
                    if (code.orElse(0) != 0) {
                        throw new SolverProcess.FailedException(code.getAsInt());
                    }
                    throw none;
                }
            }
        };
    }

    private static LiveTrace open(
            InputStream in, Closeable source, @Nullable SolverProcess solver, CancelToken cancel) throws IOException {
        try (CancelToken.Registration _ = cancel.whenRequested(() -> close(source))) {
            return new LiveTrace(lines(in), source, solver);
        } catch (IOException failed) {
            close(source);
            throw failed;
        }
    }

    private static TraceJsonReader lines(InputStream in) throws IOException {
        return new TraceJsonReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
        close(source);
    }

    /// Closes the source of a trace, whose first line may not have come yet.
    public static void close(Closeable source) {
        try {
            source.close();
        } catch (IOException failed) {
            LOG.log(Level.FINE, "Cannot close the source of a trace", failed);
        }
    }
}
