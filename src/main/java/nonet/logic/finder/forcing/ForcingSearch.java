package nonet.logic.finder.forcing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.deduce.Conclusion;
import nonet.deduce.Forcing;
import nonet.deduce.Forcing.Premise;
import nonet.deduce.Forcing.Verdict;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.logic.finder.forcing.ForcingBranches.Statement;
import nonet.logic.links.ChainDistance;
import nonet.logic.links.ChainDistance.Links;
import nonet.logic.links.ChainGraph;
import nonet.logic.links.ImplicationClosure;
import nonet.logic.position.EliminationScore;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// Searches the consequences of assumptions for contradictions and for common implications. The implication closure
/// shows that a statement follows; the chain that leads to it is only built for what is reported.
final class ForcingSearch {

    /// A result: each assumption implies all targets.
    ///
    /// @param score as of [EliminationScore#of]
    record Found(
            Technique technique,
            Premise premise,
            List<Statement> assumptions,
            List<Statement> targets,
            Verdict verdict,
            Conclusion conclusion,
            int score) {}

    /// @param links the total number of links from the assumptions to the targets
    private record Measured(Found what, int links) {}

    private final Position position;
    private final ChainGraph graph;
    private final ImplicationClosure closure;
    private final ForcingBranches branches;
    private final int longest;
    private @Nullable ChainDistance distance;
    private final Map<Statement, Links> measures = new HashMap<>();
    private final int words;
    private final long[] singles;
    private final long[] on;
    private final long[] off;
    private final long[] commonOn;
    private final long[] commonOff;
    private final List<ForcingCase> cases;
    private final ForcingPrefilter prefilter;

    /// For each candidate, the cases that contain it.
    private final int[][] casesOf;

    /// For each case, the number of its candidates that are refuted.
    private final int[] refuted;
    private final List<Found> found = new ArrayList<>();

    ForcingSearch(Position position, ChainGraph graph, int longest) {
        this.position = position;
        this.graph = graph;
        this.closure = graph.closure();
        this.branches = new ForcingBranches(graph, longest);
        this.longest = longest;
        this.words = graph.words();
        this.singles = new long[words];
        this.on = new long[words];
        this.off = new long[words];
        this.commonOn = new long[words];
        this.commonOff = new long[words];
        this.cases = ForcingCase.all(position, graph);
        this.casesOf = casesOf(graph, cases);
        this.prefilter = new ForcingPrefilter(
                graph, cases.stream().map(ForcingCase::nodes).toList());
        this.refuted = new int[cases.size()];
        for (int node = 0; node < graph.singles(); node++) {
            singles[node >>> 6] |= 1L << node;
        }
    }

    /// Removes and returns the results with an elimination score, those with the fewest links first.
    ///
    /// @param score as of [EliminationScore#of]
    List<Found> found(int score) {
        List<Found> best = found.stream()
                .filter(each -> each.score == score)
                .map(each -> new Measured(each, links(each)))
                .filter(each -> each.links >= 0)
                .sorted(Comparator.comparingInt(Measured::links))
                .map(Measured::what)
                .toList();
        found.removeIf(each -> each.score == score);
        return best;
    }

    /// Returns the least number of links of a result, or -1 if one of its chains exceeds the limit.
    private int links(Found what) {
        int sum = 0;
        for (Statement assumption : what.assumptions()) {
            Links links = measures.computeIfAbsent(assumption, this::measure);
            for (Statement target : what.targets()) {
                int length = (target.on() ? links.on() : links.off())[target.node()];
                if (length < 0) {
                    return -1;
                }
                sum += length;
            }
        }
        return sum;
    }

    private Links measure(Statement assumption) {
        ChainDistance known = distance;
        if (known == null) {
            known = new ChainDistance(graph, longest);
            distance = known;
        }
        return known.from(assumption.node(), assumption.on());
    }

    /// Tests whether all chains of a result are within the limit.
    boolean isShortEnough(Found what) {
        return what.assumptions().stream()
                .allMatch(assumption ->
                        what.targets().stream().allMatch(target -> branches.links(assumption, target) >= 0));
    }

    private int score(Conclusion conclusion) {
        Candidate candidate = conclusion.candidate();
        return conclusion instanceof Conclusion.Placement
                ? EliminationScore.PLACEMENT
                : EliminationScore.of(
                        position, candidate.cell().index(), candidate.digit().ordinal());
    }

    Forcing deduction(Found what) {
        List<Forcing.Branch> followed = what.assumptions().stream()
                .map(assumption -> branches.branch(assumption, what.targets()))
                .toList();
        return new Forcing(what.technique(), what.premise(), followed, what.verdict(), List.of(what.conclusion()));
    }

    /// Collects candidates that are false because they lead to a contradiction when true, or true because they do when
    /// false.
    void contradictions() {
        for (int node = 0; node < graph.singles(); node++) {
            if (prefilter.mayContradict(node, true)) {
                contradiction(new Statement(node, true));
            }
            if (prefilter.mayContradict(node, false)) {
                contradiction(new Statement(node, false));
            }
        }
    }

