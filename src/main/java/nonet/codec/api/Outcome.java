package nonet.codec.api;

import java.util.List;
import nonet.format.Fault;

/// What came of reading.
public sealed interface Outcome {

    /// At least one puzzle.
    ///
    /// @param codec what it was read as
    /// @param notes what was left out or assumed; empty when everything was understood
    /// @param faults the places that are no puzzles, in the order of the text
    record Read(Codec codec, List<ParsedPuzzle> sheets, List<Note> notes, List<Fault> faults) implements Outcome {

        /// A reading without a fault.
        public Read(Codec codec, List<ParsedPuzzle> sheets, List<Note> notes) {
            this(codec, sheets, notes, List.of());
        }

        public Read {
            sheets = List.copyOf(sheets);
            notes = List.copyOf(notes);
            faults = List.copyOf(faults);
            if (sheets.isEmpty()) {
                throw new IllegalArgumentException("no puzzle");
            }
        }
    }

    /// Nothing that could be read.
    record Refused(Fault fault) implements Outcome {}
}
