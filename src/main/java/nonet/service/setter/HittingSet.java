package nonet.service.setter;

import java.util.List;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.solve.Cancel;

/// The smallest number of givens that have a given in each of several unavoidable sets.
///
/// @param givens the number; no puzzle with the solution has fewer givens
/// @param isExact whether there are as few cells that meet all sets; otherwise the search was ended before that was known
public record HittingSet(int givens, boolean isExact) {

    /// Searches the smallest number of cells that meet all sets: first one more than the sets that have no cell in common,
    /// and so on.
    ///
    /// @param effort the number of choices after which the search ends
    /// @throws CancellationException if cancelled
    public static HittingSet of(List<CellSet> sets, long effort, Cancel cancel) {
        Search search = new Search(effort, cancel);
        for (int size = disjoint(sets); ; size++) {
            if (search.hits(sets, CellSet.NONE, size)) {
                return new HittingSet(size, true);
            }
            if (search.left <= 0) {
                return new HittingSet(size, false);
            }
        }
    }

    /// Returns a number of sets without common cells: the smallest sets first.
    private static int disjoint(List<CellSet> sets) {
        CellSet met = CellSet.NONE;
        int count = 0;
        for (CellSet each : sets) {
            if (!each.intersects(met)) {
                met = met.or(each);
                count++;
            }
        }
        return count;
    }

    private static final class Search {

        private final Cancel cancel;
        private long left;

        Search(long effort, Cancel cancel) {
            this.left = effort;
            this.cancel = cancel;
        }

        /// Tests whether so many cells meet all sets; also false if the search has ended.
        ///
        /// @param dead the cells that were tried before
        private boolean hits(List<CellSet> sets, CellSet dead, int size) {
            if (sets.isEmpty()) {
                return true;
            }
            cancel.check();
            if (--left <= 0 || disjoint(sets) > size) {
                return false;
            }
            CellSet least = sets.getFirst();
            for (CellSet each : sets) {
                least = each.minus(dead).size() < least.minus(dead).size() ? each : least;
            }
            CellSet tried = dead;
            for (Cell cell : least.minus(dead)) {
                List<CellSet> rest =
                        sets.stream().filter(each -> !each.contains(cell)).toList();
                if (hits(rest, tried, size - 1)) {
                    return true;
                }
                tried = tried.with(cell);
            }
            return false;
        }
    }
}
