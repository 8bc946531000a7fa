package nonet.service.input;

import java.io.IOException;
import java.util.List;
import nonet.codec.api.Note;
import nonet.codec.api.ParsedPuzzle;
import nonet.format.Fault;
import org.jspecify.annotations.Nullable;

/// The documents and faults of an input, in its order.
public interface DocumentFeed {

    /// A document, or a place that is none.
    sealed interface Item {

        /// A document with all that the input says of it.
        record Read(ParsedPuzzle sheet) implements Item {}

        /// A place that cannot be read.
        record Misread(Fault fault) implements Item {}
    }

    /// Returns the next document or fault, or null at the end.
    ///
    /// @throws IOException when reading fails
    @Nullable
    Item next() throws IOException;

    /// Returns what was left out and assumed so far.
    List<Note> notes();
}
