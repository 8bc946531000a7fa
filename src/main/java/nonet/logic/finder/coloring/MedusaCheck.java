package nonet.logic.finder.coloring;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.EliminationCollector;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.logic.position.Position;

/// The rules of 3D Medusa for the two colors of a cluster, one of which is true and the other false.
final class MedusaCheck {

    private final Position position;
    private final MedusaColor first;
    private final MedusaColor second;
    private final CellSet[] refutedByFirst;
    private final CellSet[] refutedBySecond;

    MedusaCheck(Position position, MedusaColor first, MedusaColor second) {
        this.position = position;
        this.first = first;
        this.second = second;
        this.refutedByFirst = refuted(first);
        this.refutedBySecond = refuted(second);
    }

    /// Returns the candidates that show that a color is false, none if nothing does: two candidates of the color in a
    /// cell, two with the same digit in a house, or all candidates of a cell that the color leaves empty.
    List<Candidate> contradiction(boolean ofFirst) {
        MedusaColor color = ofFirst ? first : second;
        CellSet twice = color.cellsOfTwo();
        if (!twice.isEmpty()) {
            int cell = twice.first().index();
            return candidates(cell, color.mask(cell)).subList(0, 2);
        }
        for (int place : Bits.of(color.digits())) {
            CellSet cells = color.cells(place);
            for (Cell cell : cells) {
                CellSet seen = cells.and(cell.peers());
                if (!seen.isEmpty()) {
                    Digit digit = Digit.at(place);
                    return List.of(new Candidate(cell, digit), new Candidate(seen.first(), digit));
                }
            }
        }
        CellSet emptied = emptied(color, ofFirst ? refutedByFirst : refutedBySecond, ofFirst ? second : first);
        if (!emptied.isEmpty()) {
            int cell = emptied.first().index();
            return candidates(cell, position.mask(cell));
        }
        return List.of();
    }

    /// Returns the cells without this color that have no candidate left if it is true.
    private CellSet emptied(MedusaColor color, CellSet[] refuted, MedusaColor other) {
        long openLo = 0;
        long openHi = 0;
        long leftLo = 0;
        long leftHi = 0;
        for (int digit = 0; digit < 9; digit++) {
            CellSet left = position.cells(digit).minus(refuted[digit]).minus(other.cells(digit));
            openLo |= position.lo(digit);
            openHi |= position.hi(digit);
            leftLo |= left.lo();
            leftHi |= left.hi();
        }
        return new CellSet(openLo & ~leftLo, openHi & ~leftHi).minus(color.cells());
    }

    /// Returns the eliminations that hold whichever color is true: uncolored candidates that both colors refute.
    EliminationCollector trapped() {
        EliminationCollector conclusions = new EliminationCollector();
        for (int digit = 0; digit < 9; digit++) {
            CellSet gone = refutedByFirst[digit]
                    .and(refutedBySecond[digit])
                    .minus(first.cells(digit))
                    .minus(second.cells(digit));
            conclusions.eliminate(digit, gone);
        }
        return conclusions;
    }

    /// Returns by digit the cells where the color refutes it: a peer has this color in the digit, or another digit of
    /// the cell has it.
    private CellSet[] refuted(MedusaColor color) {
        CellSet[] refuted = new CellSet[9];
        CellSet colored = color.cells();
        CellSet twice = color.cellsOfTwo();
        for (int digit = 0; digit < 9; digit++) {
            CellSet seen = Geometry.seeing(color.cells(digit));
            refuted[digit] =
                    colored.minus(color.cells(digit)).or(twice).or(seen).and(position.cells(digit));
        }
        return refuted;
    }

    private static List<Candidate> candidates(int cell, int mask) {
        List<Candidate> candidates = new ArrayList<>();
        for (int digit : Bits.of(mask)) {
            candidates.add(Candidate.of(cell, digit));
        }
        return candidates;
    }
}
