package nonet.logic.chain;

import nonet.logic.als.AlsList;
import nonet.logic.chain.ChainSearch.Way;

/// The cells that a way through a chain graph has visited. One that comes to a cell a second time says nothing that a
/// shorter one does not say, or runs in circles.
final class Visits {

    private final ChainGraph graph;
    private final Way way;
    private final boolean loop;

    /// The cells of nodes, without those of the start and the end.
    private long lo;

    private long hi;

    /// The cells of almost locked sets.
    private long setsLo;

    private long setsHi;

    private Visits(ChainGraph graph, Way way) {
        this.graph = graph;
        this.way = way;
        this.loop = way.start() == way.end() || graph.shareCell(way.start(), way.end());
    }

    /// Tells whether the way visits each cell once. A loop leaves the cell where it begins and ends, but may come through
    /// it again; groups on the way may hold cells of the ends.
    static boolean areSingle(ChainGraph graph, Way way) {
        Visits visits = new Visits(graph, way);
        for (int i = 1; i < way.size(); i++) {
            if (!(way.losses()[i] >= 0 ? visits.enterSet(way.losses()[i]) : visits.enter(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean enter(int i) {
        int node = way.nodes()[i];
        if ((setsLo & graph.lo(node) | setsHi & graph.hi(node)) != 0) {
            return false;
        }
        int last = way.size() - 1;
        if (i == last) {
            return true;
        }
        boolean atStart = graph.shareCell(node, way.start());
        boolean atEnd = graph.shareCell(node, way.end());
        if (loop && atStart ? i == 1 || i == last - 1 : atStart && i > 1 || !atStart && atEnd && i < last - 1) {
            return false;
        }
        if (atEnd || way.losses()[i - 1] < 0 && graph.shareCell(node, way.nodes()[i - 1])) {
            return true;
        }
        if ((lo & graph.lo(node) | hi & graph.hi(node)) != 0) {
            return false;
        }
        lo |= graph.lo(node);
        hi |= graph.hi(node);
        return true;
    }

    /// A set is entered where it loses a digit. From there on its cells are visited, but for a loop that takes the digit
    /// from it in the cell where it began.
    private boolean enterSet(int loss) {
        AlsList all = graph.almostLockedSets();
        int set = graph.losses().set(loss);
        int digit = graph.losses().digit(loss);
        long placesLo = all.lo(set, digit);
        long placesHi = all.hi(set, digit);
        long startLo = graph.lo(way.start());
        long startHi = graph.hi(way.start());
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
