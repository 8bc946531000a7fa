package nonet.codec.api;

/// A feature of a format besides the givens.
public enum FormatFeature {
    /// Entered digits, distinct from the givens.
    PLACED,
    /// Pencil marks.
    MARKS,
    /// The candidates of a puzzle, if they exclude some that its givens allow.
    CANDIDATES,
    /// More than one puzzle.
    SEVERAL,
    /// The puzzles' names.
    NAMES,
    /// A comment on the puzzle.
    COMMENT,
    /// The colors of cells.
    COLORS,
    /// The links drawn between candidates.
    LINKS,
    /// Corner marks, distinct from pencil marks.
    CORNERS,
    /// The marked events of searches.
    BOOKMARKS,
    /// The earlier states of the puzzle.
    HISTORY
}
