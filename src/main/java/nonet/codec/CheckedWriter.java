package nonet.codec;

import java.util.ArrayList;
import java.util.List;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentWriter;
import nonet.play.Document;

/// Writes documents one by one in a format, in constant memory. The first part is read back before it is passed on: a
/// document, a few of them, or the beginning of a list of any length. Later ones are read back if they hold more than
/// givens, as marks may change a puzzle.
public final class CheckedWriter {

    private static final int BUFFER = 1 << 15;

    private final Codecs codecs;
    private final Codec codec;
    private final DocumentWriter writer;
    private final StringBuilder text = new StringBuilder();
    private final List<Document> unread = new ArrayList<>();
    private boolean checked;

    public CheckedWriter(Codecs codecs, Codec codec) {
        this.codecs = codecs;
        this.codec = codec;
        this.writer = codec.writer();
    }

    /// Writes a document.
    ///
    /// @return whether enough is written to be passed on
    /// @throws IllegalStateException if the format holds one document, and it is written already
    /// @throws MisreadException if the document is not read back as it was written
    public boolean add(Document document) throws MisreadException {
        text.append(writer.next(document));
        if (!checked) {
            unread.add(document);
        } else if (!document.equals(Document.of(document.name(), document.puzzle()))) {
            codecs.written(codec, List.of(document));
        }
        return text.length() > BUFFER;
    }

    /// Returns the text written since the last call; empty if there is none.
    ///
    /// @throws MisreadException if the first part is not read back as it was written
    public String take() throws MisreadException {
        if (!checked && !text.isEmpty()) {
            codecs.check(codec, text + writer.end(), unread);
            checked = true;
            unread.clear();
        }
        String taken = text.toString();
        text.setLength(0);
        return taken;
    }

    /// Returns the rest of the text.
    ///
    /// @throws MisreadException if the first part is not read back as it was written
    public String end() throws MisreadException {
        return take() + writer.end();
    }
}
