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
import nonet.logic.Geometry;
import nonet.logic.Net;
import nonet.logic.NetStory;
import nonet.logic.NetStory.Statement;
import nonet.logic.Position;
import nonet.logic.Sink;
import org.jspecify.annotations.Nullable;

/// The nets of all candidates of a position, each taken as true.
final class NetSearch {

    /// What one candidate leads to.
    ///
    /// @param candidate cell * 9 + digit
    /// @param clashes whether its board clashes; then the sets are not complete
    /// @param statements how many statements were made
    /// @param on the candidates that become true, as bits
    /// @param off the candidates that become false, as bits
    private record Reach(int candidate, boolean clashes, int statements, long[] on, long[] off) {}

    private static final int WORDS = 12;

    private final Position position;
    private final Net net;
    private final @Nullable Reach[] reaches = new Reach[729];
    private final List<Reach> all = new ArrayList<>();

    NetSearch(Position position) {
        this.position = position;
        this.net = new Net(position);
    }

    /// Follows every candidate.
    void followAll() {
        for (int cell = 0; cell < 81; cell++) {
            for (int left = position.mask(cell); left != 0; left &= left - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(left);
                net.start();
                boolean clashes = net.assume(cell, candidate % 9, Integer.MAX_VALUE);
                Reach reach = reach(candidate, clashes);
                reaches[candidate] = reach;
                all.add(reach);
            }
        }
    }

    private Reach reach(int candidate, boolean clashes) {
        long[] on = new long[WORDS];
        long[] off = new long[WORDS];
        for (int cell = 0; !clashes && cell < 81; cell++) {
            for (int left = position.mask(cell); left != 0; left &= left - 1) {
                int each = cell * 9 + Integer.numberOfTrailingZeros(left);
                if (net.isOn(each)) {
                    on[each >>> 6] |= 1L << each;
                } else if ((net.mask(cell) & left & -left) == 0) {
                    off[each >>> 6] |= 1L << each;
                }
            }
        }
        return new Reach(candidate, clashes, net.statements(), on, off);
    }

    /// Returns the candidates whose boards do not clash, those that lead to the most statements first.
    List<Integer> byReach() {
        return all.stream()
                .filter(reach -> !reach.clashes())
                .sorted(Comparator.comparingInt(reach -> -reach.statements()))
                .map(Reach::candidate)
                .toList();
    }

    /// Reports the candidates whose boards clash, those with the least to follow first.
    boolean contradictions(Sink sink) {
        List<Reach> clashing = all.stream()
                .filter(Reach::clashes)
                .sorted(Comparator.comparingInt(Reach::statements))
                .toList();
        for (Reach reach : clashing) {
            net.start();
            net.assume(reach.candidate() / 9, reach.candidate() % 9, Integer.MAX_VALUE);
            if (sink.take(NestedNets.refutation(net, reach.candidate(), List.of()))) {
                return true;
            }
        }
        return false;
    }

    /// Reports what the digits of a cell, or the places of a digit in a house, have in common.
    boolean verities(Sink sink) {
        List<Forcing> found = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            List<Reach> cases = new ArrayList<>();
            for (int left = position.mask(cell); left != 0; left &= left - 1) {
                cases.add(reaches[cell * 9 + Integer.numberOfTrailingZeros(left)]);
            }
            verity(new Premise.SomeDigit(Cell.of(cell)), cases, found);
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 0; digit < 9; digit++) {
                List<Reach> cases = new ArrayList<>();
                for (int left = position.places(house, digit); left != 0; left &= left - 1) {
                    int cell = Geometry.cell(house, Integer.numberOfTrailingZeros(left));
                    cases.add(reaches[cell * 9 + digit]);
                }
                verity(new Premise.SomePlace(House.all().get(house), Digit.values()[digit]), cases, found);
            }
        }
        found.sort(Comparator.comparingInt(NetSearch::size));
        for (Forcing each : found) {
            if (sink.take(each)) {
                return true;
            }
        }
        return false;
    }

    private void verity(Premise premise, List<Reach> cases, List<Forcing> found) {
        if (cases.size() < 2 || cases.stream().anyMatch(Reach::clashes)) {
            return;
        }
        List<Statement> agreed = new ArrayList<>();
        for (int word = 0; word < WORDS; word++) {
            long on = -1;
            long off = -1;
            for (Reach each : cases) {
                on &= each.on()[word];
                off &= each.off()[word];
            }
            for (; on != 0; on &= on - 1) {
                agreed.add(new Statement((word << 6) + Long.numberOfTrailingZeros(on), true));
            }
            for (; off != 0; off &= off - 1) {
                agreed.add(new Statement((word << 6) + Long.numberOfTrailingZeros(off), false));
            }
        }
        for (Statement each : agreed) {
            found.add(verity(premise, cases, each));
        }
    }

    private Forcing verity(Premise premise, List<Reach> cases, Statement agreed) {
        List<Forcing.Branch> branches = new ArrayList<>();
        for (Reach each : cases) {
            net.start();
            net.assume(each.candidate() / 9, each.candidate() % 9, Integer.MAX_VALUE);
            Statement assumption = new Statement(each.candidate(), true);
            branches.add(new Forcing.Branch(
                    NetStory.literal(assumption), new NetStory(net, List.of()).until(List.of(agreed))));
        }
        Candidate candidate = candidate(agreed.candidate());
        Conclusion conclusion =
                agreed.on() ? new Conclusion.Placement(candidate) : new Conclusion.Elimination(candidate);
        Verdict verdict = new Verdict.Agreed(List.of(NetStory.literal(agreed)));
        return new Forcing(Technique.FORCING_NET_VERITY, premise, branches, verdict, List.of(conclusion));
    }

    static Candidate candidate(int candidate) {
        return new Candidate(Cell.of(candidate / 9), Digit.values()[candidate % 9]);
    }

    private static int size(Forcing forcing) {
        return forcing.branches().stream()
                .mapToInt(branch -> branch.implications().size())
                .sum();
    }
}
