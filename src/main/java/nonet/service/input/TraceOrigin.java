package nonet.service.input;

import java.io.InputStream;
import java.util.List;

/// Where the trace of another program comes from.
public sealed interface TraceOrigin {

    /// A file or a pipe.
    ///
    /// @param name its name, or `-` for the standard input of this process
    record Named(String name) implements TraceOrigin {}

    /// A stream that the program writes.
    record Pipe(InputStream in) implements TraceOrigin {}

    /// A solver that is started.
    ///
    /// @param command the program and its arguments
    record Solver(List<String> command) implements TraceOrigin {

        public Solver {
            command = List.copyOf(command);
        }
    }

    /// A constraint solver that connects to this machine, as it would to cp-profiler.
    ///
    /// @param port the port, 1 to 65535
    /// @param cells the pattern of the variables that are cells, or empty to find it
    record Profiler(int port, String cells) implements TraceOrigin {

        /// The port of cp-profiler.
        public static final int USUAL = 6565;

        /// @throws IllegalArgumentException if the pattern names no cells
        public Profiler {
            var _ = new CellLabels(cells);
        }
    }
}
