package nonet.logic.finder.chain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import nonet.deduce.Chain;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Geometry;
import nonet.logic.links.ChainFacts;
import nonet.logic.links.ChainGraph;
import nonet.logic.position.StrongLinks;
import nonet.logic.position.StrongLinks.Conjugates;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Chains with one kind of strong link: X-chains, XY-chains and remote pairs.
///
/// Pattern: strong and weak links alternate from one candidate to another of the same digit, of which one is true. The
/// strong links of an X-chain are houses with two places for one digit, those of an XY-chain cells with two candidates,
/// those of a remote pair cells with the same two candidates. The digit is eliminated from cells that see both ends;
/// remote pairs eliminate both digits.
///
/// Examples: `r1c1 =5= r1c7 -5- r4c7 =5= r4c3 -5- r8c3 =5= r8c9 => r8c1<>5` (X-chain); `2- r1c1 -5- r1c5 -7- r4c5 -2 =>
/// r4c1<>2` (XY-chain).
///
/// Of the chains with the same conclusions the shortest is reported. See "Chains and Loops" in the HoDoKu reference,
/// "X-Cycles" and "XY-Chains" on SudokuWiki.
public final class SimpleChainFinder extends Finder {

    public static final FinderFactory TYPE =
            FinderFactory.of(SimpleChainFinder::new, Technique.REMOTE_PAIR, Technique.X_CHAIN, Technique.XY_CHAIN);

    /// The smallest number of links of an X-chain; shorter ones are skyscrapers, kites and turbot fish.
    private static final int LEAST_X_CHAIN = 5;

    private static final int LEAST_REMOTE_PAIR = 7;

