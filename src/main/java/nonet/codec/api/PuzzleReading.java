package nonet.codec.api;

import java.util.List;

/// The result of reading a text.
public sealed interface PuzzleReading {

    /// One or more puzzles, in text order.
    record Puzzles(List<NamedPuzzle> puzzles) implements PuzzleReading {
        public Puzzles {
            puzzles = List.copyOf(puzzles);
            if (puzzles.isEmpty()) {
                throw new IllegalArgumentException("no puzzle");
            }
        }
    }

    /// A text without a readable puzzle.
    ///
    /// @param text the text if it is a record of its own, otherwise empty
    record Malformed(Fault fault, String text) implements PuzzleReading {

        /// A place in a text.
        public Malformed(Fault fault) {
            this(fault, "");
        }
    }
}
