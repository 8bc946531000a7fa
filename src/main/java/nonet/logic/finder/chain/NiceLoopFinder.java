package nonet.logic.finder.chain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import nonet.deduce.Chain;
import nonet.deduce.Technique;
import nonet.logic.links.ChainDistance;
import nonet.logic.links.ChainGraph;
import nonet.logic.links.ChainGraph.Nodes;
import nonet.logic.links.ChainSearch;
import nonet.logic.position.EliminationScore;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Nice loops and alternating inference chains (AIC), plain and grouped; grouped ones contain a group or an almost
/// locked set.
///
/// Pattern: strong and weak links alternate. An AIC starts and ends with a strong link, so one of its ends is true:
/// what sees both is eliminated. A discontinuous loop returns to its cell with two strong links, which prove a
/// candidate, or two weak links, which refute it. In a continuous loop all links alternate: each weak link becomes
/// strong, and what sees both of its ends is eliminated.
///
/// Example: `r2c3 -4- r2c8 =4= r6c8 -4- r6c2 =4= r3c2 -4- r2c3 => r2c3<>4`.
///
/// Chains are reported by length, the shortest for each set of conclusions. An AIC with a single elimination is
/// reported as the loop through it. See "Chains and Loops" in the HoDoKu reference and "Alternating Inference Chains"
/// on SudokuWiki.
public final class NiceLoopFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            NiceLoopFinder::new,
            Technique.CONTINUOUS_NICE_LOOP,
            Technique.DISCONTINUOUS_NICE_LOOP,
            Technique.AIC,
            Technique.GROUPED_CONTINUOUS_NICE_LOOP,
            Technique.GROUPED_DISCONTINUOUS_NICE_LOOP,
            Technique.GROUPED_AIC);

    private static final Set<Technique> PLAIN =
            EnumSet.of(Technique.CONTINUOUS_NICE_LOOP, Technique.DISCONTINUOUS_NICE_LOOP, Technique.AIC);
    private static final Set<Technique> GROUPED = EnumSet.of(
            Technique.GROUPED_CONTINUOUS_NICE_LOOP, Technique.GROUPED_DISCONTINUOUS_NICE_LOOP, Technique.GROUPED_AIC);

    private NiceLoopFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        Nodes grouped = limits().chains().als()
                ? limits().chains().linkedSets() ? Nodes.LINKED_SETS : Nodes.SETS
                : Nodes.GROUPS;
        if (since().mayLink(position)) {
            find(PLAIN, Nodes.CELLS);
        }
        find(GROUPED, grouped);
    }

    private void find(Set<Technique> kind, Nodes nodes) {
        Set<Technique> here = EnumSet.copyOf(kind);
        here.retainAll(task.wanted());
        if (here.isEmpty()) {
            return;
        }
        ChainGraph graph = ChainGraph.of(position, nodes);
        if (nodes == Nodes.LINKED_SETS) {
            searchAll(new GraphSearch(graph, here), graph);
            return;
        }
        List<Integer> refuted = graph.refuted();
        checkCancelled();
        if (refuted.isEmpty()) {
            return;
        }
        GraphSearch paths = new GraphSearch(graph, here);
        paths.refutationsByLength(refuted);

        paths.others(new LoopStartFilter(graph, refuted).all());
        paths.flush(Integer.MAX_VALUE);
    }

    /// Searches all paths from all candidates. There is no prefilter for sets that are linked to each other.
    private static void searchAll(GraphSearch paths, ChainGraph graph) {
        List<Integer> all = IntStream.range(0, graph.singles()).boxed().toList();
        paths.refutations(all);
        paths.others(all);
        paths.flush(Integer.MAX_VALUE);
    }

    private final class GraphSearch {

        private final ChainGraph graph;
        private final ChainSearch chains;
        private final NiceLoopBuilder forms;
        private final Set<Technique> wanted;

        /// The chains found, by the candidate they were searched from.
        private final NavigableMap<Integer, List<Chain>> found = new TreeMap<>();

        private int from;
        private final List<Chain> reported = new ArrayList<>();

        GraphSearch(ChainGraph graph, Set<Technique> wanted) {
            this.wanted = wanted;
            this.graph = graph;
            this.chains = new ChainSearch(graph, limits().chains().length());
            this.forms = new NiceLoopBuilder(position, graph);
        }

        /// A candidate with the number of links from its being true to its being false.
        private record Distant(int node, int links) {}

        /// Reports the loops that refute these candidates. Candidates with the smallest distance are searched first,
        /// among equals those with the highest [nonet.logic.position.EliminationScore]. A loop is reported once all
        /// shorter ones are known.
        void refutationsByLength(List<Integer> candidates) {
            // The link in the cell where a loop ends does not count.
            ChainDistance distance = new ChainDistance(graph, limits().chains().length() + 1);
            List<Distant> nearest = candidates.stream()
                    .map(node -> new Distant(node, distance.from(node, true).off()[node]))
                    .filter(candidate -> candidate.links >= 0)
                    .sorted(Comparator.comparingInt(Distant::links)
                            .thenComparing(Comparator.<Distant>comparingInt(each -> score(each.node))
                                    .reversed())
                            .thenComparingInt(Distant::node))
                    .toList();
            for (Distant candidate : nearest) {
                refutations(List.of(candidate.node));
                flush(candidate.links);
            }
            flush(Integer.MAX_VALUE);
        }

        private int score(int node) {
            return EliminationScore.of(position, graph.cell(node), graph.digit(node));
        }

        /// Collects the loops that refute these candidates.
        void refutations(List<Integer> candidates) {
            for (int node : candidates) {
                checkCancelled();
                from = node;
                chains.run(node, true);
                refutation(node);
            }
        }

        /// Collects the chains that start with one of these candidates being false.
        void others(List<Integer> candidates) {
            for (int node : candidates) {
                checkCancelled();
                from = node;
                chains.run(node, false);
                chains.paths(node, true, path -> take(forms.proof(path)));
                continuous(node);
                reversedRefutation(node);
                for (int end = 0; end < graph.singles(); end++) {
                    if (end != node && chains.linksToOn(end) > 1 && forms.mayEnd(node, end)) {
                        chains.paths(end, true, path -> take(forms.open(path)));
                    }
                }
            }
        }

        /// Reports the chains that have not been reported yet, shortest first.
        ///
        /// @param below only chains with fewer inferences
        void flush(int below) {
            List<Chain> chains = found.values().stream()
                    .flatMap(List::stream)
                    .filter(chain -> chain.inferences() < below)
                    .sorted(Comparator.comparingInt(Chain::inferences)
                            .thenComparingInt(chain -> -chain.conclusions().size()))
                    .toList();
            for (Chain chain : chains) {
                checkCancelled();
                if (!isKnown(chain)) {
                    reported.add(chain);
                    report(chain);
                }
            }
            found.values().forEach(each -> each.removeIf(chain -> chain.inferences() < below));
        }

        /// Tests whether a chain of the same technique and conclusions, and no greater length, was reported.
        private boolean isKnown(Chain chain) {
            for (Chain other : reported) {
                if (other.technique() == chain.technique()
                        && other.conclusions().equals(chain.conclusions())) {
                    return true;
                }
            }
            return false;
        }

        private void refutation(int node) {
            for (int other = 0; other < graph.singles(); other++) {
                if (other != node && graph.shareCell(node, other) && chains.linksToOn(other) > 1) {
                    chains.paths(other, true, path -> take(forms.refutationInCell(path)));
                }
            }
            chains.paths(node, false, path -> take(forms.refutation(path)));
        }

        /// Collects the loops by which this candidate, taken as false, refutes another one of its cell. They are the
        /// loops of [#refutation] reversed, for which other paths may be plainer.
        private void reversedRefutation(int node) {
            for (int other = 0; other < graph.singles(); other++) {
                if (other != node && graph.shareCell(node, other) && chains.linksToOff(other) > 1) {
                    chains.paths(other, false, path -> take(forms.reversedRefutation(path)));
                }
            }
        }

        /// Collects continuous loops that end at another candidate of the cell.
        private void continuous(int node) {
            for (int other = 0; other < graph.singles(); other++) {
                if (other != node && graph.shareCell(node, other) && chains.linksToOn(other) > 1) {
                    chains.paths(other, true, path -> {
                        take(forms.continuous(path));
                        return false;
                    });
                }
            }
        }

        private boolean take(Chain[] chains) {
            for (Chain chain : chains) {
                if (wanted.contains(chain.technique())) {
                    found.computeIfAbsent(from, _ -> new ArrayList<>()).add(chain);
                }
            }
            return chains.length > 0;
        }
    }
}
