package nonet.logic.finder.fish;

import nonet.deduce.FishPatterns.KrakenFish;
import nonet.deduce.Technique;
import nonet.logic.chain.ChainGraph;
import nonet.logic.chain.ChainSearch;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderType;
import nonet.logic.solver.Search;

/// Kraken fish, basic or Franken, with two to four base sets and one or two fins.
///
/// Pattern: a finned fish whose fins do not see the target but reach it by chains. Type 1: the fish without its fins
/// would eliminate the target, and a chain from each fin does too. Type 2: chains from each place of the digit in one
/// cover set, and from each fin, eliminate the target. The target is eliminated.
///
/// Example of type 1: `2 r15 c38` with fin r1c9 would eliminate 2 from r7c3, and `r1c9=2` implies `r7c3<>2` by a chain;
/// so `r7c3<>2`.
///
/// For each target and type the smallest fish is reported, with the shortest chains. See "Kraken Fish" in the HoDoKu
/// reference.
public final class KrakenFinder extends Finder {

    public static final FinderType TYPE =
            FinderType.of(KrakenFinder::new, Technique.KRAKEN_FISH_TYPE_1, Technique.KRAKEN_FISH_TYPE_2);

    private static final int MOST_FINS = 2;

    private KrakenFinder(Search search) {
        super(search);
    }

    @Override
    public void find() {
        ChainGraph graph = ChainGraph.of(position, ChainGraph.Nodes.CELLS);
        ChainSearch chains = new ChainSearch(graph, limits().chains().length(), true);
        int fins = Math.min(limits().fish().fins(), MOST_FINS);
        for (int target = 0; target < graph.singles(); target++) {
            checkCancelled();
            chains.run(target, true);
            for (Technique technique : search.wanted()) {
                KrakenFish found =
                        new KrakenSearch(position, graph, chains, target, technique, fins, search).smallest();
                if (found != null) {
                    report(found);
                }
            }
        }
    }
}
