package nonet.logic.chain;

import nonet.logic.als.AlsList;

/// Rejects paths that revisit a cell: they are redundant or cyclic.
final class SimplePathCheck {

    private final ChainGraph graph;
    private final ChainPath path;
    private final boolean loop;

    /// The cells of nodes, except those of the start and the end.
    private long lo;

    private long hi;

    /// The cells of almost locked sets.
    private long setsLo;

    private long setsHi;

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
        if ((setsLo & graph.lo(node) | setsHi & graph.hi(node)) != 0) {
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
        if ((lo & graph.lo(node) | hi & graph.hi(node)) != 0) {
            return false;
        }
        lo |= graph.lo(node);
        hi |= graph.hi(node);
        return true;
    }

    /// Visits a set. All its cells count as visited from there on, unless a loop removes the digit from it in the cell
    /// where the loop begins.
    private boolean enterAls(int removal) {
        AlsList all = graph.almostLockedSets();
        int set = graph.alsImplications().set(removal);
        int digit = graph.alsImplications().digit(removal);
        long placesLo = all.lo(set, digit);
        long placesHi = all.hi(set, digit);
        long startLo = graph.lo(path.start());
        long startHi = graph.hi(path.start());
        long beforeLo = lo | setsLo | (loop ? 0 : startLo);
        long beforeHi = hi | setsHi | (loop ? 0 : startHi);
        if ((placesLo & beforeLo | placesHi & beforeHi) != 0) {
            return false;
        }
        if (!loop || placesLo != startLo || placesHi != startHi) {
            setsLo |= all.lo(set);
            setsHi |= all.hi(set);
        }
        return true;
    }
}
