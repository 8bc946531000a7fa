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
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.finder.forcing.AssumptionCache.Consequences;
import nonet.logic.finder.forcing.ProofExtractor.Statement;
import nonet.logic.position.EliminationScore;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Forcing nets.
///
/// An assumption is propagated through all singles that it causes, so that a statement may have several others as premises.
/// Contradiction: an assumption that leaves a cell without a candidate, or a digit without a place in a house, is
/// false. Verity: what all candidates of a cell, or all places of a digit in a house, imply is true. Nested nets, which
/// refute further candidates under an assumption, are tried last.
///
/// Example: `r2c2=4` makes r2c7 and r6c2 naked singles, which together leave no place for 9 in box 6; so r2c2 is not 4.
///
/// Results with the highest [nonet.logic.position.EliminationScore] come first, then those with the fewest statements. See "Forcing Net" in
/// the HoDoKu reference, and "Digit, Cell and Unit Forcing Chains" on SudokuWiki.
public final class ForcingNetFinder extends Finder {

    public static final FinderFactory TYPE =
            FinderFactory.of(ForcingNetFinder::new, Technique.FORCING_NET_CONTRADICTION, Technique.FORCING_NET_VERITY);

    /// An assumption and the extent of its consequences.
    ///
    /// @param candidate cell * 9 + digit
    /// @param statements the number of statements it implies
    private record AssumptionSize(int candidate, int statements) {

        static final Comparator<AssumptionSize> LEAST =
                Comparator.comparingInt(AssumptionSize::statements).thenComparingInt(AssumptionSize::candidate);
    }

    private final Propagation net;
    private final AssumptionCache cache;
    private final List<Integer> candidates;

    /// The candidates known to lead to no contradiction.
    private final long[] consistent;

    private ForcingNetFinder(FinderTask task) {
        super(task);
        this.net = new Propagation(position);
        this.cache = AssumptionCache.of(position);
        this.candidates = candidates(position);
        this.consistent = cache.consistent();
    }

    @Override
    public void find() {
        boolean refute = wants(Technique.FORCING_NET_CONTRADICTION);
        if (refute) {
            contradictions();
        }
        checkCancelled();
        if (wants(Technique.FORCING_NET_VERITY)) {
            verities();
        }
        checkCancelled();
        if (refute) {
            new NestedNets(task, byScore()).find();
        }
    }

    /// Returns the candidates that lead to a contradiction, those with the fewest implied statements first. Candidates
    /// of cells with few others imply the most, so they are assumed first; whatever a consistent assumption implies is
    /// skipped.
    private List<AssumptionSize> contradictory(List<Integer> candidates) {
        List<Integer> order = new ArrayList<>(candidates);
        order.removeIf(each -> Propagation.holds(consistent, each));
        order.sort(Comparator.comparingInt(each -> Integer.bitCount(position.mask(each / 9))));
        List<AssumptionSize> contradictory = new ArrayList<>();
        for (int candidate : order) {
            if (!Propagation.holds(consistent, candidate)) {
                Consequences consequences = cache.get(candidate, net);
                if (consequences == null) {
                    contradictory.add(new AssumptionSize(candidate, net.statements()));
                } else {
                    for (int word = 0; word < Propagation.WORDS; word++) {
                        consistent[word] |= consequences.on()[word];
                    }
                }
            }
        }
        contradictory.sort(AssumptionSize.LEAST);
        return contradictory;
    }

    /// Returns the consistent candidates, those with the highest elimination score first, then those that imply the
    /// most.
    private List<Integer> byScore() {
        List<AssumptionSize> consistent = new ArrayList<>();
        for (int candidate : candidates) {
            Consequences consequences = cache.get(candidate, net);
            if (consequences != null) {
                consistent.add(new AssumptionSize(candidate, cache.statements(consequences)));
            }
        }
        consistent.sort(Comparator.<AssumptionSize>comparingInt(size -> score(size.candidate()))
                .thenComparingInt(AssumptionSize::statements)
                .reversed());
        return consistent.stream().map(AssumptionSize::candidate).toList();
    }

