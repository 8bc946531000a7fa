package nonet.logic.finders;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Conclusions;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.logic.Position;

/// The rules of 3D Medusa for the two colors of a cluster, of which one is all true and the other all false.
final class MedusaCheck {

    private final Position position;
    private final MedusaColor first;
    private final MedusaColor second;

    MedusaCheck(Position position, MedusaColor first, MedusaColor second) {
        this.position = position;
        this.first = first;
        this.second = second;
    }

    /// Returns the candidates that show a color to be false, none when nothing does: two of it in a cell, two of it with
    /// the same digit in a house, or all candidates of a cell that it would leave empty.
    List<Candidate> contradiction(boolean ofFirst) {
        MedusaColor color = ofFirst ? first : second;
        for (Cell cell : Cell.all()) {
            int twice = color.mask(cell.index());
            if (Integer.bitCount(twice) > 1) {
                return candidates(cell.index(), twice).subList(0, 2);
            }
        }
        for (Digit digit : Digit.values()) {
            CellSet cells = color.cells(digit.ordinal());
            for (Cell cell : cells) {
                CellSet seen = cells.and(cell.peers());
                if (!seen.isEmpty()) {
                    return List.of(new Candidate(cell, digit), new Candidate(seen.first(), digit));
                }
            }
        }
        MedusaColor other = ofFirst ? second : first;
        CellSet[] gone = refuted(color);
        for (Cell cell : Cell.all()) {
            int mask = position.mask(cell.index());
            if (mask != 0 && color.mask(cell.index()) == 0 && isEmptied(cell, mask, gone, other)) {
                return candidates(cell.index(), mask);
            }
        }
        return List.of();
    }

    private static boolean isEmptied(Cell cell, int mask, CellSet[] gone, MedusaColor other) {
        for (int digits = mask; digits != 0; digits &= digits - 1) {
            int digit = Integer.numberOfTrailingZeros(digits);
            if (!gone[digit].contains(cell) && !other.has(cell.index(), digit)) {
                return false;
            }
        }
        return true;
    }

    /// Returns what goes whichever color is true: candidates without a color that both colors refute.
    Conclusions trapped() {
        CellSet[] one = refuted(first);
        CellSet[] other = refuted(second);
        Conclusions conclusions = new Conclusions();
        for (Digit digit : Digit.values()) {
            int place = digit.ordinal();
            conclusions.eliminate(
                    digit,
                    one[place].and(other[place]).minus(first.cells(place)).minus(second.cells(place)));
        }
        return conclusions;
    }

    /// Returns by digit the cells that do not hold it if the color is true: it has this color in a cell they see, or
    /// another digit has it in the cell itself.
    private CellSet[] refuted(MedusaColor color) {
        CellSet[] refuted = new CellSet[9];
        for (int digit = 0; digit < 9; digit++) {
            CellSet out = MedusaFinder.seeing(color.cells(digit));
            for (int beside = 0; beside < 9; beside++) {
                out = beside == digit ? out : out.or(color.cells(beside));
            }
            refuted[digit] = out.and(new CellSet(position.lo(digit), position.hi(digit)));
        }
        return refuted;
    }

    private static List<Candidate> candidates(int cell, int mask) {
        List<Candidate> candidates = new ArrayList<>();
        for (int digits = mask; digits != 0; digits &= digits - 1) {
            candidates.add(MedusaFinder.candidate(cell, Integer.numberOfTrailingZeros(digits)));
        }
        return candidates;
    }
}
