package nonet.deduce;

import java.util.List;
import java.util.Set;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;

/// Fireworks of three or four digits. In the row and the column of a pivot, a digit has no place outside the pivot's
/// box but the two wings, so it is in the pivot or a wing. Three digits with the same pivot and wings use up these
/// cells, and so do two digits of one pivot and two of the opposite one.
///
/// @param bursts the pivots with their digits, one or two
/// @param wings the two wings: the first in the row of the first pivot, the second in its column
public record Firework(Technique technique, List<Burst> bursts, List<Cell> wings, List<Conclusion> conclusions)
        implements Deduction {

    public Firework {
        bursts = List.copyOf(bursts);
        wings = List.copyOf(wings);
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the pivots and the wings.
    public CellSet cells() {
        return CellSet.of(wings).or(CellSet.of(bursts.stream().map(Burst::pivot).toList()));
    }

    @Override
    public DigitSet digits() {
        return new DigitSet(
                bursts.stream().mapToInt(each -> each.digits().mask()).reduce(0, (some, more) -> some | more));
    }

    @Override
    public Set<CellSet> patternCells() {
        return Set.of(
                CellSet.of(wings), CellSet.of(bursts.stream().map(Burst::pivot).toList()));
    }

    /// A pivot, and the digits that are in it or in a wing.
    public record Burst(Cell pivot, DigitSet digits) {}
}
