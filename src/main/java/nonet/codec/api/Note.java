package nonet.codec.api;

/// Something that reading left out or had to assume.
///
/// @param line where it was first so, from 1; 0 for the whole
/// @param count how often
public record Note(Kind kind, int line, int count) {

    /// What was left out or assumed.
    public enum Kind {
        /// Solutions that stand beside their puzzles.
        SOLUTIONS,
        /// The same puzzle once more, or a later state of it.
        REPEATED,
        /// Nothing tells givens from entered digits, so all were taken as givens.
        GIVENS_UNKNOWN,
        /// Colors.
        COLORS,
        /// Times, moves and other progress.
        PROGRESS
    }
}
