package nonet.logic.chain;

import java.util.Arrays;
import nonet.logic.chain.ChainSearch.Way;
import nonet.logic.chain.ChainSearch.Ways;

/// The ways that a search for chains came to a statement first, one after another.
final class FirstWays {

    private static final int MOST_TRIES = 1000;

    private final ChainGraph graph;
    private final Implications implications;
    private final ChainSearch search;
    private final boolean crossing;

    /// The statements of the way at hand, from its end.
    private int[] back = new int[16];

    private int tries;

    /// @param crossing whether ways may cross themselves
    FirstWays(ChainGraph graph, ChainSearch search, boolean crossing) {
        this.graph = graph;
        this.implications = graph.implications();
        this.search = search;
        this.crossing = crossing;
    }

    /// Hands over the ways until one is enough.
    boolean find(int end, Ways ways) {
        tries = MOST_TRIES;
        return follow(end, 0, ways);
    }

    private boolean follow(int statement, int at, Ways ways) {
        if (at == back.length) {
            back = Arrays.copyOf(back, 2 * at);
        }
        back[at] = statement;
        int entry = search.lastEntry(statement);
        if (entry < 0) {
            return complete(at, ways);
        }
        for (; entry >= 0 && tries > 0; entry = search.entryBefore(entry)) {
            if (follow(search.cause(entry), at + 1, ways)) {
                return true;
            }
        }
        return false;
    }

    private boolean complete(int last, Ways ways) {
        tries--;
        int[] nodes = new int[last + 1];
        int[] losses = new int[last + 1];
        boolean[] on = new boolean[last + 1];
        for (int i = 0; i <= last; i++) {
            nodes[i] = implications.node(back[last - i]);
            losses[i] = implications.loss(back[last - i]);
            on[i] = implications.isOn(back[last - i]);
        }
        Way way = new Way(nodes, losses, on);
        return (crossing || Visits.areSingle(graph, way)) && ways.take(way);
    }
}
