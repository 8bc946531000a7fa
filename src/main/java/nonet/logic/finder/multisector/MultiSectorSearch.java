package nonet.logic.finder.multisector;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.deduce.Conclusion;
import nonet.deduce.MultiSectorPatterns.MultiSectorSet;
import nonet.logic.position.Position;
import nonet.logic.solver.Search;

/// Searches a position for multi-sector locked sets. A set of rows or columns is nine bits.
final class MultiSectorSearch {

    private final Position position;
    private final DigitColumns columns;
    private final Search search;
    private final int most;
    private final int rows;

    /// The sets found by their eliminations, without those that contain another with the same.
    private final Map<List<Conclusion>, List<MultiSectorSet>> found = new HashMap<>();

    /// @param most the largest number of rows and of columns
    /// @param rows rows of which each set has one at least
    MultiSectorSearch(Position position, int most, int rows, Search search) {
        this.position = position;
        columns = new DigitColumns(position);
        this.search = search;
        this.most = most;
        this.rows = rows;
    }

    /// Returns the sets with eliminations, those that eliminate most first, and of these the smallest first.
    List<MultiSectorSet> run() {
        search.checkCancelled();
        new LineCounts(position, most, rows).forEachLocked(this::add);
        List<MultiSectorSet> all = new ArrayList<>();
        found.values().forEach(all::addAll);
        all.sort(Comparator.<MultiSectorSet>comparingInt(
                        set -> -set.conclusions().size())
                .thenComparingInt(set -> set.cells().size())
                .thenComparing(set -> set.rows().toString() + set.columns()));
        return all;
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
