package nonet.logic.finder.forcing;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.logic.chain.ChainGraph;
import nonet.logic.chain.ChainGraph.Nodes;
import nonet.logic.position.EliminationScore;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;

/// Forcing chains.
///
/// Contradiction: a candidate that implies both a node and its negation, or leaves a cell or a house without a
/// candidate, is false; a candidate whose negation does is true. Verity: what each candidate of a cell, or each place
/// of a digit in a house, implies is true. Each implication runs along a chain of single links, with groups and, as an
/// option, almost locked sets.
///
/// Example: `r1c1=3` and `r1c1=7` are the only candidates of r1c1, and both imply `r5c5<>2`; so r5c5 is not 2.
///
/// Results with the highest [EliminationScore] come first, then those with the fewest implications. A conclusion is
/// reported once. See the articles on forcing chains, verities and contradictions in the HoDoKu and SudokuWiki
/// references.
public final class ForcingChainFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.FORCING_CHAIN_CONTRADICTION, Technique.FORCING_CHAIN_VERITY);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        ChainGraph graph = ChainGraph.of(position, options.limits().chains().als() ? Nodes.SETS : Nodes.GROUPS);
        ForcingSearch search =
                new ForcingSearch(position, graph, options.limits().chains().forcing());
        Set<Conclusion> reported = new HashSet<>();
        if (wanted.contains(Technique.FORCING_CHAIN_CONTRADICTION)) {
            search.contradictions();
            if (report(search, reported, sink)) {
                return true;
            }
        }
        if (wanted.contains(Technique.FORCING_CHAIN_VERITY)) {
            sink.checkCancelled();
            search.verities();
            return report(search, reported, sink);
        }
        return false;
    }

    private static boolean report(ForcingSearch search, Set<Conclusion> reported, Sink sink) {
        for (int score = EliminationScore.PLACEMENT; score >= 0; score--) {
            if (report(search, search.found(score), reported, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(
            ForcingSearch search, List<ForcingSearch.Found> found, Set<Conclusion> reported, Sink sink) {
        for (ForcingSearch.Found each : found) {
            sink.checkCancelled();
            if (!reported.contains(each.conclusion())
                    && search.isShortEnough(each)
                    && reported.add(each.conclusion())
                    && sink.take(search.deduction(each))) {
                return true;
            }
        }
        return false;
    }
}
