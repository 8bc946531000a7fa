package nonet.ui.export;

/// What is exported.
public enum ExportContent {
    /// The board as it is shown.
    BOARD,
    /// The puzzle, or all puzzles of a file.
    PUZZLES,
    /// The way to the solution.
    WALKTHROUGH
}
