package nonet.logic.finder.forcing;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.logic.chain.ChainGraph;
import nonet.logic.chain.ChainGraph.Nodes;
import nonet.logic.position.Headway;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;

/// Forcing chains: a candidate that, taken as true or as false, leads to a contradiction along chains, and what follows
/// whichever candidate of a cell, or place of a digit in a house, is the true one. Those that get farthest come
/// first, then those with the fewest implications; for the same conclusions only one is reported.
public final class ForcingChainFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.FORCING_CHAIN_CONTRADICTION, Technique.FORCING_CHAIN_VERITY);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        ChainGraph graph = ChainGraph.of(position, options.chains().als() ? Nodes.SETS : Nodes.GROUPS);
        ForcingSearch search =
                new ForcingSearch(position, graph, options.chains().forcing());
        Set<Conclusion> reported = new HashSet<>();
        if (wanted.contains(Technique.FORCING_CHAIN_CONTRADICTION)) {
            search.contradictions();
            if (report(search, reported, sink)) {
                return true;
            }
        }
        if (wanted.contains(Technique.FORCING_CHAIN_VERITY) && !sink.isCancelled()) {
            search.verities();
            return report(search, reported, sink);
        }
        return false;
    }

    private static boolean report(ForcingSearch search, Set<Conclusion> reported, Sink sink) {
        for (int headway = Headway.MOST; headway >= 0; headway--) {
            if (report(search, search.found(headway), reported, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(
            ForcingSearch search, List<ForcingSearch.Found> found, Set<Conclusion> reported, Sink sink) {
        for (ForcingSearch.Found each : found) {
            if (sink.isCancelled()) {
                return false;
            }
            if (!reported.contains(each.conclusion())
                    && search.isShortEnough(each)
                    && reported.add(each.conclusion())
                    && sink.take(search.tell(each))) {
                return true;
            }
        }
        return false;
    }
}
