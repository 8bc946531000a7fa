package nonet.format;

/// What is wrong with a text. Lines and columns count from 1.
public sealed interface Fault {

    /// There is nothing like a puzzle in it.
    record NoPuzzle() implements Fault {}

    /// It is not text at all: a picture, for example.
    record NotText() implements Fault {}

    /// A character that is neither a digit, nor a blank cell, nor a separator.
    ///
    /// @param character the character, as a string because it may take two `char`s
    record BadCharacter(int line, int column, String character) implements Fault {}

    /// A row of the grid has too few or too many cells.
    record BadRow(int line, int cells) implements Fault {}

    /// A grid has too few or too many rows of nine cells.
    ///
    /// @param line where the grid begins
    record BadHeight(int line, int rows) implements Fault {}

    /// A puzzle that is not written in nine rows has too few or too many cells.
    ///
    /// @param line where the last cell stands
    record BadCount(int line, int cells) implements Fault {}
}
