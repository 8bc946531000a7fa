package nonet.ui.export;

/// The content of an export.
public enum ExportContent {
    /// The board as it is shown.
    BOARD,
    /// The puzzle, or all puzzles of a file.
    PUZZLES,
    /// The solution of the puzzle.
    SOLUTION,
    /// The path to the solution.
    WALKTHROUGH
}
