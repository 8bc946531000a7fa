package nonet.format;

/// What is wrong with the first bad line of a trace.
///
/// @param line the line, from 1
public record TraceFault(int line, Why why) {

    /// What can be wrong with a line.
    public enum Why {
        /// The text does not begin with the line that says engine and puzzle.
        NO_TRACE,
        /// The line breaks off.
        CUT_OFF,
        /// The line is no JSON object.
        NOT_JSON,
        /// A field is missing, or what stands in it makes no sense.
        BAD_FIELD,
        /// There are no events of this kind.
        UNKNOWN_KIND,
        /// The event cannot happen after those before it.
        IMPOSSIBLE,
        /// The line is longer than any event.
        TOO_LONG,
        /// There are more events than are read.
        TOO_MANY
    }
}
