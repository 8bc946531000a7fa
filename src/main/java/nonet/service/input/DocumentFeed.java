package nonet.service.input;

import java.io.IOException;
import java.util.List;
import nonet.codec.api.Fault;
import nonet.codec.api.Note;
import nonet.codec.api.ParsedPuzzle;
import org.jspecify.annotations.Nullable;

/// The documents and faults of an input, in order.
public interface DocumentFeed {

    /// A document, or a place that is not one.
    sealed interface Item {

        /// A document with everything that the input states about it.
        record Read(ParsedPuzzle parsed) implements Item {}

        /// A place that cannot be read.
        record Misread(Fault fault) implements Item {}
    }

    /// Returns the next document or fault, or null at the end.
    ///
    /// @throws IOException if reading fails
    @Nullable
    Item next() throws IOException;

    /// Returns the remarks on what was left out or assumed so far.
    List<Note> notes();
}
