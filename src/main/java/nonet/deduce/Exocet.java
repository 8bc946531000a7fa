package nonet.deduce;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// An exocet: two base cells in a box and a line, and two targets that must hold the same two digits. Three parallel
/// cross-lines need each base digit three times, outside the band it fits in two lines only, and inside the band only
/// the targets are left. A double exocet has two bases with the same digits and cross-lines.
///
/// @param digits the base digits
/// @param bases the two cells of the base, or those of both bases
/// @param targets the two targets, or those of both bases
/// @param crossLines the three cross-lines
/// @param sCells the cells of the cross-lines outside the band, without the targets
/// @param covers the lines that hold each base digit in the S-cells
/// @param findings the eliminations by reason, without repetition
public record Exocet(
        Technique technique,
        DigitSet digits,
        List<CellSet> bases,
        List<Target> targets,
        List<House> crossLines,
        CellSet sCells,
        List<Cover> covers,
        List<ExocetFinding> findings,
        List<Conclusion> conclusions)
        implements Deduction {

    public Exocet {
        bases = List.copyOf(bases);
        targets = List.copyOf(targets);
        crossLines = List.copyOf(crossLines);
        covers = List.copyOf(covers);
        findings = List.copyOf(findings);
        conclusions = List.copyOf(conclusions);
    }

    /// A target.
    ///
    /// @param companions the cells of its cross-line in the band that have no base digit: one beside a target in the
    ///     band, two for a target among the S-cells, which may also stand in a cross-line with a target in the band
    /// @param mirror the two cells of the other target's box of which one holds the digit of this one; none in a senior
    ///     exocet
    public record Target(Cell cell, CellSet companions, CellSet mirror) {}

    /// The lines that hold all places of a base digit in the S-cells, placed digits among them: two at most.
    public record Cover(Digit digit, List<House> lines) {
        public Cover {
            lines = List.copyOf(lines);
        }
    }

    /// The reason why an exocet eliminates candidates.
    public enum Reason {
        /// Targets hold base digits only.
        TARGET_NON_BASE,
        /// A base digit that fits in neither target, or of which the S-cells need one line only, is false in base and
        /// targets.
        BASE_NOT_TRUE,
        /// A digit that no cell of the mirror can hold is not the target's.
        NOT_IN_MIRROR,
        /// One cell of a mirror cannot hold the target's digit, so the other does; or another digit has its last places
        /// of a house in the mirror, so that no third digit fits there.
        MIRROR,
        /// No way to fill base and targets has the candidate.
        BY_CASES,
        /// A digit that every way uses is true in base and targets, and stands once in each of its cover lines.
        TRUE_BASE
    }

    /// Eliminations with one reason.
    ///
    /// @param about the cells to look at: the mirror for the reasons with one, else base and targets
    /// @param digits the digits that the reason is about: false or true digits of the base, the digits that a mirror
    ///     lacks, or the one that occupies it
    /// @param cases for cases, the digits of the targets
    public record ExocetFinding(
            Reason reason, CellSet about, DigitSet digits, List<Conclusion> eliminations, Cases cases) {
        public ExocetFinding {
            eliminations = List.copyOf(eliminations);
        }
    }

    /// The cases of two targets.
    ///
    /// @param failed the pairs of digits that the targets cannot hold
    /// @param left the pairs that are left
    public record Cases(List<RefutedPair> failed, List<TargetPair> left) {

        public static final Cases NONE = new Cases(List.of(), List.of());

        public Cases {
            failed = List.copyOf(failed);
            left = List.copyOf(left);
        }
    }

    /// Digits of both targets of an exocet.
    public record TargetPair(Candidate first, Candidate second) {}

    /// Returns the cells of all bases.
    public CellSet baseCells() {
        return CellSet.union(bases);
    }

    /// Returns the cells of all targets.
    public CellSet targetCells() {
        return CellSet.of(targets.stream().map(Target::cell).toList());
    }

    @Override
    public Set<CellSet> patternCells() {
        Set<CellSet> cells = new HashSet<>(bases);
        for (int i = 0; i < targets.size(); i += 2) {
            cells.add(CellSet.of(targets.get(i).cell(), targets.get(i + 1).cell()));
        }
        return cells;
    }

    /// Digits of both targets of an exocet that cannot be true together.
    ///
    /// @param obstacle why they cannot
    public record RefutedPair(TargetPair pair, Obstacle obstacle) {

        /// The reason why the targets cannot hold two digits.
        public sealed interface Obstacle {

            /// The base cells cannot hold the two digits.
            record NotInBase() implements Obstacle {}

            /// In a double exocet, no way to fill the other base and its targets goes with them.
            record NoPartner() implements Obstacle {}

            /// A cell that sees both base cells, and would have no digit left beside the two in the base.
            record EmptyCell(Cell cell) implements Obstacle {}

            /// The digit of a target has no places in the two other cross-lines, in S-cells that see neither each other
            /// nor the target.
            record NoPlaces(Candidate target) implements Obstacle {}

            /// The mirror of a target cannot hold its digit beside one that is in neither target.
            record NoMirror(Candidate target) implements Obstacle {}
        }
    }
}
