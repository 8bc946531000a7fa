package nonet.codec.api;

import java.util.List;

/// The result of reading a source.
public sealed interface PuzzleReading {

    /// A reading with at least one puzzle.
    ///
    /// @param codec the format of the source
    /// @param notes what was left out or assumed; empty if everything was understood
    /// @param faults the places that are not puzzles, in text order
    record Puzzles(Codec codec, List<ReadPuzzle> puzzles, List<ReadingNote> notes, List<Fault> faults)
            implements PuzzleReading {

        /// Creates a reading without faults.
        public Puzzles(Codec codec, List<ReadPuzzle> puzzles, List<ReadingNote> notes) {
            this(codec, puzzles, notes, List.of());
        }

        public Puzzles {
            puzzles = List.copyOf(puzzles);
            notes = List.copyOf(notes);
            faults = List.copyOf(faults);
            if (puzzles.isEmpty()) {
                throw new IllegalArgumentException("no puzzle");
            }
        }
    }

    /// A reading without a puzzle.
    record Nothing(Fault why) implements PuzzleReading {}
}
