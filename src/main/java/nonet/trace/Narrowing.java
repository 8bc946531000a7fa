package nonet.trace;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.House;

/// The reason why candidates were removed from cells without a placement.
public sealed interface Narrowing {

    /// The house has a single place for the digit: a hidden single.
    record Group(House house) implements Narrowing {}

    /// A line and one of the three boxes it intersects. Digits placed in a box outside the line must be in another box
    /// on the line. If they need every cell that can hold one of them, these cells lose all other candidates.
    ///
    /// @param house the row or column
    /// @param number 1: digits placed in both other boxes need the cells in this box; 2: digits placed in this box need
    ///     the cells in the other two
    /// @param box the index of the box along the line, 1 to 3
    record Ply(House house, int number, int box) implements Narrowing {}

    /// Candidates that cannot all be true, or whose solutions are all found. All but one of them are true, so that one is
    /// removed.
    ///
    /// @param learned whether the search has just found it out; otherwise it remembered it
    record Nogood(List<Candidate> candidates, boolean learned) implements Narrowing {

        public Nogood {
            candidates = List.copyOf(candidates);
        }
    }
}
