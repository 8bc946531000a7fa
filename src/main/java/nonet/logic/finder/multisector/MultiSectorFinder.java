package nonet.logic.finder.multisector;

import nonet.deduce.MultiSectorPatterns.MultiSectorSet;
import nonet.deduce.Technique;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderType;
import nonet.logic.solver.Search;

/// Multi-sector locked sets (MSLS), also known as multi-sector naked sets.
///
/// Pattern: three to five rows and three to five columns, and the N blank cells where they cross. Each digit needs a
/// number of these rows and columns to cover its candidates in the cells. If the digits need N lines together, each
/// line contains its digit exactly once among the cells: the digit is eliminated from the rest of the line, and inside
/// from cells where both their lines are needed for it. Several choices of lines for a digit hold at once.
///
/// Example: the sixteen cells in rows 1, 2, 5, 7 and columns 5, 6, 8, 9 can hold each digit only as often as some lines
/// allow, sixteen times together.
///
/// The search takes about the same time in every position, and is cancelled between two choices of rows. A set that
/// contains another with the same eliminations is not reported; sets that eliminate more come first.
///
/// See "Multi-Sector Locked Sets" in the forum of the New Sudoku Players.
public final class MultiSectorFinder extends Finder {

    public static final FinderType TYPE = FinderType.of(MultiSectorFinder::new, Technique.MSLS);

    private MultiSectorFinder(Search search) {
        super(search);
    }

    @Override
    public void find() {
        // A set without changed cells was as locked before, and eliminated nothing.
        int rows = 0;
        for (int row = 0; row < 9; row++) {
            rows |= since().touchesHouse(row) ? 1 << row : 0;
        }
        int most = limits().exotic().sectors();
        for (MultiSectorSet set : new MultiSectorSearch(position, most, rows, search).run()) {
            report(set);
        }
    }
}
