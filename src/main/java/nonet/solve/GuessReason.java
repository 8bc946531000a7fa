package nonet.solve;

import java.util.List;
import nonet.deduce.Sector;
import nonet.grid.Cell;

/// Why a search made a guess.
public sealed interface GuessReason {

    /// The cell is the first blank in the order of the cells.
    record FirstBlank(Cell cell) implements GuessReason {}

    /// No other cell, or digit in a house, has fewer candidates, and of those with as many it is the first.
    ///
    /// @param candidates the number of its candidates
    /// @param runnersUp the others with as many, in the engine's order; if there are none, those with the next larger number
    /// @param theirs the number of candidates of each runner-up
    record Fewest(Sector chosen, int candidates, List<Sector> runnersUp, int theirs) implements GuessReason {

        public Fewest {
            runnersUp = List.copyOf(runnersUp);
        }
    }

    /// The candidates were counted before the last deductions narrowed them.
    record CountedBefore(Fewest counted) implements GuessReason {}

    /// A person chose the guess.
    ///
    /// @param own the reason for the guess that the engine would have made
    record Chosen(GuessReason own) implements GuessReason {}

    /// The guess is a later alternative of a choice.
    ///
    /// @param ordinal its number, from 2
    /// @param of the number of alternatives
    record Alternative(int ordinal, int of) implements GuessReason {}
}
