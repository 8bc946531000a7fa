package nonet.logic.finder.fish;

import java.util.EnumSet;
import java.util.Set;
import nonet.deduce.KrakenFish;
import nonet.deduce.Technique;
import nonet.logic.chain.ChainGraph;
import nonet.logic.chain.ChainSearch;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;

/// Kraken fish, basic or Franken, of two to four base sets with one or two fins. Each candidate is taken as true, the
/// chains from it tell what is false then, and a fish that cannot be without those places refutes it. For each candidate
/// and type the smallest fish is reported, and of these the one with the shortest chains.
public final class KrakenFinder implements Finder {

    private static final int MOST_FINS = 2;

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.KRAKEN_FISH_TYPE_1, Technique.KRAKEN_FISH_TYPE_2);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        ChainGraph graph = ChainGraph.of(position, ChainGraph.Nodes.CELLS);
        ChainSearch chains = new ChainSearch(graph, options.chains().length(), true);
        int fins = Math.min(options.fish().fins(), MOST_FINS);
        for (int target = 0; target < graph.singles() && !sink.isCancelled(); target++) {
            chains.run(target, true);
            for (Technique technique : wanted) {
                KrakenFish found = new KrakenSearch(position, graph, chains, target, technique, fins, sink).smallest();
                if (found != null && sink.take(found)) {
                    return true;
                }
            }
        }
        return false;
    }
}
