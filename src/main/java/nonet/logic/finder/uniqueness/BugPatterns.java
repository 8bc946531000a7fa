package nonet.logic.finder.uniqueness;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.logic.position.Geometry;
import nonet.logic.position.Position;

/// The universal patterns inside a position: the ways to leave every blank cell two of its candidates so that every digit
/// has two places in each house it is missing from.
final class BugPatterns {

    /// More cells with three candidates or more than this are too many for people, and for a conclusion.
    private static final int MOST = 9;

    private final Position position;
    private final List<Integer> odd = new ArrayList<>();
    private final int[] kept = new int[81];
    private final int[] count = new int[27 * 9];
    private final List<List<Candidate>> found = new ArrayList<>();

    private BugPatterns(Position position) {
        this.position = position;
    }

    /// Returns the candidates too many of each grave, by cell. Only cells with three candidates or more have some, and
    /// each of these does.
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

    /// A house misses as many digits as it has blanks. When each of these keeps two candidates and no digit is there more
    /// than twice, every digit is there just twice.
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
    /// @return whether none is there more than twice
    private boolean keep(int cell, int pair, int change) {
        kept[cell] = pair;
        boolean fits = true;
        for (int digits = pair; digits != 0; digits &= digits - 1) {
            int digit = Integer.numberOfTrailingZeros(digits);
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
            for (int digits = position.mask(cell) & ~kept[cell]; digits != 0; digits &= digits - 1) {
                extras.add(new Candidate(Cell.of(cell), Digit.values()[Integer.numberOfTrailingZeros(digits)]));
            }
        }
        return extras;
    }
}
