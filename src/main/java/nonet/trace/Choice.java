package nonet.trace;

import nonet.grid.House;

/// The alternatives of a guess.
public sealed interface Choice {

    /// The candidates of the guessed cell.
    record Candidates() implements Choice {}

    /// The places of the guessed digit in a house.
    record Places(House house) implements Choice {}
}
