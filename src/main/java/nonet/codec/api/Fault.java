package nonet.codec.api;

import nonet.photo.image.PictureFault;
import nonet.trace.json.TraceReading;

/// The reason why a source, or a part of it, is not read as a puzzle.
public sealed interface Fault {

    /// The bytes of the source could not be read.
    enum Unreadable implements Fault {
        MISSING,
        FOLDER,
        NOT_A_FILE,
        FORBIDDEN,
        TOO_LARGE,
        /// A list of more puzzles than are kept in memory.
        LONG_LIST,
        CLOSED,
        /// Another program has shortened the file while it was read.
        SHORTENED,
        FAILED
    }

    /// The text holds nothing like a puzzle.
    record NoPuzzle() implements Fault {}

    /// The content is not text: a picture, for example.
    record NotText() implements Fault {}

    /// A fault at a place in the text. Lines and columns count from 1, columns in whole characters even where one takes
    /// two `char`s.
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
    /// @param column the column of the row's last cell
    record BadRow(int line, int column, int cells) implements Located {}

    /// Some blank cells of a table are empty and others have a symbol, so that a digit seems to be lost.
    ///
    /// @param line the line of the first row that differs from those before it
    record UnevenBlanks(int line, int column) implements Located {}

    /// A grid has too few or too many rows of nine cells.
    ///
    /// @param line the line of the grid's first row
    /// @param column the column where that row begins
    record BadHeight(int line, int column, int rows) implements Located {}

    /// A puzzle in another form than nine rows has too few or too many cells.
    ///
    /// @param line the line of its last cell
    /// @param column the column of its last cell
    record BadCount(int line, int column, int cells) implements Located {}

    /// Nine rows of nine numbers in which too many cells conflict for a sudoku.
    ///
    /// @param line the line of the first row
    record Clashing(int line, int column) implements Located {}

    /// A grid of another size among lines of text.
    ///
    /// @param line the line of the grid's first row
    /// @param column the column where that row begins
    /// @param size its width in cells
    record OtherSize(int line, int column, int size) implements Located {}

    /// A document with a sudoku of another size.
    ///
    /// @param size its width in cells
    record WrongSize(int size) implements Fault {}

    /// A sudoku with variant rules.
    ///
    /// @param rule the format's name for the rule
    record Variant(String rule) implements Fault {}

    /// A malformed or truncated file: its XML or JSON does not end properly.
    record BadSyntax(int line, int column) implements Located {}

    /// A value that is invalid for a cell.
    record BadValue(int line, int column, String value) implements Located {}

    /// A line that is longer than any puzzle with its annotations.
    record LongLine(int line, int column) implements Located {}

    /// A compressed file that expands to more than any puzzle file.
    record TooLarge() implements Fault {}

    /// A link to a puzzle that only a server knows.
    record OnServer() implements Fault {}

    /// A grid of dice, which show only six of the nine digits.
    record Dice() implements Fault {}

    /// An archive that is unpacked only with a password.
    record Encrypted() implements Fault {}

    /// The end of a file of more parts than are read.
    ///
    /// @param read the number of parts that are read
    record OnlyFirst(Part part, int read) implements Fault {

        /// What a file has several of.
        public enum Part {
            FILES,
            PAGES,
            /// Rows of a sheet.
            ROWS,
            /// Columns of a sheet.
            COLUMNS
        }
    }

    /// A fault of a file in an archive.
    ///
    /// @param entry the name of the file in the archive
    record InEntry(String entry, Fault fault) implements Fault {}

    /// A file of a kind that is not read.
    record OtherFile(Kind kind) implements Fault {

        /// The kind of a file.
        public enum Kind {
            /// An archive without texts, or of a kind that is not unpacked.
            ARCHIVE,
            /// A Word document.
            WORD,
            /// A presentation.
            PRESENTATION,
            /// A document of Microsoft Office before 2007, among them spreadsheets.
            OLD_OFFICE
        }
    }

    /// A picture without a sudoku that can be read.
    record Picture(PictureFault why) implements Fault {}

    /// A source that begins like the trace of a search, but is none.
    record Trace(TraceReading.InvalidLine line) implements Fault {}
}
