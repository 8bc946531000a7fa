package nonet.format;

import nonet.grid.Puzzle;
import nonet.trace.Trace;
import org.jspecify.annotations.Nullable;

/// What could be read of a trace: its events up to the first bad line.
public sealed interface TraceReading {

    /// Some of it or everything.
    ///
    /// @param engine the id of the engine that searched, whether this program has it or not
    /// @param fault what is wrong with the line after the last event; null when the text was read to its end
    record Read(
            String engine,
            Puzzle puzzle,
            Trace trace,
            @Nullable TraceFault fault) implements TraceReading {}

    /// Nothing.
    record Unreadable(TraceFault fault) implements TraceReading {}
}
