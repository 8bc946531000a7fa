package nonet.deduce.pattern;

import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Guardians;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;

/// A rectangle or a longer loop of cells that would leave the puzzle two solutions if all cells held only two digits:
/// uniqueness tests, hidden and avoidable rectangles, unique loops.
///
/// @param loop the cells in order around the loop; neighbors share a house
/// @param digits the two digits
/// @param roof the cells of the loop that have, or may hold, another digit; empty if every cell does
/// @param guardians what prevents the two solutions
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

    @Override
    public Set<CellSet> patternCells() {
        return Set.of(CellSet.of(loop));
    }
}
