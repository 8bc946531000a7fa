package nonet.ui.playback;

import java.io.IOException;
import java.util.concurrent.CancellationException;
import java.util.function.DoubleConsumer;
import nonet.service.input.LiveTrace;
import nonet.service.input.SolverProcess;
import nonet.solve.CancelToken;
import nonet.trace.Entry;
import nonet.trace.json.TraceReading.InvalidLine;
import nonet.ui.kit.work.Work;
import org.jspecify.annotations.Nullable;

/// Reads a trace into its recording while its writer is at work. It reads only so far ahead of the shown event that the
/// recording keeps all events after it; the writer has to wait meanwhile.
public final class Following implements Work<Following.End> {

    /// The number of events that are read ahead of the shown one.
    static final long AHEAD = 100_000;

    private static final long WAIT_MILLIS = 5;

    /// How a trace ended.
    public sealed interface End {

        /// Its writer closed it.
        record Closed() implements End {}

        /// Its solver failed.
        record Exited(int code) implements End {}

        /// A line is invalid.
        record Invalid(InvalidLine fault) implements End {}

        /// It could not be read any more.
        record Unreadable(IOException cause) implements End {}
    }

    private final LiveTrace live;
    private final Recording recording;

    Following(LiveTrace live, Recording recording) {
        this.live = live;
        this.recording = recording;
    }

    @Override
    public End run(DoubleConsumer progress, CancelToken cancel) throws InterruptedException {
        try (CancelToken.Registration _ = cancel.whenRequested(this::stop)) {
            for (Entry entry = next(); entry != null; entry = next()) {
                cancel.check();
                recording.append(entry);
                while (recording.ahead() >= AHEAD) {
                    cancel.check();
                    Thread.sleep(WAIT_MILLIS);
                }
            }
            InvalidLine fault = live.lines().fault();
            if (fault != null) {
                return new End.Invalid(fault);
            }
            SolverProcess solver = live.solver();
            int code = solver == null ? 0 : solver.exitCode().orElse(0);
            return code == 0 ? new End.Closed() : new End.Exited(code);
        } catch (IOException failed) {
            if (cancel.requested()) {
                throw new CancellationException();
            }
            return new End.Unreadable(failed);
        } finally {
            recording.end();
            live.close();
        }
    }

    private @Nullable Entry next() throws IOException, InterruptedException {
        SolverControl control = recording.control;
        if (control != null && !live.lines().holdsEvent()) {
            control.await(recording.trace.size());
        }
        return live.lines().next();
    }

    private void stop() {
        live.close();
        recording.end();
    }
}