    private SimpleChainFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        if (!since().mayLink(position)) {
            return;
        }
        for (Technique technique : task.wanted()) {
            if (technique != Technique.REMOTE_PAIR || hasFourEqualPairs()) {
                new TechniqueSearch(technique).found().forEach(this::report);
            }
        }
    }

    private boolean hasFourEqualPairs() {
        CellSet bivalues = position.bivalues();
        for (Cell cell : bivalues) {
            int mask = position.mask(cell.index());
            int first = Integer.numberOfTrailingZeros(mask);
            int second = 31 - Integer.numberOfLeadingZeros(mask);
            if (bivalues.and(position.cells(first)).and(position.cells(second)).size() >= 4) {
                return true;
            }
        }
        return false;
    }

    /// The search along the links of one technique in the graph of single candidates.
    private final class TechniqueSearch {

        private static final int NONE = -1;

        private final Technique technique;
        private final ChainGraph graph = ChainGraph.of(position, ChainGraph.Nodes.CELLS);

        /// By node, the other ends of its strong links; and by digit, the nodes with strong links. Both in the order in
        /// which the links are found.
        private final Map<Integer, List<Integer>> strong = new LinkedHashMap<>();

        private final List<List<Integer>> linked = new ArrayList<>();
        private final Map<List<Conclusion>, Chain> best = new LinkedHashMap<>();

        /// By node, the one that makes it true, and the one that makes it false; and the number of links to its being
        /// false.
        private final int[] trueBy = new int[graph.size()];

        private final int[] falseBy = new int[graph.size()];
        private final int[] length = new int[graph.size()];

        TechniqueSearch(Technique technique) {
            this.technique = technique;
            for (int digit = 0; digit < 9; digit++) {
                linked.add(new ArrayList<>());
            }
        }

        /// Returns the chains, the shortest for each set of conclusions.
        List<Chain> found() {
            CellSet[] targets = targets();
            if (targets.length == 0) {
                return List.of();
            }
            if (technique == Technique.X_CHAIN) {
                joinConjugates();
            } else {
                joinPairs();
            }
            for (int start : strong.keySet()) {
                if (!Geometry.peers(graph.cell(start))
                        .and(targets[graph.digit(start)])
                        .isEmpty()) {
                    from(start);
                }
            }
            return best.values().stream()
                    .sorted(Comparator.comparingInt(Chain::inferences))
                    .toList();
        }

        /// Returns by digit the cells where it can be eliminated; empty if there are none. A candidate that a chain
        /// eliminates implies its own negation; for remote pairs that is not computed.
        private CellSet[] targets() {
            CellSet[] targets = new CellSet[9];
            if (technique == Technique.REMOTE_PAIR) {
                Arrays.setAll(targets, digit -> position.cells(Digit.at(digit)));
                return targets;
            }
            Arrays.fill(targets, CellSet.NONE);
            List<Integer> refuted = graph.refuted();
            for (int node : refuted) {
                targets[graph.digit(node)] = targets[graph.digit(node)].or(graph.cells(node));
            }
            return refuted.isEmpty() ? new CellSet[0] : targets;
        }

        private void joinConjugates() {
            for (int digit = 0; digit < 9; digit++) {
                for (Conjugates link : StrongLinks.of(position).of(digit)) {
                    join(graph.node(link.first(), digit), graph.node(link.second(), digit));
                }
            }
        }

        private void joinPairs() {
            for (Cell cell : position.bivalues()) {
                int mask = position.mask(cell.index());
                int low = graph.node(cell.index(), Integer.numberOfTrailingZeros(mask));
                join(low, low + 1);
            }
        }

        private void join(int one, int other) {
            ends(one).add(other);
            ends(other).add(one);
        }

        private List<Integer> ends(int node) {
            return strong.computeIfAbsent(node, fresh -> {
                linked.get(graph.digit(fresh)).add(fresh);
                return new ArrayList<>();
            });
        }

        /// Searches breadth-first along alternating links from a candidate taken as false.
        private void from(int start) {
            Arrays.fill(trueBy, NONE);
            Arrays.fill(length, NONE);
            length[start] = 0;
            Queue<Integer> queue = new ArrayDeque<>(List.of(start));
            while (!queue.isEmpty()) {
                int off = queue.remove();
                for (int on : ends(off)) {
                    if (trueBy[on] == NONE && length[off] < limits().chains().length()) {
                        trueBy[on] = off;
                        close(start, on);
                        weaken(on, queue);
                    }
                }
            }
        }

        /// Continues along the weak links of a true candidate.
        private void weaken(int on, Queue<Integer> queue) {
            for (int off : linked.get(graph.digit(on))) {
                if (length[off] == NONE && isWeak(on, off)) {
                    length[off] = length[trueBy[on]] + 2;
                    falseBy[off] = on;
                    queue.add(off);
                }
            }
        }

        private boolean isWeak(int on, int off) {
            return (graph.weak(on, off >>> 6) >>> off & 1) != 0
                    && (technique != Technique.REMOTE_PAIR || mask(on) == mask(off));
        }

        private int mask(int node) {
            return position.mask(graph.cell(node));
        }

        private void close(int start, int end) {
            int links = length[trueBy[end]] + 1;
            int least = switch (technique) {
                case X_CHAIN -> LEAST_X_CHAIN;
                case REMOTE_PAIR -> LEAST_REMOTE_PAIR;
                default -> 3;
            };
            if (graph.digit(end) != graph.digit(start) || graph.cell(start) >= graph.cell(end) || links < least) {
                return;
            }
            CellSet seeing = Geometry.peers(graph.cell(start)).and(Geometry.peers(graph.cell(end)));
            DigitSet digits = technique == Technique.REMOTE_PAIR
                    ? new DigitSet(mask(start))
                    : DigitSet.of(Digit.at(graph.digit(start)));
            EliminationCollector conclusions = new EliminationCollector();
            digits.forEach(digit -> conclusions.eliminate(digit, seeing.and(position.cells(digit))));
            if (!conclusions.isEmpty()) {
                Chain chain = new Chain(technique, path(start, end), conclusions.toList());
                best.merge(chain.conclusions(), chain, (one, two) -> one.inferences() <= two.inferences() ? one : two);
            }
        }

        private InferenceChain path(int start, int end) {
            List<Link> links = new ArrayList<>();
            ChainFacts facts = graph.facts();
            int off = trueBy[end];
            links.add(facts.strongLink(off, end));
            while (off != start) {
                int on = falseBy[off];
                links.add(facts.weakLink(on, off));
                off = trueBy[on];
                links.add(facts.strongLink(off, on));
            }
            return new InferenceChain(links.reversed());
        }
    }
}
