package nonet.logic.finder.multisector;

import nonet.deduce.MultiSectorPatterns.SkLoop;
import nonet.deduce.Technique;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderType;
import nonet.logic.solver.Search;

/// SK-loops, also known as domino loops or belts of crosses.
///
/// Pattern: four boxes at the corners of a rectangle, and in each a pivot, such that the pivots are the corners of two
/// rows and two columns. In each box, the two other cells in the pivot's row and the two in its column are blank: a
/// ring of eight pairs in which neighbors share a box, a row or a column. Each digit needs a number of these eight
/// links to cover all pairs that can hold it. If the digits need sixteen links together, as many as there are cells,
/// each of these links contains its digit exactly once among the cells, and the digit is eliminated from the rest of
/// that house.
///
/// Example: with the pivots r28c28 of Easter Monster, nine eliminations.
///
/// See "SK Loops" on SudokuWiki.
public final class SkLoopFinder extends Finder {

    public static final FinderType TYPE = FinderType.of(SkLoopFinder::new, Technique.SK_LOOP);

    private SkLoopFinder(Search search) {
        super(search);
    }

    @Override
    public void find() {
        for (int row = 0; row < 6; row++) {
            for (int otherRow = row / 3 * 3 + 3; otherRow < 9; otherRow++) {
                for (int column = 0; column < 6; column++) {
                    for (int otherColumn = column / 3 * 3 + 3; otherColumn < 9; otherColumn++) {
                        PairRing ring = new PairRing(row, otherRow, column, otherColumn);
                        // A loop without changed cells was as full before, and eliminated nothing.
                        boolean maybe = ring.isBlank(position) && ring.hasChanged(since());
                        SkLoop loop = maybe ? ring.loop(position) : null;
                        if (loop != null) {
                            report(loop);
                        }
                    }
                }
            }
        }
    }
}
