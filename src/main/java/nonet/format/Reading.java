package nonet.format;

import java.util.List;

/// What a text turned out to hold.
public sealed interface Reading {

    /// One puzzle or more, in the order of the text.
    record Puzzles(List<NamedPuzzle> puzzles) implements Reading {
        public Puzzles {
            puzzles = List.copyOf(puzzles);
            if (puzzles.isEmpty()) {
                throw new IllegalArgumentException("no puzzle");
            }
        }
    }

    /// Nothing that could be read.
    record Malformed(Fault fault) implements Reading {}
}
