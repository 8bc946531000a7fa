package nonet.logic.finder.als;

import java.util.List;
import nonet.deduce.AlsPatterns.SueDeCoq;
import nonet.deduce.Technique;
import nonet.logic.position.IncrementalIndex;
import nonet.logic.position.IntersectionIndex;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderType;
import nonet.logic.solver.Search;

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
public final class SueDeCoqFinder extends Finder {

    public static final FinderType TYPE = FinderType.of(SueDeCoqFinder::new, Technique.SUE_DE_COQ);

    /// All instances by intersection. Their eliminations lie in the line and the box, so they stay where nothing
    /// changed.
    private static final IncrementalIndex<List<List<SueDeCoq>>> FOUND = IntersectionIndex.of(true, position -> {
        SueDeCoqSearch search = new SueDeCoqSearch(position);
        return (intersection, _) -> search.run(intersection);
    });

    private SueDeCoqFinder(Search search) {
        super(search);
    }

    @Override
    public void find() {
        for (List<SueDeCoq> there : FOUND.of(position)) {
            for (SueDeCoq each : there) {
                report(each);
            }
        }
    }
}
