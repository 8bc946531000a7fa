package nonet.logic.links;

import nonet.grid.CellSet;

/// Rejects paths that revisit a cell: they are redundant or cyclic.
final class SimplePathCheck {

    private final ChainGraph graph;
    private final ChainPath path;
    private final boolean loop;

    /// The cells of nodes, except those of the start and the end.
    private CellSet cells = CellSet.NONE;

    /// The cells of almost locked sets.
    private CellSet sets = CellSet.NONE;

    private SimplePathCheck(ChainGraph graph, ChainPath path) {
        this.graph = graph;
        this.path = path;
        this.loop = path.start() == path.end() || graph.shareCell(path.start(), path.end());
    }

    /// Tests whether a path visits each cell once. A loop leaves the cell where it begins and ends, but may pass
    /// through it again; groups on the path may contain cells of the ends.
    static boolean isSimple(ChainGraph graph, ChainPath path) {
        SimplePathCheck check = new SimplePathCheck(graph, path);
        for (int i = 1; i < path.size(); i++) {
            if (!(path.removals()[i] >= 0 ? check.enterAls(path.removals()[i]) : check.enter(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean enter(int i) {
        int node = path.nodes()[i];
        if (sets.intersects(graph.cells(node))) {
            return false;
        }
        int last = path.size() - 1;
        if (i == last) {
            return true;
        }
        boolean atStart = graph.shareCell(node, path.start());
        boolean atEnd = graph.shareCell(node, path.end());
        if (loop && atStart ? i == 1 || i == last - 1 : atStart && i > 1 || !atStart && atEnd && i < last - 1) {
            return false;
        }
        if (atEnd || path.removals()[i - 1] < 0 && graph.shareCell(node, path.nodes()[i - 1])) {
            return true;
        }
        if (cells.intersects(graph.cells(node))) {
            return false;
        }
        cells = cells.or(graph.cells(node));
        return true;
    }

    /// Visits a set. All its cells count as visited from there on, unless a loop removes the digit from it in the cell
    /// where the loop begins.
    private boolean enterAls(int removal) {
        AlsList all = graph.almostLockedSets();
        int set = graph.alsImplications().set(removal);
        int digit = graph.alsImplications().digit(removal);
        CellSet places = all.places(set, digit);
        CellSet start = graph.cells(path.start());
        if (places.intersects(cells) || places.intersects(sets) || !loop && places.intersects(start)) {
            return false;
        }
        if (!loop || !places.equals(start)) {
            sets = sets.or(all.cells(set));
        }
        return true;
    }
}
