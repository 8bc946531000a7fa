package nonet.ui.generate;

/// The place for the new puzzles.
public enum Destination {
    /// One puzzle goes to the board.
    BOARD,
    /// Any number goes to a collection of the library.
    LIBRARY,
    /// Any number goes to a file, a puzzle a line.
    FILE
}
