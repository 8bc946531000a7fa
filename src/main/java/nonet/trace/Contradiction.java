package nonet.trace;

import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// Why a branch of a search cannot lead to a solution.
public sealed interface Contradiction {

    /// The digit entered stands in the house already.
    record Clash(Candidate entered, House house) implements Contradiction {}

    /// The cell has no candidate left.
    record NoCandidate(Cell cell) implements Contradiction {}

    /// The house has no place left for the digit.
    record NoPlace(Digit digit, House house) implements Contradiction {}

    /// The cell lost its last candidate, for that digit was entered into the house.
    ///
    /// @param guessed whether it was entered on trial
    record LastLost(Candidate last, House house, boolean guessed) implements Contradiction {}

    /// Of the cells that the ply looks at, fewer can take one of these digits than there are digits.
    record TooFewCells(Narrowing.Ply ply, DigitSet digits) implements Contradiction {}
}
