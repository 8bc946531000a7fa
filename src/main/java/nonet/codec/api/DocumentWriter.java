package nonet.codec.api;

import nonet.play.Document;

/// Writes documents one by one in a format, in constant memory.
public interface DocumentWriter {

    /// Returns the text of the next document, with what stands before it. It ends with a line break.
    String next(Document document);

    /// Returns the text behind the last document.
    String end();
}
