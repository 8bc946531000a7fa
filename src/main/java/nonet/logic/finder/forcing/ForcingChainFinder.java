package nonet.logic.finder.forcing;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.logic.links.ChainGraph;
import nonet.logic.links.ChainGraph.Nodes;
import nonet.logic.position.EliminationScore;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

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
public final class ForcingChainFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            ForcingChainFinder::new, Technique.FORCING_CHAIN_CONTRADICTION, Technique.FORCING_CHAIN_VERITY);

    private ForcingChainFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        ChainGraph graph = ChainGraph.of(position, limits().chains().als() ? Nodes.SETS : Nodes.GROUPS);
        ForcingSearch search =
                new ForcingSearch(position, graph, limits().chains().forcing());
        Set<Conclusion> reported = new HashSet<>();
        if (wants(Technique.FORCING_CHAIN_CONTRADICTION)) {
            search.contradictions();
            report(search, reported);
        }
        if (wants(Technique.FORCING_CHAIN_VERITY)) {
            checkCancelled();
            search.verities();
            report(search, reported);
        }
    }

    private void report(ForcingSearch search, Set<Conclusion> reported) {
        for (int score = EliminationScore.PLACEMENT; score >= 0; score--) {
            report(search, search.found(score), reported);
        }
    }

    private void report(ForcingSearch search, List<ForcingSearch.Found> found, Set<Conclusion> reported) {
        for (ForcingSearch.Found each : found) {
            checkCancelled();
            if (!reported.contains(each.conclusion())
                    && search.isShortEnough(each)
                    && reported.add(each.conclusion())) {
                report(search.deduction(each));
            }
        }
    }
}
