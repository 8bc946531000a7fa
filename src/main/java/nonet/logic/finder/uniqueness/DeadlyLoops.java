package nonet.logic.finder.uniqueness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.logic.position.IncrementalIndex;
import nonet.logic.position.Position;

/// Enumerates the closed loops on which two digits can alternate: each cell has one of them or both, neighbors share a
/// house, and every house of the loop contains one cell at an even and one at an odd index.
final class DeadlyLoops {

    /// @param cells the cells in order around the loop
    /// @param pair the two digits, nine bits
    record Loop(List<Cell> cells, int pair) {}

    private static final int SHORTEST = 6;

    private final Position position;
    private final int pair;
    private final CellSet board;
    private final List<Cell> path = new ArrayList<>();
    private final int[] even = new int[27];
    private final int[] odd = new int[27];
    private final List<Loop> found = new ArrayList<>();
    private final Set<CellSet> known = new HashSet<>();

    private DeadlyLoops(Position position, int pair, CellSet board) {
        this.position = position;
        this.pair = pair;
        this.board = board;
    }

    /// The loops of six or more cells with other candidates in at most two cells, or in any number if these have one
    /// digit; each set of cells once for a pair, shorter loops first.
    static final IncrementalIndex<List<Loop>> ALL = IncrementalIndex.of(DeadlyLoops::all);

    private static List<Loop> all(Position position) {
        List<Loop> all = new ArrayList<>();
        CellSet bivalues = position.bivalues();
        for (int first = 0; first < 9; first++) {
            for (int second = first + 1; second < 9; second++) {
                all.addAll(of(position, bivalues, first, second));
            }
        }
        all.sort(Comparator.comparingInt(loop -> loop.cells().size()));
        return List.copyOf(all);
    }

    private static List<Loop> of(Position position, CellSet bivalues, int first, int second) {
        CellSet both = position.cells(first).and(position.cells(second));
        if (!both.intersects(bivalues) || both.size() < SHORTEST) {
            return List.of();
        }
        CellSet board = dropLoneCells(both);
        if (board.size() < SHORTEST || !board.intersects(bivalues)) {
            return List.of();
        }
        DeadlyLoops loops = new DeadlyLoops(position, 1 << first | 1 << second, board);
        for (Cell start : board) {
            loops.extend(start, 0, 0);
        }
        return loops.found;
    }

    /// Drops cells that are alone in a house until there are none, since every house of a loop contains two of its
    /// cells.
    private static CellSet dropLoneCells(CellSet cells) {
        CellSet left = cells;
        boolean drops = true;
        while (drops) {
            drops = false;
            for (int house = 0; house < 27; house++) {
                CellSet there = left.and(Geometry.house(house));
                if (there.size() == 1) {
                    left = left.minus(there);
                    drops = true;
                }
            }
        }
        return left;
    }

    /// Extends the path by a cell and continues from there.
    ///
    /// @param roof the number of cells of the path with other candidates
    /// @param extras the other candidates
    private void extend(Cell cell, int roof, int extras) {
        int extra = position.mask(cell.index()) & ~pair;
        int covered = extra == 0 ? roof : roof + 1;
        int all = extras | extra;
        int[] parity = path.size() % 2 == 0 ? even : odd;
        if (covered > 2 && Integer.bitCount(all) > 1 || !isFree(parity, cell)) {
            return;
        }
        count(parity, cell, 1);
        path.add(cell);
        if (path.size() >= SHORTEST && cell.peers().contains(path.getFirst()) && isClosed() && covered < path.size()) {
            CellSet cells = CellSet.of(path);
            if (covered > 0 && known.add(cells)) {
                found.add(new Loop(List.copyOf(path), pair));
            }
        } else {
            for (Cell next : board.and(cell.peers())) {
                if (next.index() > path.getFirst().index() && !path.contains(next)) {
                    extend(next, covered, all);
                }
            }
        }
        path.removeLast();
        count(parity, cell, -1);
    }

    private static boolean isFree(int[] parity, Cell cell) {
        int index = cell.index();
        return parity[Geometry.row(index)] + parity[Geometry.column(index)] + parity[Geometry.box(index)] == 0;
    }

    private static void count(int[] parity, Cell cell, int change) {
        int index = cell.index();
        parity[Geometry.row(index)] += change;
        parity[Geometry.column(index)] += change;
        parity[Geometry.box(index)] += change;
    }

    private boolean isClosed() {
        for (int house = 0; house < 27; house++) {
            if (even[house] != odd[house]) {
                return false;
            }
        }
        return true;
    }
}
