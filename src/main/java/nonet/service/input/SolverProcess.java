package nonet.service.input;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import nonet.files.AtExit;
import nonet.grid.Candidate;

/// A solver of another program that is started to be watched: its standard output is a trace, and its standard input gets
/// orders, one a line. A solver may ignore them. It ends with this program at the latest.
///
/// Giving an order never waits. Orders that the solver does not take are dropped once there are many.
public final class SolverProcess implements Closeable {

    private static final Logger LOG = Logger.getLogger(SolverProcess.class.getName());

    private static final int MOST_WAITING = 10_000;

    /// The time that a solver has to end by itself, and again when it is asked to by the system.
    private static final long GRACE_MILLIS = 500;

    private final Process process;
    private final BlockingQueue<String> orders = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Thread writer;
    private final AtExit atExit = new AtExit(this::end);
    private volatile boolean destroyed;

    /// Thrown if a solver cannot be started, or ends without a trace.
    public static final class FailedException extends IOException {

        private static final long serialVersionUID = 1;

        private final boolean started;
        private final int code;

        private FailedException(IOException cause) {
            super(cause);
            started = false;
            code = 0;
        }

        FailedException(int code) {
            super("exit code " + code);
            started = true;
            this.code = code;
        }

        /// Returns the exit code; empty if the solver did not start.
        public OptionalInt code() {
            return started ? OptionalInt.of(code) : OptionalInt.empty();
        }
    }

    private SolverProcess(Process process) {
        this.process = process;
        writer = Thread.ofPlatform().daemon().name("orders").start(this::write);
    }

    /// Starts a solver. What it writes to standard error goes to that of this program.
    ///
    /// @param command a program and its arguments
    /// @throws FailedException if it cannot be started
    public static SolverProcess start(List<String> command) throws FailedException {
        try {
            return new SolverProcess(
                    new ProcessBuilder(command).redirectError(Redirect.INHERIT).start());
        } catch (IOException failed) {
            throw new FailedException(failed);
        }
    }

    /// Returns the standard output of the solver.
    InputStream output() {
        return process.getInputStream();
    }

    /// Lets the solver make one event.
    public void step() {
        order("step");
    }

    /// Lets the solver go on until it is told to pause.
    public void run() {
        order("run");
    }

    /// Lets the solver wait for the next order.
    public void pause() {
        order("pause");
    }

    /// Names the next guess of the solver.
    public void guess(Candidate candidate) {
        order("guess " + candidate);
    }

    private void order(String line) {
        if (!orders.offer(line)) {
            LOG.log(Level.FINE, "The solver takes no orders");
        }
    }

    private void write() {
        try (OutputStream in = process.getOutputStream()) {
            for (String order = orders.take(); !order.isEmpty(); order = orders.take()) {
                in.write((order + "\n").getBytes(StandardCharsets.UTF_8));
                in.flush();
            }
        } catch (IOException closed) {
            LOG.log(Level.FINE, "The solver reads no more orders", closed);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /// Returns the exit code of a solver that ends by itself; empty if it does not soon, or was ended by the system on
    /// behalf of [#close].
    public OptionalInt exitCode() throws InterruptedException {
        return process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS) && !destroyed
                ? OptionalInt.of(process.exitValue())
                : OptionalInt.empty();
    }

    /// Ends the solver, which may take a second; this does not wait for it.
    @Override
    public void close() {
        Thread.ofPlatform().daemon().name("end of solver").start(this::end);
    }

    /// Tells the solver to stop, then ends it, with the processes that it started.
    private synchronized void end() {
        try {
            List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                    .toList();
            order("stop");
            order("");
            if (!process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS)) {
                destroyed = true;
                all.forEach(ProcessHandle::destroy);
                process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS);
            }
            all.forEach(ProcessHandle::destroyForcibly);
        } catch (InterruptedException ended) {
            destroyed = true;
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        } finally {
            writer.interrupt();
            LiveTrace.close(process.getInputStream());
            atExit.close();
        }
    }
}
