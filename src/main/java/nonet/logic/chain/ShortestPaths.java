package nonet.logic.chain;

import java.util.Arrays;

/// Enumerates the shortest paths that a [ChainSearch] found to a statement.
final class ShortestPaths {

    private static final int MOST_TRIES = 1000;

    private final ChainGraph graph;
    private final Implications implications;
    private final ChainSearch search;
    private final boolean allowRevisits;

    /// The statements of the current path, from its end.
    private int[] back = new int[16];

    private int tries;

    /// @param allowRevisits whether paths may visit a cell twice
    ShortestPaths(ChainGraph graph, ChainSearch search, boolean allowRevisits) {
        this.graph = graph;
        this.implications = graph.implications();
        this.search = search;
        this.allowRevisits = allowRevisits;
    }

    /// Passes paths on until the sink stops.
    boolean find(int end, PathSink sink) {
        tries = MOST_TRIES;
        return follow(end, 0, sink);
    }

    private boolean follow(int statement, int at, PathSink sink) {
        if (at == back.length) {
            back = Arrays.copyOf(back, 2 * at);
        }
        back[at] = statement;
        int entry = search.lastEntry(statement);
        if (entry < 0) {
            return complete(at, sink);
        }
        for (; entry >= 0 && tries > 0; entry = search.entryBefore(entry)) {
            if (follow(search.cause(entry), at + 1, sink)) {
                return true;
            }
        }
        return false;
    }

    private boolean complete(int last, PathSink sink) {
        tries--;
        int[] nodes = new int[last + 1];
        int[] removals = new int[last + 1];
        boolean[] on = new boolean[last + 1];
        for (int i = 0; i <= last; i++) {
            nodes[i] = implications.node(back[last - i]);
            removals[i] = implications.removal(back[last - i]);
            on[i] = implications.isOn(back[last - i]);
        }
        ChainPath path = new ChainPath(nodes, removals, on);
        return (allowRevisits || SimplePathCheck.isSimple(graph, path)) && sink.take(path);
    }
}
