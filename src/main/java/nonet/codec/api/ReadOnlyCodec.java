package nonet.codec.api;

import java.util.List;
import nonet.play.Document;

/// A format that is read but not written.
public interface ReadOnlyCodec extends Codec {

    @Override
    default boolean writes() {
        return false;
    }

    @Override
    default String write(List<Document> documents) {
        throw new UnsupportedOperationException("not written: " + id());
    }
}