    /// Reports the candidates that lead to a contradiction, by elimination score, then by the number of implied
    /// statements.
    private void contradictions() {
        NavigableMap<Integer, List<Integer>> groups =
                candidates.stream().collect(Collectors.groupingBy(this::score, TreeMap::new, Collectors.toList()));
        groups.descendingMap().values().forEach(this::contradictions);
    }

    private int score(int candidate) {
        return EliminationScore.of(position, candidate / 9, candidate % 9);
    }

    private void contradictions(List<Integer> candidates) {
        for (AssumptionSize size : contradictory(candidates)) {
            AssumptionCache.follow(size.candidate(), net);
            report(NestedNets.refutation(net, size.candidate(), List.of()));
        }
    }

    /// Reports what all candidates of a cell, or all places of a digit in a house, imply.
    private void verities() {
        List<Forcing> found = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            List<Integer> cases = new ArrayList<>();
            for (int digit : Bits.of(position.mask(cell))) {
                cases.add(cell * 9 + digit);
            }
            verity(new Premise.SomeDigit(Cell.of(cell)), cases, found);
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 0; digit < 9; digit++) {
                List<Integer> cases = new ArrayList<>();
                for (int place : Bits.of(position.places(house, digit))) {
                    cases.add(Geometry.cell(house, place) * 9 + digit);
                }
                verity(new Premise.SomePlace(House.at(house), Digit.at(digit)), cases, found);
            }
        }
        found.sort(Comparator.comparingInt(ForcingNetFinder::size));
        for (Forcing each : found) {
            report(each);
        }
    }

    private void verity(Premise premise, List<Integer> cases, List<Forcing> found) {
        long[] on = new long[Propagation.WORDS];
        long[] off = new long[Propagation.WORDS];
        Arrays.fill(on, -1);
        Arrays.fill(off, -1);
        long any = 0;
        for (int at = 0; at < cases.size(); at++) {
            Consequences consequences = cache.get(cases.get(at), net);
            if (consequences == null || cases.size() < 2) {
                return;
            }
            any = 0;
            for (int word = 0; word < Propagation.WORDS; word++) {
                any |= on[word] &= cache.on(consequences, word);
                any |= off[word] &= cache.off(consequences, word);
            }
        }
        for (int i = 0; any != 0 && i < candidates.size(); i++) {
            int candidate = candidates.get(i);
            if (Propagation.holds(on, candidate) || Propagation.holds(off, candidate)) {
                found.add(verity(premise, cases, new Statement(candidate, Propagation.holds(on, candidate))));
            }
        }
    }

    private Forcing verity(Premise premise, List<Integer> cases, Statement agreed) {
        List<Forcing.Branch> branches = new ArrayList<>();
        for (int each : cases) {
            AssumptionCache.follow(each, net);
            Statement assumption = new Statement(each, true);
            branches.add(new Forcing.Branch(
                    ProofExtractor.literal(assumption),
                    new ProofExtractor(net, List.of()).implicationsTo(List.of(agreed))));
        }
        Candidate candidate = Candidate.at(agreed.candidate());
        Conclusion conclusion =
                agreed.on() ? new Conclusion.Placement(candidate) : new Conclusion.Elimination(candidate);
        Verdict verdict = new Verdict.Agreed(List.of(ProofExtractor.literal(agreed)));
        return new Forcing(Technique.FORCING_NET_VERITY, premise, branches, verdict, List.of(conclusion));
    }

    private static List<Integer> candidates(Position position) {
        List<Integer> candidates = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            for (int digit : Bits.of(position.mask(cell))) {
                candidates.add(cell * 9 + digit);
            }
        }
        return candidates;
    }

    private static int size(Forcing forcing) {
        return forcing.branches().stream()
                .mapToInt(branch -> branch.implications().size())
                .sum();
    }
}
