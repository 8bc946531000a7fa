package nonet.codec.api;

import java.util.List;
import nonet.play.Document;

/// Writes documents one after the other.
final class DocumentSequence implements DocumentWriter {

    private final Codec codec;
    private final String between;
    private boolean any;

    /// @param between the text between two documents
    DocumentSequence(Codec codec, String between) {
        this.codec = codec;
        this.between = between;
    }

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
}
