package nonet.logic.finders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Forcing;
import nonet.deduce.Forcing.Premise;
import nonet.deduce.Forcing.Verdict;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.logic.ChainGraph;
import nonet.logic.Closure;
import nonet.logic.Geometry;
import nonet.logic.Position;
import nonet.logic.finders.ForcingBranches.Statement;

/// What the consequences of assumptions have in common, and where they clash. That something follows is seen in the
/// closure of all links; the ways to it are looked for only then.
final class ForcingSearch {

    /// Something found: every one of the assumptions leads to all the targets.
    ///
    /// @param links how many links that takes together
    record Found(
            Technique technique,
            Premise premise,
            List<Statement> assumptions,
            List<Statement> targets,
            Verdict verdict,
            Conclusion conclusion,
            int links) {}

    private final Position position;
    private final ChainGraph graph;
    private final Closure closure;
    private final ForcingBranches branches;
    private final int words;
    private final long[] singles;
    private final List<Found> found = new ArrayList<>();

    ForcingSearch(Position position, ChainGraph graph, int longest) {
        this.position = position;
        this.graph = graph;
        this.closure = graph.closure();
        this.branches = new ForcingBranches(graph, longest);
        this.words = graph.words();
        this.singles = new long[words];
        for (int node = 0; node < graph.singles(); node++) {
            singles[node >>> 6] |= 1L << node;
        }
    }

    /// Returns what was found, with the fewest links first.
    List<Found> found() {
        found.sort(Comparator.comparingInt(Found::links));
        return found;
    }

    Forcing tell(Found what) {
        List<Forcing.Branch> told = what.assumptions().stream()
                .map(assumption -> branches.branch(assumption, what.targets()))
                .toList();
        return new Forcing(what.technique(), what.premise(), told, what.verdict(), List.of(what.conclusion()));
    }

    /// Looks for candidates that are false because they clash when true, or true because they clash when false.
    void contradictions() {
        for (int node = 0; node < graph.singles(); node++) {
            contradiction(new Statement(node, true));
            contradiction(new Statement(node, false));
        }
    }

    private void contradiction(Statement assumption) {
        Consequences all = consequences(List.of(assumption));
        for (int word = 0; word < words; word++) {
            for (long left = all.on[word] & all.off[word]; left != 0; left &= left - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(left);
                List<Statement> targets = List.of(new Statement(node, true), new Statement(node, false));
                clash(assumption, targets, new Verdict.Clash(graph.fact(node)));
            }
        }
        for (int cell = 0; cell < 81; cell++) {
            List<Statement> targets = new ArrayList<>();
            for (int left = position.mask(cell); left != 0; left &= left - 1) {
                targets.add(new Statement(graph.node(cell, Integer.numberOfTrailingZeros(left)), false));
            }
            if (all.haveOff(targets)) {
                clash(assumption, targets, new Verdict.NoDigit(Cell.of(cell)));
            }
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 0; digit < 9; digit++) {
                List<Statement> targets = places(house, digit, false);
                if (all.haveOff(targets)) {
                    clash(assumption, targets, new Verdict.NoPlace(House.all().get(house), Digit.values()[digit]));
                }
            }
        }
    }

    private void clash(Statement assumption, List<Statement> targets, Verdict verdict) {
        Candidate candidate = candidate(assumption.node());
        Conclusion conclusion =
                assumption.on() ? new Conclusion.Elimination(candidate) : new Conclusion.Placement(candidate);
        add(
                Technique.FORCING_CHAIN_CONTRADICTION,
                new Premise.Assumed(branches.literal(assumption)),
                List.of(assumption),
                targets,
                verdict,
                conclusion);
    }

    /// Looks for what follows in each of the cases of which one is true.
    void verities() {
        for (int node = 0; node < graph.singles(); node++) {
            verity(
                    new Premise.OnOrOff(candidate(node)),
                    List.of(new Statement(node, true), new Statement(node, false)));
        }
        for (int cell = 0; cell < 81; cell++) {
            List<Statement> assumptions = new ArrayList<>();
            for (int left = position.mask(cell); left != 0; left &= left - 1) {
                assumptions.add(new Statement(graph.node(cell, Integer.numberOfTrailingZeros(left)), true));
            }
            verity(new Premise.SomeDigit(Cell.of(cell)), assumptions);
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 0; digit < 9; digit++) {
                Premise premise = new Premise.SomePlace(House.all().get(house), Digit.values()[digit]);
                verity(premise, places(house, digit, true));
            }
        }
    }

    private void verity(Premise premise, List<Statement> assumptions) {
        if (assumptions.size() < 2) {
            return;
        }
        Consequences common = consequences(assumptions);
        if (common.clash) {
            return;
        }
        for (int word = 0; word < words; word++) {
            for (long left = common.on[word] & singles[word]; left != 0; left &= left - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(left);
                agreed(premise, assumptions, new Statement(node, true));
            }
            for (long left = common.off[word] & singles[word]; left != 0; left &= left - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(left);
                agreed(premise, assumptions, new Statement(node, false));
            }
        }
    }

    private void agreed(Premise premise, List<Statement> assumptions, Statement target) {
        Candidate candidate = candidate(target.node());
        Conclusion conclusion =
                target.on() ? new Conclusion.Placement(candidate) : new Conclusion.Elimination(candidate);
        Verdict verdict = new Verdict.Agreed(List.of(branches.literal(target)));
        add(Technique.FORCING_CHAIN_VERITY, premise, assumptions, List.of(target), verdict, conclusion);
    }

    private void add(
            Technique technique,
            Premise premise,
            List<Statement> assumptions,
            List<Statement> targets,
            Verdict verdict,
            Conclusion conclusion) {
        int links = 0;
        for (Statement assumption : assumptions) {
            for (Statement target : targets) {
                int way = branches.links(assumption, target);
                if (way < 0) {
                    return;
                }
                links += way;
            }
        }
        found.add(new Found(technique, premise, assumptions, targets, verdict, conclusion, links));
    }

    private List<Statement> places(int house, int digit, boolean on) {
        List<Statement> places = new ArrayList<>();
        for (int left = position.places(house, digit); left != 0; left &= left - 1) {
            int cell = Geometry.cell(house, Integer.numberOfTrailingZeros(left));
            places.add(new Statement(graph.node(cell, digit), on));
        }
        return places;
    }

    private Candidate candidate(int node) {
        return new Candidate(Cell.of(graph.cell(node)), Digit.values()[graph.digit(node)]);
    }

    /// What the statements have in common, if one of them is not enough for a clash.
    private Consequences consequences(List<Statement> statements) {
        Consequences common = new Consequences();
        for (int i = 0; i < statements.size(); i++) {
            long[] on = new long[words];
            long[] off = new long[words];
            Statement statement = statements.get(i);
            if (statement.on()) {
                closure.addFromOn(statement.node(), on, off);
            } else {
                closure.addFromOff(statement.node(), on, off);
            }
            for (int word = 0; word < words; word++) {
                common.clash |= (on[word] & off[word]) != 0;
                common.on[word] = i == 0 ? on[word] : common.on[word] & on[word];
                common.off[word] = i == 0 ? off[word] : common.off[word] & off[word];
            }
        }
        return common;
    }

    private final class Consequences {

        private final long[] on = new long[words];
        private final long[] off = new long[words];
        private boolean clash;

        boolean haveOff(List<Statement> statements) {
            for (Statement each : statements) {
                if ((off[each.node() >>> 6] >>> each.node() & 1) == 0) {
                    return false;
                }
            }
            return !statements.isEmpty();
        }
    }
}
