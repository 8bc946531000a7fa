package nonet.logic;

import nonet.deduce.Deduction;

/// A deduction applied.
///
/// @param before where it was found
/// @param after where it leads
public record Step(Position before, Deduction deduction, Position after) {}
