package nonet.training;

import java.util.List;
import nonet.deduce.Node;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// The rule of a pattern that a wrong claim breaks.
public sealed interface BrokenRule {

    /// The cells that a cell has to see so that a pattern eliminates something from it.
    enum Ends {
        /// The pincers of an XY-wing.
        PINCERS,
        /// The pincers and the pivot of an XYZ-wing.
        PINCERS_AND_PIVOT,
        /// The ends of a chain.
        ENDS,
        /// The fins of a fish.
        FINS,
        /// The places of a digit in a set of cells.
        PLACES,
        /// The candidates one of which is true, because without them the pattern would have several solutions or none.
        GUARDIANS,
        /// The cells of a pattern that everything it eliminates of the digit sees.
        COMMON,
        /// The candidates of two colors, of which one is true.
        COLORS
    }

    /// The cell does not see all cells that it has to see.
    ///
    /// @param seen what it sees; empty for nothing
    /// @param missed what it does not see
    record SeesTooLittle(Cell cell, Ends ends, CellSet seen, CellSet missed) implements BrokenRule {}

    /// The cell is in none of the houses in which the pattern eliminates.
    record OutsideHouses(Cell cell, List<House> houses) implements BrokenRule {
        public OutsideHouses {
            houses = List.copyOf(houses);
        }
    }

    /// The cell is none of those in which the pattern eliminates.
    record OutsideCells(Cell cell, CellSet cells) implements BrokenRule {}

    /// The pattern eliminates other digits.
    record OtherDigit(Digit digit, DigitSet eliminated) implements BrokenRule {}

    /// The candidate does not contradict an end of a chain.
    record AgreesWithEnd(Candidate candidate, Node end) implements BrokenRule {}

    /// The candidate is not of the color that is false.
    record NotOfColor(Candidate candidate) implements BrokenRule {}

    /// The candidate contradicts both ends of no weak link of a loop.
    record NoWeakLink(Candidate candidate) implements BrokenRule {}

    /// The cell is no naked single.
    record MoreCandidates(Cell cell, DigitSet candidates) implements BrokenRule {}

    /// The digit is no hidden single in the cell: it has another place in each house of the cell.
    ///
    /// @param places the other places in the houses of the cell
    record MorePlaces(Candidate candidate, CellSet places) implements BrokenRule {}

    /// The cell is not the last blank one of a house.
    record MoreBlanks(Cell cell) implements BrokenRule {}

    /// The cell has another digit in the solution than the one that was placed.
    record WrongDigit(Candidate candidate) implements BrokenRule {}
}
