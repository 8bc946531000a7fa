package nonet.codec;

import java.io.IOException;
import nonet.codec.api.Codec;

/// Thrown if documents written in a format are not read back as the same puzzles. Such a text must not replace a file.
public final class MisreadException extends IOException {

    private static final long serialVersionUID = 1;

    /// What becomes of the documents.
    public enum Why {
        /// Some are not found, or the text is damaged.
        UNREADABLE,
        /// One has other solutions.
        OTHER_PUZZLE
    }

    private final transient Codec codec;
    private final Why why;

    MisreadException(Codec codec, Why why) {
        super("the format " + codec.id() + " does not hold this: " + why);
        this.codec = codec;
        this.why = why;
    }

    /// Returns the format of the text.
    public Codec codec() {
        return codec;
    }

    public Why why() {
        return why;
    }
}
