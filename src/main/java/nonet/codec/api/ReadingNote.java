package nonet.codec.api;

/// A remark on what reading left out or assumed.
///
/// @param line the line of the first occurrence, from 1; 0 for the whole text
/// @param count the number of occurrences
public record ReadingNote(Kind kind, int line, int count) {

    /// The kind of a remark.
    public enum Kind {
        /// Solutions next to their puzzles were left out.
        SOLUTIONS,
        /// The same puzzle again, or a later state of it, was left out.
        REPEATED,
        /// Nothing distinguishes givens from entered digits, so all digits were taken as givens.
        GIVENS_UNKNOWN,
        /// The words above the puzzle name a variant, whose other rules were left out.
        VARIANT,
        /// Colors were left out.
        COLORS,
        /// Times, moves and other progress were left out.
        PROGRESS,
        /// Digits of a picture that are uncertain.
        UNCERTAIN,
        /// Small marks in the cells of a picture were left out.
        MARKS
    }
}