    private void contradiction(Statement assumption) {
        Arrays.fill(on, 0);
        Arrays.fill(off, 0);
        follow(assumption.node(), assumption.on());
        for (int word = 0; word < words; word++) {
            for (long left = on[word] & off[word]; left != 0; left &= left - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(left);
                List<Statement> targets = List.of(new Statement(node, true), new Statement(node, false));
                contradiction(
                        assumption, targets, new Verdict.Clash(graph.facts().fact(node)));
            }
        }
        for (int word = 0; word < words; word++) {
            for (long left = off[word] & singles[word]; left != 0; left &= left - 1) {
                count((word << 6) + Long.numberOfTrailingZeros(left), assumption);
            }
        }
        Arrays.fill(refuted, 0);
    }

    /// Counts a refuted candidate in each of its cases; a case without any candidate left is a contradiction.
    private void count(int node, Statement assumption) {
        for (int at : casesOf[node]) {
            ForcingCase each = cases.get(at);
            if (++refuted[at] == each.nodes().length) {
                contradiction(assumption, each.statements(false), each.refuted());
            }
        }
    }

    private void contradiction(Statement assumption, List<Statement> targets, Verdict verdict) {
        Candidate candidate = candidate(assumption.node());
        Conclusion conclusion =
                assumption.on() ? new Conclusion.Elimination(candidate) : new Conclusion.Placement(candidate);
        Premise premise = new Premise.Assumed(branches.literal(assumption));
        found.add(new Found(
                Technique.FORCING_CHAIN_CONTRADICTION,
                premise,
                List.of(assumption),
                targets,
                verdict,
                conclusion,
                score(conclusion)));
    }

    /// Collects the common consequences of all candidates of a case.
    void verities() {
        for (int node = 0; prefilter.refutesItself() && node < graph.singles(); node++) {
            resetCommon();
            if (intersect(node, true) && intersect(node, false)) {
                List<Statement> assumptions = List.of(new Statement(node, true), new Statement(node, false));
                agreed(new Premise.OnOrOff(candidate(node)), assumptions);
            }
        }
        for (int at = 0; at < cases.size(); at++) {
            ForcingCase each = cases.get(at);
            resetCommon();
            boolean any = prefilter.mayAgree(at);
            for (int i = 0; any && i < each.nodes().length; i++) {
                any = intersect(each.nodes()[i], true);
            }
            if (any) {
                agreed(each.premise(), each.statements(true));
            }
        }
    }

    private void resetCommon() {
        Arrays.fill(commonOn, -1);
        Arrays.fill(commonOff, -1);
    }

    /// Intersects the common consequences with those of one more node.
    ///
    /// @return whether anything is left; nothing is if this node leads to a contradiction
    private boolean intersect(int node, boolean isOn) {
        Arrays.fill(on, 0);
        Arrays.fill(off, 0);
        follow(node, isOn);
        long any = 0;
        long clash = 0;
        for (int word = 0; word < words; word++) {
            clash |= on[word] & off[word];
            any |= commonOn[word] &= on[word] & singles[word];
            any |= commonOff[word] &= off[word] & singles[word];
        }
        return any != 0 && clash == 0;
    }

    private void agreed(Premise premise, List<Statement> assumptions) {
        for (int word = 0; word < words; word++) {
            for (long left = commonOn[word]; left != 0; left &= left - 1) {
                agreed(premise, assumptions, new Statement((word << 6) + Long.numberOfTrailingZeros(left), true));
            }
            for (long left = commonOff[word]; left != 0; left &= left - 1) {
                agreed(premise, assumptions, new Statement((word << 6) + Long.numberOfTrailingZeros(left), false));
            }
        }
    }

    private void follow(int node, boolean isOn) {
        if (isOn) {
            closure.addFromOn(node, on, off);
        } else {
            closure.addFromOff(node, on, off);
        }
    }

    private void agreed(Premise premise, List<Statement> assumptions, Statement target) {
        Candidate candidate = candidate(target.node());
        Conclusion conclusion =
                target.on() ? new Conclusion.Placement(candidate) : new Conclusion.Elimination(candidate);
        Verdict verdict = new Verdict.Agreed(List.of(branches.literal(target)));
        found.add(new Found(
                Technique.FORCING_CHAIN_VERITY,
                premise,
                assumptions,
                List.of(target),
                verdict,
                conclusion,
                score(conclusion)));
    }

    private static int[][] casesOf(ChainGraph graph, List<ForcingCase> cases) {
        int[][] casesOf = new int[graph.singles()][4];
        int[] count = new int[graph.singles()];
        for (int at = 0; at < cases.size(); at++) {
            for (int node : cases.get(at).nodes()) {
                casesOf[node][count[node]++] = at;
            }
        }
        for (int node = 0; node < casesOf.length; node++) {
            casesOf[node] = Arrays.copyOf(casesOf[node], count[node]);
        }
        return casesOf;
    }

    private Candidate candidate(int node) {
        return Candidate.of(graph.cell(node), graph.digit(node));
    }
}
