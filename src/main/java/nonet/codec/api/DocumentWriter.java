package nonet.codec.api;

import nonet.play.Document;

/// Writes documents one by one in constant memory.
public interface DocumentWriter {

    /// Returns the text of the next document, including anything that precedes it. It ends with a line break.
    ///
    /// @throws IllegalStateException if the format holds one document, and it is written already
    String next(Document document);

    /// Returns the text after the last document.
    String end();
}
