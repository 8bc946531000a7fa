package nonet.deduce;

import java.util.List;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;

/// A rectangle or longer loop of cells that would leave the puzzle two solutions if it held nothing but two digits: the
/// uniqueness tests, hidden and avoidable rectangles, unique loops.
///
/// @param loop the cells in the order round the loop; neighbors share a house
/// @param digits the two
/// @param roof the cells of the loop that hold, or may hold, something else; empty when every cell does
/// @param guard what saves the puzzle from the two solutions
public record Uniqueness(
        Technique technique,
        List<Cell> loop,
        DigitSet digits,
        CellSet roof,
        Guardians guardians,
        List<Conclusion> conclusions)
        implements Deduction {

    public Uniqueness {
        loop = List.copyOf(loop);
        conclusions = List.copyOf(conclusions);
    }
}
