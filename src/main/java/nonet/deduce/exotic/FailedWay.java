package nonet.deduce.exotic;

import nonet.grid.Candidate;
import nonet.grid.Cell;

/// Digits of both targets of an exocet that cannot be true together.
///
/// @param obstacle why they cannot
public record FailedWay(Candidate first, Candidate second, Obstacle obstacle) {

    /// The reason why the targets cannot hold two digits.
    public sealed interface Obstacle {

        /// A cell that sees both base cells, and would have no digit left beside the two in the base.
        record EmptyCell(Cell cell) implements Obstacle {}

        /// The digit of a target has no places in the two other cross-lines, in S-cells that see neither each other nor
        /// the target.
        record NoPlaces(Candidate target) implements Obstacle {}

        /// The mirror of a target cannot hold its digit beside one that is in neither target.
        record NoMirror(Candidate target) implements Obstacle {}
    }
}
