package nonet.codec.api;

import java.util.List;
import nonet.play.Document;

/// Writes documents one by one in constant memory.
public interface DocumentWriter {

    /// Returns the text of the next document, including anything that precedes it. It ends with a line break.
    ///
    /// @throws IllegalStateException if the format holds one document, and it is written already
    String next(Document document);

    /// Returns the text after the last document.
    String end();

    /// Returns a writer of documents one after the other.
    ///
    /// @param between the text between two documents
    static DocumentWriter sequence(Codec codec, String between) {
        return new DocumentWriter() {

            private boolean any;

            @Override
            public String next(Document document) {
                if (any && !codec.holdsSeveral()) {
                    throw new IllegalStateException("'" + codec.id() + "' holds one puzzle.");
                }
                String text = codec.write(List.of(document));
                String before = any ? between : "";
                any = true;
                return before + text + (text.endsWith("\n") ? "" : "\n");
            }

            @Override
            public String end() {
                return "";
            }
        };
    }
}
