package nonet.deduce.exotic;

import java.util.List;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;

/// The twelve cells of a tridagon: in each of four boxes at the corners of a rectangle three cells, in three rows and
/// three columns. From the top down, such three cells go to the right or to the left, where the first column follows the
/// third. In three of the boxes they go one way and in the fourth the other, which is why three digits cannot fill them.
///
/// @param alike the cells of the three boxes that go the same way, box by box
/// @param odd the cells of the fourth box
/// @param digits the three digits
public record TridagonCells(List<CellSet> alike, CellSet odd, DigitSet digits) {

    public TridagonCells {
        alike = List.copyOf(alike);
    }

    /// Returns all twelve cells.
    public CellSet all() {
        return alike.stream().reduce(odd, CellSet::or);
    }
}
