package nonet.logic.finder.impossible;

import java.util.Arrays;
import java.util.function.Consumer;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.Geometry;
import nonet.logic.position.Position;

/// Lists rings of an odd number of cells with two digits, in which only neighbors see each other, and few cells have
/// other candidates. Each ring starts at its lowest cell and is listed in one direction.
final class OddRings {

    private static final int SHORTEST = 5;
    private static final int LONGEST = 9;
    private static final int MOST_EXTRA = 4;

    private final Position position;
    private final Consumer<int[]> sink;
    private final int both;
    private final CellSet cells;
    private final int[] path = new int[LONGEST];

    /// Of the cells with other candidates on the path, by its length: these candidates, the number of cells, and the
    /// houses that they share.
    private final int[] extras = new int[LONGEST + 1];

    private final int[] extraCells = new int[LONGEST + 1];
    private final int[] extraHouses = new int[LONGEST + 1];

    /// @param sink receives the cells of each ring
    OddRings(Position position, DigitSet digits, Consumer<int[]> sink) {
        this.position = position;
        this.sink = sink;
        this.both = digits.mask();
        this.extraHouses[0] = -1;
        CellSet common = CellSet.ALL;
        for (var digit : digits) {
            common = common.and(position.cells(digit));
        }
        this.cells = common;
    }

    void run() {
        if (!mayHaveRing()) {
            return;
        }
        CellSet left = cells;
        for (var start : cells) {
            left = left.without(start);
            int cell = start.index();
            if (push(0, cell)) {
                extend(1, left.and(Geometry.peers(cell)), left.minus(Geometry.peers(cell)));
            }
        }
    }

    /// Tests whether there are enough cells. At most two cells of a ring share a house, so a ring with several other
    /// digits has at least three cells without others.
    private boolean mayHaveRing() {
        int pairs = cells.and(position.bivalues()).size();
        if (pairs >= SHORTEST - 2) {
            return cells.size() >= SHORTEST;
        }
        for (int digit = 0; digit < 9 && pairs > 0; digit++) {
            int triples = 0;
            for (var cell : cells.and(position.cells(digit))) {
                triples += position.mask(cell.index()) == (both | 1 << digit) ? 1 : 0;
            }
            if ((both >>> digit & 1) == 0 && pairs + triples >= SHORTEST) {
                return true;
            }
        }
        return false;
    }

    /// Puts a cell on the path.
    ///
    /// @return whether the path has few cells with other candidates, and these have one digit or share a house
    private boolean push(int length, int cell) {
        int more = position.mask(cell) & ~both;
        path[length] = cell;
        extras[length + 1] = extras[length] | more;
        extraCells[length + 1] = extraCells[length] + (more == 0 ? 0 : 1);
        int houses = 1 << Geometry.row(cell) | 1 << Geometry.column(cell) | 1 << Geometry.box(cell);
        extraHouses[length + 1] = extraHouses[length] & (more == 0 ? -1 : houses);
        return extraCells[length + 1] <= MOST_EXTRA
                && (extraHouses[length + 1] != 0 || Integer.bitCount(extras[length + 1]) == 1);
    }

    /// Extends the path.
    ///
    /// @param near the cells that may end the ring: they see its start, and no cell of the path but the last
    /// @param far the cells that may come next and do not see the start
    private void extend(int length, CellSet near, CellSet far) {
        int last = path[length - 1];
        CellSet seen = Geometry.peers(last);
        if (length == 1) {
            for (var second : near) {
                // The second cell sees the start; the last, which sees it too, is a later cell.
                if (push(1, second.index())) {
                    CellSet laterEnds = near.minus(second.peers()).minus(before(second.index()));
                    extend(2, laterEnds, far);
                }
            }
            return;
        }
        if (length % 2 == 0 && length >= 4) {
            for (var end : near.and(seen)) {
                if (push(length, end.index())) {
                    sink.accept(Arrays.copyOf(path, length + 1));
                }
            }
        }
        if (length < LONGEST - 1) {
            for (var next : far.and(seen)) {
                if (push(length, next.index())) {
                    extend(length + 1, near.minus(seen), far.minus(seen));
                }
            }
        }
    }

    private static CellSet before(int cell) {
        return cell < 64 ? new CellSet((1L << cell) - 1, 0) : new CellSet(-1L, (1L << cell - 64) - 1);
    }
}
