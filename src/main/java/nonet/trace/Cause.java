package nonet.trace;

import nonet.grid.House;

/// The reason why a digit was placed without a guess.
public sealed interface Cause {

    /// The cell has no other candidate left: a naked single.
    record OnlyCandidate() implements Cause {}

    /// The house has no other place for the digit: a hidden single.
    record OnlyPlace(House house) implements Cause {}

    /// The search does not say why, and the digit is no single.
    record Unstated() implements Cause {}
}
