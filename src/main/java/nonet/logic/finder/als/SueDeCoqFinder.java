package nonet.logic.finder.als;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.SueDeCoq;
import nonet.deduce.Technique;
import nonet.logic.position.IntersectionIndex;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;
import org.jspecify.annotations.Nullable;

/// Sue de Coq, also known as two-sector disjoint subsets.
///
/// Pattern: two or three cells in the intersection of a box and a line, with cells in the rest of the line and cells in
/// the rest of the box that have no digit in common; altogether as many cells as digits. Each digit is eliminated from
/// the rest of the line, the box, or both, depending on where it is confined.
///
/// Example: `r1c12 {1234}` with `r1c7 {12}` in row 1 and `r2c3 {34}` in box 1 eliminates 1 and 2 from the rest of row
/// 1, and 3 and 4 from the rest of box 1.
///
/// See "Sue de Coq" in the HoDoKu reference and on SudokuWiki.
public final class SueDeCoqFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.SUE_DE_COQ);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        for (List<SueDeCoq> there :
                position.index(Index.class, Index::of).found().lists()) {
            for (SueDeCoq each : there) {
                if (sink.take(each)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// All instances of a position.
    private record Index(IntersectionIndex<SueDeCoq> found) {

        static Index of(Position position, @Nullable Index earlier) {
            SueDeCoqSearch search = new SueDeCoqSearch(position);
            // All eliminations lie in the line and the box, so the result stays the same where nothing changed.
            boolean stays = true;
            return new Index(IntersectionIndex.of(
                    position,
                    earlier == null ? null : earlier.found,
                    stays,
                    (intersection, _) -> search.run(intersection)));
        }
    }
}
