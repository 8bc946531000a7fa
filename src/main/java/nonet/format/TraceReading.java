package nonet.format;

import nonet.grid.Puzzle;
import nonet.trace.Trace;
import org.jspecify.annotations.Nullable;

/// The result of reading a trace: its events up to the first invalid line.
public sealed interface TraceReading {

    /// A trace, complete or partial.
    ///
    /// @param engine the id of the searching engine, whether this program has it or not
    /// @param fault the fault of the line after the last event; null if the text was read to its end
    record Read(
            String engine,
            Puzzle puzzle,
            Trace trace,
            @Nullable TraceFault fault) implements TraceReading {}

    /// A text without a readable trace.
    record Unreadable(TraceFault fault) implements TraceReading {}
}
