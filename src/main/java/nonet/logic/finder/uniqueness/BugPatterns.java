package nonet.logic.finder.uniqueness;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Geometry;
import nonet.logic.position.Position;

/// Enumerates the bivalue universal graves within a position: the choices of two candidates for every blank cell such
/// that every digit has two places in each house where it is missing.
final class BugPatterns {

    /// The largest number of cells with three or more candidates. More are of no use to players, and rarely conclusive.
    private static final int MOST = 9;

    private final Position position;
    private final List<Integer> odd = new ArrayList<>();
    private final int[] kept = new int[81];
    private final int[] count = new int[27 * 9];
    private final List<List<Candidate>> found = new ArrayList<>();

    private BugPatterns(Position position) {
        this.position = position;
    }

    /// Returns the extra candidates of each grave, by cell: one or more in each cell with three or more candidates.
    static List<List<Candidate>> of(Position position) {
        BugPatterns patterns = new BugPatterns(position);
        if (patterns.keepPairs()) {
            patterns.choose(0);
        }
        return patterns.found;
    }

    private boolean keepPairs() {
        for (int cell = 0; cell < 81; cell++) {
            if (position.value(cell) == 0) {
                int size = Integer.bitCount(position.mask(cell));
                if (size < 2 || size > 2 && odd.size() == MOST) {
                    return false;
                }
                if (size > 2) {
                    odd.add(cell);
                } else if (!keep(cell, position.mask(cell), 1)) {
                    return false;
                }
            }
        }
        return !odd.isEmpty();
    }

    /// Chooses two candidates for the remaining cells. A house misses as many digits as it has blank cells, so if every
    /// cell keeps two candidates and no digit more than two places, every digit has exactly two.
    private void choose(int place) {
        if (place == odd.size()) {
            found.add(extras());
            return;
        }
        int cell = odd.get(place);
        for (int first = position.mask(cell); first != 0; first &= first - 1) {
            for (int second = first & first - 1; second != 0; second &= second - 1) {
                int pair = Integer.lowestOneBit(first) | Integer.lowestOneBit(second);
                if (keep(cell, pair, 1)) {
                    choose(place + 1);
                }
                keep(cell, pair, -1);
            }
        }
    }

    /// Counts the digits of a pair in the houses of its cell.
    ///
    /// @return whether none has more than two places
    private boolean keep(int cell, int pair, int change) {
        kept[cell] = pair;
        boolean fits = true;
        for (int digit : Bits.of(pair)) {
            for (int house : new int[] {Geometry.row(cell), Geometry.column(cell), Geometry.box(cell)}) {
                count[house * 9 + digit] += change;
                fits &= count[house * 9 + digit] <= 2;
            }
        }
        return fits;
    }

    private List<Candidate> extras() {
        List<Candidate> extras = new ArrayList<>();
        for (int cell : odd) {
            for (int digit : Bits.of(position.mask(cell) & ~kept[cell])) {
                extras.add(Candidate.of(cell, digit));
            }
        }
        return extras;
    }
}
