package nonet.service.input;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.trace.json.TraceJsonReader;

/// A trace that is read while its writer is still at work, such as from a pipe. Closing it lets the writer's next write
/// fail; any thread may do so, also while another waits for a line.
///
/// @param in the stream below the lines, which is closed instead of their reader, as that would wait for its lock
public record LiveTrace(TraceJsonReader lines, InputStream in) implements Closeable {

    private static final Logger LOG = Logger.getLogger(LiveTrace.class.getName());

    /// Reads the first line, and waits for it if there is none yet.
    ///
    /// @throws TraceJsonReader.NoTraceException if it is not the first line of a trace
    /// @throws IOException if reading fails
    public static LiveTrace of(InputStream in) throws IOException {
        return new LiveTrace(new TraceJsonReader(new InputStreamReader(in, StandardCharsets.UTF_8)), in);
    }

    @Override
    public void close() {
        close(in);
    }

    /// Closes the stream of a trace, whose first line may not have come yet.
    public static void close(InputStream in) {
        try {
            in.close();
        } catch (IOException failed) {
            LOG.log(Level.FINE, "Cannot close the stream of a trace", failed);
        }
    }
}
