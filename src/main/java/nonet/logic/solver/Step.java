package nonet.logic.solver;

import nonet.deduce.Deduction;
import nonet.logic.position.Position;

/// A deduction applied.
///
/// @param before where it was found
/// @param after where it leads
public record Step(Position before, Deduction deduction, Position after) {}
