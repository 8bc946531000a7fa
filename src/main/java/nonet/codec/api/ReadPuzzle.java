package nonet.codec.api;

import nonet.grid.Puzzle;
import nonet.play.Document;

/// A puzzle as read, with the user's digits and marks.
///
/// @param line the line on which it begins, from 1
public record ReadPuzzle(Document document, int line) {

    /// Returns a puzzle without digits and marks of the user.
    ///
    /// @param name empty if it has none
    public static ReadPuzzle of(String name, Puzzle puzzle, int line) {
        return new ReadPuzzle(Document.of(name, puzzle), line);
    }

    public Puzzle puzzle() {
        return document.puzzle();
    }

    /// Returns the puzzle's name; empty if it has none.
    public String name() {
        return document.name();
    }
}
