package nonet.logic.finder.fish;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.FishPatterns.KrakenFish;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.logic.links.ChainGraph;
import nonet.logic.links.ChainSearch;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;
import org.jspecify.annotations.Nullable;

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

    public static final FinderFactory TYPE =
            FinderFactory.of(KrakenFinder::new, Technique.KRAKEN_FISH_TYPE_1, Technique.KRAKEN_FISH_TYPE_2);

    private static final int MOST_FINS = 2;

    private KrakenFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        ChainGraph graph = ChainGraph.of(position, ChainGraph.Nodes.CELLS);
        ChainSearch chains = new ChainSearch(graph, limits().chains().length(), true);
        for (int target = 0; target < graph.singles(); target++) {
            checkCancelled();
            chains.run(target, true);
            for (Technique technique : task.wanted()) {
                KrakenFish found = new TargetSearch(graph, chains, target, technique).smallest();
                if (found != null) {
                    report(found);
                }
            }
        }
    }

    /// The search for kraken fish of one type that eliminate one target.
    private final class TargetSearch implements FishSearch.Receiver {

        private static final int LARGEST = 4;

        private final ChainGraph graph;
        private final ChainSearch chains;
        private final int target;
        private final Technique technique;

        private int digit;
        private int coverPool;
        private @Nullable KrakenHit best;

        /// A fish, and the places from which chains lead to the target.
        ///
        /// @param house the cover set of type 2, or -1
        /// @param links the total number of links of the chains
        private record KrakenHit(FishSets fish, int house, CellSet starts, int links) {}

        TargetSearch(ChainGraph graph, ChainSearch chains, int target, Technique technique) {
            this.graph = graph;
            this.chains = chains;
            this.target = target;
            this.technique = technique;
        }

        @Nullable
        KrakenFish smallest() {
            for (int size = 2; size <= LARGEST; size++) {
                for (FishShape shape : List.of(FishShape.BASIC, FishShape.FRANKEN)) {
                    for (digit = 0; digit < 9; digit++) {
                        if (technique == Technique.KRAKEN_FISH_TYPE_2 || digit == graph.digit(target)) {
                            search(shape, size);
                        }
                    }
                    if (best != null) {
                        return kraken(best);
                    }
                }
            }
            return null;
        }

        private void search(FishShape shape, int size) {
            CellSet out = CellSet.NONE;
            for (Cell cell : position.cells(Digit.at(digit))) {
                boolean isTarget = node(cell) == target;
                out = !isTarget && chains.linksToOff(node(cell)) > 0 ? out.with(cell) : out;
            }
            if (out.isEmpty()) {
                return;
            }
            for (int turn = 0; turn < shape.turns(); turn++) {
                coverPool = shape.cover(turn);
                FishSearch search = new FishSearch(task, digit, size, 0, shape.base(turn), shape.cover(turn), this);
                if (technique == Technique.KRAKEN_FISH_TYPE_1) {
                    search.run(graph.cell(target), out);
                } else {
                    search.run(out);
                }
            }
        }

        @Override
        public void accept(int base, int cover) {
            if (technique == Technique.KRAKEN_FISH_TYPE_1) {
                FishSets fish = FishSets.of(position, digit, base, cover);
                keep(fish, -1, fish.fins());
                return;
            }
            for (int house : Bits.of(coverPool & ~base & ~cover)) {
                FishSets fish = FishSets.of(position, digit, base, cover | 1 << house);
                CellSet places = position.cells(House.at(house), Digit.at(digit));
                CellSet held = places.and(fish.body()).minus(fish.potential());
                boolean isWhole = held.equals(places);
                boolean isEliminated =
                        digit == graph.digit(target) && fish.potential().contains(cell());
                if (!held.isEmpty() && !isWhole && !isEliminated) {
                    keep(fish, house, fish.fins().or(held));
                }
            }
        }

        /// Keeps a fish if its chains are the shortest so far. A fish whose fins see the target is not a kraken fish.
        private void keep(FishSets fish, int house, CellSet starts) {
            int links = 0;
            int longest = 0;
            for (Cell cell : starts) {
                int to = chains.linksToOff(node(cell));
                links += to;
                longest = Math.max(longest, to);
            }
            boolean isKraken = longest > 1
                    && !fish.fins().isEmpty()
                    && fish.fins().size() <= Math.min(limits().fish().fins(), MOST_FINS);
            if (isKraken && (best == null || links < best.links)) {
                best = new KrakenHit(fish, house, starts, links);
            }
        }

        private KrakenFish kraken(KrakenHit hit) {
            Candidate candidate = new Candidate(cell(), Digit.at(graph.digit(target)));
            digit = hit.fish.digit();
            List<InferenceChain> chains = new ArrayList<>();
            hit.starts.forEach(cell -> chains.add(chain(node(cell))));
            return new KrakenFish(
                    technique,
                    hit.fish.fish(List.of()),
                    hit.house < 0 ? null : House.at(hit.house),
                    candidate,
                    chains,
                    List.of(new Conclusion.Elimination(candidate)));
        }

        /// Returns the shortest chain from a node to the target: the chain found from the target, reversed.
        private InferenceChain chain(int node) {
            List<Link> links = new ArrayList<>();
            chains.paths(node, false, path -> {
                graph.facts().links(path).forEach(link -> links.add(link.reversed()));
                return true;
            });
            Collections.reverse(links);
            return new InferenceChain(links);
        }

        private Cell cell() {
            return Cell.of(graph.cell(target));
        }

        private int node(Cell cell) {
            return graph.node(cell.index(), digit);
        }
    }
}
