package nonet.format;

/// What is wrong with a text.
public sealed interface Fault {

    /// There is nothing like a puzzle in it.
    record NoPuzzle() implements Fault {}

    /// It is not text at all: a picture, for example.
    record NotText() implements Fault {}

    /// A fault that stands at one place of the text. Lines and columns count from 1, columns in whole characters even
    /// where one takes two `char`s.
    sealed interface Located extends Fault {
        int line();

        int column();
    }

    /// A character that is neither a digit, nor a blank cell, nor a separator.
    ///
    /// @param character the character, as a string because it may take two `char`s
    record BadCharacter(int line, int column, String character) implements Located {}

    /// A row of the grid has too few or too many cells.
    ///
    /// @param column of the row's last cell
    record BadRow(int line, int column, int cells) implements Located {}

    /// Of a table's blank cells some are empty and others have a sign, so that a digit seems to be lost.
    ///
    /// @param line of the first row that is unlike those before it
    record UnevenBlanks(int line, int column) implements Located {}

    /// A grid has too few or too many rows of nine cells.
    ///
    /// @param line of the grid's first row
    /// @param column where that row begins
    record BadHeight(int line, int column, int rows) implements Located {}

    /// A puzzle that is not written in nine rows has too few or too many cells.
    ///
    /// @param line of its last cell
    /// @param column of its last cell
    record BadCount(int line, int column, int cells) implements Located {}

    /// Nine rows of nine numbers whose digits clash in so many cells that they are no sudoku.
    ///
    /// @param line of the first row
    record Clashing(int line, int column) implements Located {}

    /// A grid among lines of text that has another size.
    ///
    /// @param line of the grid's first row
    /// @param column where that row begins
    /// @param size its width in cells
    record OtherSize(int line, int column, int size) implements Located {}

    /// A document with a sudoku of another size.
    ///
    /// @param size its width in cells
    record WrongSize(int size) implements Fault {}

    /// A sudoku with rules beyond the usual ones.
    ///
    /// @param rule what the format calls such a rule
    record Variant(String rule) implements Fault {}

    /// A file that is broken or breaks off: its XML or JSON does not come to an end.
    record BadSyntax(int line, int column) implements Located {}

    /// A cell's value is none a cell can have.
    record BadValue(int line, int column, String value) implements Located {}

    /// A line that is longer than a puzzle can be with everything said of it.
    record LongLine(int line, int column) implements Located {}

    /// A packed file that unpacks to more than any puzzle file.
    record TooLarge() implements Fault {}
}
