package nonet.service.batch;

import java.io.IOException;
import java.util.List;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import org.jspecify.annotations.Nullable;

/// The documents and faults of an input, in order.
public interface PuzzleStream {

    /// A document, or a place that is not one.
    sealed interface Item {

        /// A puzzle with everything that the input states about it.
        record Read(ReadPuzzle puzzle) implements Item {}

        /// A place that cannot be read.
        ///
        /// @param text its line, if each line is a record of its own; otherwise empty
        record Misread(Fault fault, String text) implements Item {

            /// A place that is no record of its own.
            public Misread(Fault fault) {
                this(fault, "");
            }
        }
    }

    /// Returns the next document or fault, or null at the end.
    ///
    /// @throws IOException if reading fails
    @Nullable
    Item next() throws IOException;

    /// Returns the remarks on what was left out or assumed so far.
    List<ReadingNote> notes();
}
