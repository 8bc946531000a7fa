package nonet.logic.finder.chain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import nonet.deduce.Chain;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.House;
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
            CellSet[] targets = targets(technique);
            if (targets.length == 0) {
                continue;
            }
            TechniqueSearch chains = new TechniqueSearch(technique);
            chains.run(targets);
            for (Chain chain : chains.found()) {
                report(chain);
            }
        }
    }

    /// Returns by digit the cells where it can be eliminated; empty if there are none. A candidate that a chain
    /// eliminates implies its own negation. For remote pairs all cells are returned, since the chain graph may not be
    /// computed yet.
    private CellSet[] targets(Technique technique) {
        CellSet[] targets = {};
        if (technique != Technique.REMOTE_PAIR) {
            ChainGraph graph = ChainGraph.of(position, ChainGraph.Nodes.CELLS);
            List<Integer> refuted = graph.refuted();
            if (!refuted.isEmpty()) {
                targets = new CellSet[9];
                Arrays.fill(targets, CellSet.NONE);
            }
            for (int node : refuted) {
                targets[graph.digit(node)] = targets[graph.digit(node)].with(Cell.of(graph.cell(node)));
            }
        } else if (hasFourEqualPairs()) {
            targets = new CellSet[9];
            Arrays.setAll(targets, digit -> position.cells(Digit.at(digit)));
        }
        return targets;
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

    /// A strong link between two candidates, cell * 9 + digit.
    private record Strong(int from, int to, Reason reason) {}

    private final class TechniqueSearch {

        private final Technique technique;
        private final Map<Integer, List<Strong>> strong = new LinkedHashMap<>();
        private final Map<List<Conclusion>, Chain> best = new LinkedHashMap<>();

        /// By digit, the candidates with strong links.
        private final List<List<Integer>> linked = new ArrayList<>();

        TechniqueSearch(Technique technique) {
            this.technique = technique;
            for (int digit = 0; digit < 9; digit++) {
                linked.add(new ArrayList<>());
            }
        }

        /// @param targets for each digit the cells where it can be eliminated
        void run(CellSet[] targets) {
            switch (technique) {
                case X_CHAIN -> conjugates();
                case XY_CHAIN, REMOTE_PAIR -> bivalues();
                default -> throw new IllegalArgumentException(technique.id());
            }
            for (int start : strong.keySet()) {
                if (!Cell.of(start / 9).peers().and(targets[start % 9]).isEmpty()) {
                    from(start);
                }
            }
        }

        List<Chain> found() {
            List<Chain> found = new ArrayList<>(best.values());
            found.sort(Comparator.comparingInt(Chain::inferences));
            return found;
        }

        private void conjugates() {
            for (int digit = 0; digit < 9; digit++) {
                for (Conjugates link : StrongLinks.of(position).of(digit)) {
                    Reason reason = new Reason.InHouse(House.at(link.house()));
                    add(link.first() * 9 + digit, link.second() * 9 + digit, reason);
                }
            }
        }

        private void bivalues() {
            for (int cell = 0; cell < 81; cell++) {
                int mask = position.mask(cell);
                if (Integer.bitCount(mask) == 2) {
                    int low = Integer.numberOfTrailingZeros(mask);
                    int high = 31 - Integer.numberOfLeadingZeros(mask);
                    add(cell * 9 + low, cell * 9 + high, new Reason.InCell(Cell.of(cell)));
                }
            }
        }

        private void add(int one, int other, Reason reason) {
            links(one).add(new Strong(one, other, reason));
            links(other).add(new Strong(other, one, reason));
        }

        private List<Strong> links(int candidate) {
            return strong.computeIfAbsent(candidate, fresh -> {
                linked.get(fresh % 9).add(fresh);
                return new ArrayList<>();
            });
        }

        /// Searches breadth-first along alternating links from a candidate taken as false.
        private void from(int start) {
            Map<Integer, Strong> into = new LinkedHashMap<>();
            Map<Integer, Integer> before = new LinkedHashMap<>();
            Map<Integer, Integer> length = new LinkedHashMap<>();
            Queue<Integer> off = new ArrayDeque<>(List.of(start));
            length.put(start, 0);
            while (!off.isEmpty()) {
                int denied = off.remove();
                for (Strong link : strong.getOrDefault(denied, List.of())) {
                    int end = link.to();
                    int links = Objects.requireNonNull(length.get(denied)) + 1;
                    if (!into.containsKey(end) && links <= limits().chains().length()) {
                        into.put(end, link);
                        close(start, end, links, into, before);
                        weaken(end, links, before, length, off);
                    }
                }
            }
        }

        /// Continues along the weak links of a true candidate.
        private void weaken(
                int end, int links, Map<Integer, Integer> before, Map<Integer, Integer> length, Queue<Integer> off) {
            for (int next : linked.get(end % 9)) {
                boolean weak = Geometry.sees(next / 9, end / 9);
                boolean equal = technique != Technique.REMOTE_PAIR || position.mask(next / 9) == position.mask(end / 9);
                if (weak && equal && !length.containsKey(next)) {
                    length.put(next, links + 1);
                    before.put(next, end);
                    off.add(next);
                }
            }
        }

        private void close(int start, int end, int links, Map<Integer, Strong> into, Map<Integer, Integer> before) {
            int digit = start % 9;
            boolean enough = technique != Technique.X_CHAIN || links >= LEAST_X_CHAIN;
            boolean remote = technique != Technique.REMOTE_PAIR || links >= LEAST_REMOTE_PAIR;
            if (end % 9 != digit || start / 9 >= end / 9 || links < 3 || !enough || !remote) {
                return;
            }
            EliminationCollector conclusions = new EliminationCollector();
            seen(start / 9, end / 9, digit, conclusions);
            if (technique == Technique.REMOTE_PAIR) {
                int other = Integer.numberOfTrailingZeros(position.mask(start / 9) & ~(1 << digit));
                seen(start / 9, end / 9, other, conclusions);
            }
            if (!conclusions.isEmpty()) {
                Chain chain = new Chain(technique, path(start, end, into, before), conclusions.toList());
                best.merge(chain.conclusions(), chain, (one, two) -> one.inferences() <= two.inferences() ? one : two);
            }
        }

        private void seen(int one, int other, int digit, EliminationCollector conclusions) {
            conclusions.eliminate(
                    digit, Geometry.peers(one).and(Geometry.peers(other)).and(position.cells(digit)));
        }

        private static InferenceChain path(
                int start, int end, Map<Integer, Strong> into, Map<Integer, Integer> before) {
            List<Link> links = new ArrayList<>();
            int at = end;
            while (true) {
                Strong last = Objects.requireNonNull(into.get(at));
                links.add(new Link(node(last.from()), node(last.to()), Link.Kind.STRONG, last.reason()));
                if (last.from() == start) {
                    break;
                }
                int previous = Objects.requireNonNull(before.get(last.from()));
                links.add(new Link(node(previous), node(last.from()), Link.Kind.WEAK, house(previous, last.from())));
                at = previous;
            }
            Collections.reverse(links);
            return new InferenceChain(links);
        }

        private static Reason house(int one, int other) {
            return new Reason.InHouse(House.at(Geometry.sharedHouse(one / 9, other / 9)));
        }

        private static Node node(int candidate) {
            return Node.of(Candidate.at(candidate));
        }
    }
}
