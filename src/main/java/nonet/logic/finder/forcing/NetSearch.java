package nonet.logic.finder.forcing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nonet.deduce.Conclusion;
import nonet.deduce.Forcing;
import nonet.deduce.Forcing.Premise;
import nonet.deduce.Forcing.Verdict;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.logic.finder.forcing.NetBoards.Board;
import nonet.logic.finder.forcing.NetStory.Statement;
import nonet.logic.position.Geometry;
import nonet.logic.position.Headway;
import nonet.logic.position.Position;
import nonet.logic.solver.Sink;

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

    private final Position position;
    private final Net net;
    private final NetBoards boards;
    private final List<Integer> candidates;

    /// The candidates that are known to lead to no clash.
    private final long[] sound;

    NetSearch(Position position) {
        this.position = position;
        this.net = new Net(position);
        this.boards = NetBoards.of(position);
        this.candidates = candidates(position);
        this.sound = boards.sound();
    }

    /// Returns which of the candidates have boards that clash, those with the least to follow first. Candidates of cells
    /// with few others lead farthest, and what becomes true on a board that does not clash need not be followed.
    private List<Reach> clashing(List<Integer> candidates) {
        List<Integer> order = new ArrayList<>(candidates);
        order.removeIf(each -> Net.holds(sound, each));
        order.sort(Comparator.comparingInt(each -> Integer.bitCount(position.mask(each / 9))));
        List<Reach> clashing = new ArrayList<>();
        for (int candidate : order) {
            if (!Net.holds(sound, candidate)) {
                Board board = boards.get(candidate, net);
                if (board == null) {
                    clashing.add(new Reach(candidate, net.statements()));
                } else {
                    for (int word = 0; word < Net.WORDS; word++) {
                        sound[word] |= board.on()[word];
                    }
                }
            }
        }
        clashing.sort(Reach.LEAST);
        return clashing;
    }

    /// Returns the candidates whose boards do not clash, those first that get farthest when they go, and of these those
    /// that lead to the most statements.
    List<Integer> byHeadway() {
        List<Reach> sound = new ArrayList<>();
        for (int candidate : candidates) {
            Board board = boards.get(candidate, net);
            if (board != null) {
                sound.add(new Reach(candidate, boards.statements(board)));
            }
        }
        sound.sort(Comparator.<Reach>comparingInt(reach -> headway(reach.candidate()))
                .thenComparingInt(Reach::statements)
                .reversed());
        return sound.stream().map(Reach::candidate).toList();
    }

    /// Reports the candidates whose boards clash, those that get farthest first, then those with the least to follow.
    boolean contradictions(Sink sink) {
        NavigableMap<Integer, List<Integer>> groups =
                candidates.stream().collect(Collectors.groupingBy(this::headway, TreeMap::new, Collectors.toList()));
        return groups.descendingMap().values().stream().anyMatch(each -> contradictions(each, sink));
    }

    private int headway(int candidate) {
        return Headway.without(position, candidate / 9, candidate % 9);
    }

    private boolean contradictions(List<Integer> candidates, Sink sink) {
        for (Reach reach : clashing(candidates)) {
            NetBoards.follow(reach.candidate(), net);
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
            List<Integer> cases = new ArrayList<>();
            for (int left = position.mask(cell); left != 0; left &= left - 1) {
                cases.add(cell * 9 + Integer.numberOfTrailingZeros(left));
            }
            verity(new Premise.SomeDigit(Cell.of(cell)), cases, found);
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 0; digit < 9; digit++) {
                List<Integer> cases = new ArrayList<>();
                for (int left = position.places(house, digit); left != 0; left &= left - 1) {
                    cases.add(Geometry.cell(house, Integer.numberOfTrailingZeros(left)) * 9 + digit);
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

    private void verity(Premise premise, List<Integer> cases, List<Forcing> found) {
        long[] on = new long[Net.WORDS];
        long[] off = new long[Net.WORDS];
        Arrays.fill(on, -1);
        Arrays.fill(off, -1);
        long any = 0;
        for (int at = 0; at < cases.size(); at++) {
            Board board = boards.get(cases.get(at), net);
            if (board == null || cases.size() < 2) {
                return;
            }
            any = 0;
            for (int word = 0; word < Net.WORDS; word++) {
                any |= on[word] &= boards.on(board, word);
                any |= off[word] &= boards.off(board, word);
            }
        }
        for (int i = 0; any != 0 && i < candidates.size(); i++) {
            int candidate = candidates.get(i);
            if (Net.holds(on, candidate) || Net.holds(off, candidate)) {
                found.add(verity(premise, cases, new Statement(candidate, Net.holds(on, candidate))));
            }
        }
    }

    private Forcing verity(Premise premise, List<Integer> cases, Statement agreed) {
        List<Forcing.Branch> branches = new ArrayList<>();
        for (int each : cases) {
            NetBoards.follow(each, net);
            Statement assumption = new Statement(each, true);
            branches.add(new Forcing.Branch(
                    NetStory.literal(assumption), new NetStory(net, List.of()).until(List.of(agreed))));
        }
        Candidate candidate = candidate(agreed.candidate());
        Conclusion conclusion =
                agreed.on() ? new Conclusion.Placement(candidate) : new Conclusion.Elimination(candidate);
        Verdict verdict = new Verdict.Agreed(List.of(NetStory.literal(agreed)));
        return new Forcing(Technique.FORCING_NET_VERITY, premise, branches, verdict, List.of(conclusion));
    }

    private static List<Integer> candidates(Position position) {
        List<Integer> candidates = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            for (int left = position.mask(cell); left != 0; left &= left - 1) {
                candidates.add(cell * 9 + Integer.numberOfTrailingZeros(left));
            }
        }
        return candidates;
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
