package nonet.codec.api;

/// What a format can hold beside the givens.
public enum FormatFeature {
    /// Digits entered beside the givens, told apart from them.
    PLACED,
    /// Pencil marks.
    MARKS,
    /// The candidates of a puzzle that rules out some that its givens leave.
    CANDIDATES,
    /// More than one puzzle.
    SEVERAL,
    /// The puzzles' names.
    NAMES,
    /// What somebody has to say about a puzzle.
    COMMENT,
    /// The colors of cells.
    COLORS,
    /// The earlier states of the puzzle.
    HISTORY
}
