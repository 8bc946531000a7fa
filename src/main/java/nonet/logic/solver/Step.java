package nonet.logic.solver;

import nonet.deduce.Deduction;
import nonet.logic.position.Position;

/// A deduction and its effect.
///
/// @param before the position where it was found
/// @param after the position with its conclusions applied
public record Step(Position before, Deduction deduction, Position after) {}
