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
}
