package nonet.logic.finder.multisector;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.deduce.Conclusion;
import nonet.deduce.MultiSectorPatterns.MultiSectorSet;
import nonet.deduce.Technique;
import nonet.logic.finder.multisector.LineCovers.DigitColumns;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

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

    public static final FinderFactory TYPE = FinderFactory.of(MultiSectorFinder::new, Technique.MSLS);

    /// The sets found by their eliminations, without those that contain another with the same.
    private final Map<List<Conclusion>, List<MultiSectorSet>> found = new HashMap<>();

    private final DigitColumns columns;

    private MultiSectorFinder(FinderTask task) {
        super(task);
        columns = new DigitColumns(position);
    }

    /// Reports the sets with eliminations, those that eliminate most first, and of these the smallest first.
    @Override
    public void find() {
        // A set without changed cells was as locked before, and eliminated nothing.
        int changed = 0;
        for (int row = 0; row < 9; row++) {
            changed |= since().touchesHouse(row) ? 1 << row : 0;
        }
        checkCancelled();
        new LineCounts(position, limits().exotic().sectors(), changed).forEachLocked(this::add);
        found.values().stream()
                .flatMap(List::stream)
                .sorted(Comparator.<MultiSectorSet>comparingInt(
                                set -> -set.conclusions().size())
                        .thenComparingInt(set -> set.cells().size())
                        .thenComparing(set -> set.rows().toString() + set.columns()))
                .forEach(this::report);
    }

    private void add(int rows, int chosen) {
        MultiSectorSet set = new LineCovers(position, columns, rows, chosen).set();
        if (set != null) {
            List<MultiSectorSet> same = found.computeIfAbsent(set.conclusions(), _ -> new ArrayList<>());
            if (same.stream().noneMatch(each -> isWithin(each, set))) {
                same.removeIf(each -> isWithin(set, each));
                same.add(set);
            }
        }
    }

    private static boolean isWithin(MultiSectorSet inner, MultiSectorSet outer) {
        return outer.rows().containsAll(inner.rows()) && outer.columns().containsAll(inner.columns());
    }
}
