package nonet.logic.finder.uniqueness;

import java.util.List;
import nonet.grid.Cell;
import nonet.grid.CellSet;

/// The cells of an extended rectangle of which something may follow: the cells with other digits, the roof, share a house
/// or have one other digit.
///
/// @param loop the cells, around
/// @param digits the digits of the rectangle, nine bits
/// @param extras the other digits of the roof, nine bits
record ExtendedRectangle(List<Cell> loop, int digits, CellSet roof, int extras) {}
