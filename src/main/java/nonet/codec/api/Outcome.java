package nonet.codec.api;

import java.util.List;

/// The outcome of reading a source.
public sealed interface Outcome {

    /// A reading with at least one puzzle.
    ///
    /// @param codec the format of the source
    /// @param notes what was left out or assumed; empty if everything was understood
    /// @param faults the places that are not puzzles, in text order
    record Read(Codec codec, List<ParsedPuzzle> puzzles, List<Note> notes, List<Fault> faults) implements Outcome {

        /// Creates a reading without faults.
        public Read(Codec codec, List<ParsedPuzzle> puzzles, List<Note> notes) {
            this(codec, puzzles, notes, List.of());
        }

        public Read {
            puzzles = List.copyOf(puzzles);
            notes = List.copyOf(notes);
            faults = List.copyOf(faults);
            if (puzzles.isEmpty()) {
                throw new IllegalArgumentException("no puzzle");
            }
        }
    }

    /// A reading without a puzzle.
    record Refused(Fault fault) implements Outcome {}
}
