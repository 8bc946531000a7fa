package nonet.codec.api;

import nonet.play.Document;

/// A puzzle as read, with the user's digits and marks.
///
/// @param line the line on which it begins, from 1
public record ParsedPuzzle(Document document, int line) {

    /// Returns the givens under the document's name.
    public NamedPuzzle named() {
        return new NamedPuzzle(document.puzzle(), document.name(), line);
    }
}
