package nonet.trace;

import nonet.grid.House;

/// Why candidates of a house's cells were taken away without a digit being entered.
public sealed interface Narrowing {

    /// Returns the house whose cells lost candidates.
    House house();

    /// The house has one place for the digit only: a hidden single.
    record Group(House house) implements Narrowing {}

    /// A row or column and one of the three boxes that it crosses. Digits that stand in a box, but not on the line,
    /// must lie in another box on the line; where they need every cell that can take one of them, these cells take
    /// nothing else.
    ///
    /// @param house the row or column
    /// @param number 1: digits that stand in both other boxes need the cells in this box; 2: digits that stand in this
    ///     box need the cells in the other two
    /// @param box which box along the line, 1 to 3
    record Ply(House house, int number, int box) implements Narrowing {}
}
