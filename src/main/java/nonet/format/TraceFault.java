package nonet.format;

/// The fault of the first invalid line of a trace.
///
/// @param line the line, from 1
public record TraceFault(int line, Why why) {

    /// The cause of a fault.
    public enum Why {
        /// The text does not begin with the header line, which names engine and puzzle.
        NO_TRACE,
        /// The line is truncated.
        CUT_OFF,
        /// The line is not a JSON object.
        NOT_JSON,
        /// A field is missing or its value makes no sense.
        BAD_FIELD,
        /// The kind of the event is unknown.
        UNKNOWN_KIND,
        /// The event is impossible after those before it.
        IMPOSSIBLE,
        /// The line is longer than any event.
        TOO_LONG,
        /// There are more events than the limit.
        TOO_MANY
    }
}
