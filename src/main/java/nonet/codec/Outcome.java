package nonet.codec;

import java.util.List;
import nonet.format.Fault;

/// What came of reading.
public sealed interface Outcome {

    /// At least one puzzle.
    ///
    /// @param codec what it was read as
    /// @param notes what was left out or assumed; empty when everything was understood
    record Read(Codec codec, List<Sheet> sheets, List<Note> notes) implements Outcome {
        public Read {
            sheets = List.copyOf(sheets);
            notes = List.copyOf(notes);
            if (sheets.isEmpty()) {
                throw new IllegalArgumentException("no puzzle");
            }
        }
    }

    /// Nothing that could be read.
    record Refused(Fault fault) implements Outcome {}
}
