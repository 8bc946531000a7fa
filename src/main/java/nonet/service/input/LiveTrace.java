package nonet.service.input;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
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
/// @param hasBoard whether the decisions of the search are ones on cells, so that the digits on the board mean something
/// @param other completed with whether another solver wanted to be heard too, when that happens first, or at the end
public record LiveTrace(
        TraceJsonReader lines,
        Closeable source,
        @Nullable SolverProcess solver,
        boolean hasBoard,
        Future<Boolean> other)
        implements Closeable {

    private static final Logger LOG = Logger.getLogger(LiveTrace.class.getName());

    private static final Future<Boolean> NO_OTHER = CompletableFuture.completedFuture(false);

    /// Reads the first line, and waits for it if there is none yet.
    ///
    /// @throws TraceJsonReader.NoTraceException if it is not the first line of a trace
    /// @throws IOException if reading fails
    public static LiveTrace of(InputStream in) throws IOException {
        return new LiveTrace(lines(in), in, null, true, NO_OTHER);
    }

    /// Opens a trace, and waits for its first line. It is closed if that fails, or is cancelled.
    ///
    /// @throws TraceJsonReader.NoTraceException if the first line is not that of a trace
    /// @throws ProfilerException if a solver does not send what cp-profiler takes, or the port is not free
    /// @throws SolverProcess.FailedException if a solver cannot be started, or fails without a trace
    /// @throws IOException if reading fails
    public static LiveTrace open(TraceOrigin origin, CancelToken cancel) throws IOException, InterruptedException {
        return switch (origin) {
            case TraceOrigin.Named(String name) -> {
                InputStream in =
                        name.equals("-") ? new FileInputStream(FileDescriptor.in) : Files.newInputStream(Path.of(name));
                yield open(in, in, null, cancel);
            }
            case TraceOrigin.Pipe(InputStream in) -> open(in, in, null, cancel);
            case TraceOrigin.Profiler profiler -> listen(profiler, cancel);
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

    private static LiveTrace open(InputStream in, Closeable source, @Nullable SolverProcess solver, CancelToken cancel)
            throws IOException {
        try (CancelToken.Registration _ = cancel.whenRequested(() -> close(source))) {
            return new LiveTrace(lines(in), source, solver, true, NO_OTHER);
        } catch (IOException failed) {
            close(source);
            throw failed;
        }
    }

    /// Accepts one solver, and turns away others while it is heard.
    private static LiveTrace listen(TraceOrigin.Profiler origin, CancelToken cancel) throws IOException {
        ServerSocket server = server(origin.port());
        try (CancelToken.Registration _ = cancel.whenRequested(() -> close(server))) {
            Socket solver = server.accept();
            Closeable both = () -> {
                server.close();
                solver.close();
            };
            CompletableFuture<Boolean> other = new CompletableFuture<>();
            Thread.ofPlatform().daemon().name("other solvers").start(() -> turnAway(server, other));
            try (CancelToken.Registration _ = cancel.whenRequested(() -> close(both))) {
                ProfilerTrace trace = new ProfilerTrace(
                        new BufferedInputStream(solver.getInputStream()), new CellLabels(origin.cells()));
                return new LiveTrace(new TraceJsonReader(trace), both, null, trace.hasBoard(), other);
            } catch (IOException failed) {
                close(solver);
                throw failed;
            }
        } catch (IOException failed) {
            close(server);
            throw failed;
        }
    }

    private static ServerSocket server(int port) throws IOException {
        try {
            return new ServerSocket(port, 1, InetAddress.getLoopbackAddress());
        } catch (BindException taken) {
            throw new ProfilerException(ProfilerException.Why.PORT);
        }
    }

    /// Closes every further connection at once, until nothing listens any more.
    private static void turnAway(ServerSocket server, CompletableFuture<Boolean> other) {
        try {
            while (true) {
                server.accept().close();
                other.complete(true);
            }
        } catch (IOException closed) {
            other.complete(false);
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
