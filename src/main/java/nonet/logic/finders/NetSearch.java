package nonet.logic.finders;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    /// @param statements how many statements were made
    private record Reach(int candidate, int statements) {

        static final Comparator<Reach> LEAST =
                Comparator.comparingInt(Reach::statements).thenComparingInt(Reach::candidate);
    }

    /// The candidates that become true and those that become false, as bits.
    private record Outcome(int candidate, long[] on, long[] off) {}

    private final Position position;
    private final Net net;

    /// The candidates whose boards are known not to clash.
    private final BitSet sound = new BitSet();

    private final @Nullable Outcome[] outcomes = new Outcome[729];

    NetSearch(Position position) {
        this.position = position;
        this.net = new Net(position);
    }

    /// Returns which of the candidates have boards that clash, those with the least to follow first. Candidates of cells
    /// with few others lead farthest, and what becomes true on a board that does not clash leads to no more than that
    /// board shows, so it need not be followed.
    private List<Reach> clashing(List<Integer> candidates) {
        List<Integer> order = new ArrayList<>(candidates);
        order.sort(Comparator.comparingInt(each -> Integer.bitCount(position.mask(each / 9))));
        List<Reach> clashing = new ArrayList<>();
        for (int candidate : order) {
            if (!sound.get(candidate)) {
                if (follow(candidate)) {
                    clashing.add(new Reach(candidate, net.statements()));
                } else {
                    net.forEachOn(sound::set);
                }
            }
        }
        clashing.sort(Reach.LEAST);
        return clashing;
    }

    private boolean follow(int candidate) {
        net.start();
        return net.assume(candidate / 9, candidate % 9, Integer.MAX_VALUE);
    }

    private List<Integer> candidates() {
        List<Integer> candidates = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            for (int left = position.mask(cell); left != 0; left &= left - 1) {
                candidates.add(cell * 9 + Integer.numberOfTrailingZeros(left));
            }
        }
        return candidates;
    }

    /// Returns what a candidate leads to, or null when its board clashes.
    private @Nullable Outcome outcome(int candidate) {
        if (outcomes[candidate] == null) {
            if (!follow(candidate)) {
                outcomes[candidate] = new Outcome(candidate, net.on(), net.off());
            }
        }
        return outcomes[candidate];
    }

    /// Returns the candidates whose boards do not clash, those that lead to the most statements first.
    List<Integer> byReach() {
        List<Reach> sound = new ArrayList<>();
        for (int candidate : candidates()) {
            if (!follow(candidate)) {
                sound.add(new Reach(candidate, net.statements()));
            }
        }
        sound.sort(Comparator.comparingInt(Reach::statements).reversed());
        return sound.stream().map(Reach::candidate).toList();
    }

    /// Reports the candidates whose boards clash, those that leave a single first, then those with the least to follow.
    boolean contradictions(Sink sink) {
        Map<Boolean, List<Integer>> bySingle =
                candidates().stream().collect(Collectors.partitioningBy(this::leavesSingle));
        return contradictions(bySingle.get(true), sink) || contradictions(bySingle.get(false), sink);
    }

    private boolean contradictions(List<Integer> candidates, Sink sink) {
        for (Reach reach : clashing(candidates)) {
            follow(reach.candidate());
            if (sink.take(NestedNets.refutation(net, reach.candidate(), List.of()))) {
                return true;
            }
        }
        return false;
    }

    private boolean leavesSingle(int candidate) {
        return position.leavesSingle(candidate / 9, candidate % 9);
    }

    /// Reports what the digits of a cell, or the places of a digit in a house, have in common.
    boolean verities(Sink sink) {
        List<Forcing> found = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            List<@Nullable Outcome> cases = new ArrayList<>();
            for (int left = position.mask(cell); left != 0; left &= left - 1) {
                cases.add(outcome(cell * 9 + Integer.numberOfTrailingZeros(left)));
            }
            verity(new Premise.SomeDigit(Cell.of(cell)), cases, found);
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 0; digit < 9; digit++) {
                List<@Nullable Outcome> cases = new ArrayList<>();
                for (int left = position.places(house, digit); left != 0; left &= left - 1) {
                    int cell = Geometry.cell(house, Integer.numberOfTrailingZeros(left));
                    cases.add(outcome(cell * 9 + digit));
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

    private void verity(Premise premise, List<@Nullable Outcome> maybe, List<Forcing> found) {
        List<Outcome> cases = maybe.stream().flatMap(Stream::ofNullable).toList();
        if (cases.size() < 2 || cases.size() < maybe.size()) {
            return;
        }
        List<Statement> agreed = new ArrayList<>();
        for (int word = 0; word < Net.WORDS; word++) {
            long on = -1;
            long off = -1;
            for (Outcome each : cases) {
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

    private Forcing verity(Premise premise, List<Outcome> cases, Statement agreed) {
        List<Forcing.Branch> branches = new ArrayList<>();
        for (Outcome each : cases) {
            follow(each.candidate());
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
