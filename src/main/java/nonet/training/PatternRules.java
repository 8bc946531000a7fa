package nonet.training;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nonet.deduce.AlignedExclusion;
import nonet.deduce.Als;
import nonet.deduce.AlsPatterns.AlsPattern;
import nonet.deduce.AlsPatterns.DeathBlossom;
import nonet.deduce.AlsPatterns.SueDeCoq;
import nonet.deduce.Basics.LockedCandidates;
import nonet.deduce.Basics.Single;
import nonet.deduce.Basics.Subset;
import nonet.deduce.Chain;
import nonet.deduce.Coloring;
import nonet.deduce.Conclusion;
import nonet.deduce.DeadlyPatterns.Bug;
import nonet.deduce.DeadlyPatterns.Uniqueness;
import nonet.deduce.Deduction;
import nonet.deduce.DualPattern;
import nonet.deduce.Exocet;
import nonet.deduce.Firework;
import nonet.deduce.FishPatterns.Fish;
import nonet.deduce.FishPatterns.KrakenFish;
import nonet.deduce.Forcing;
import nonet.deduce.Guardians;
import nonet.deduce.ImpossiblePatterns.BivalueOddagon;
import nonet.deduce.ImpossiblePatterns.TridagonPattern;
import nonet.deduce.LastResorts.BruteForce;
import nonet.deduce.LastResorts.Template;
import nonet.deduce.MultiSectorPatterns.AlmostLockedCandidates;
import nonet.deduce.MultiSectorPatterns.MultiSectorSet;
import nonet.deduce.MultiSectorPatterns.SkLoop;
import nonet.deduce.Node;
import nonet.deduce.RecordedDeduction;
import nonet.deduce.SingleDigitPatterns.BrokenWing;
import nonet.deduce.SingleDigitPatterns.EmptyRectangle;
import nonet.deduce.SymmetricalPlacement;
import nonet.deduce.Technique;
import nonet.deduce.Whip;
import nonet.deduce.Wings.BentSet;
import nonet.deduce.Wings.IntersectionPair;
import nonet.deduce.Wings.MultiBranchWWing;
import nonet.deduce.Wings.WWing;
import nonet.deduce.Wings.Wing;
import nonet.explain.Explainer;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.training.BrokenRule.AgreesWithEnd;
import nonet.training.BrokenRule.Ends;
import nonet.training.BrokenRule.NoWeakLink;
import nonet.training.BrokenRule.NotOfColor;
import nonet.training.BrokenRule.OtherDigit;
import nonet.training.BrokenRule.OutsideCells;
import nonet.training.BrokenRule.OutsideHouses;
import nonet.training.BrokenRule.SeesTooLittle;

/// Finds the rule of a pattern that an elimination breaks.
final class PatternRules {

    private final Grid grid;

    /// @param grid the position of the pattern
    PatternRules(Grid grid) {
        this.grid = grid;
    }

    /// Returns why a pattern does not eliminate a candidate, or empty if the rules of such patterns have more to them
    /// than this class knows.
    Optional<BrokenRule> broken(Deduction pattern, Candidate claim) {
        return ofKind(pattern, claim).or(() -> ofAny(pattern, claim));
    }

    /// Returns what the definition of the pattern demands and the candidate does not fulfil.
    private Optional<BrokenRule> ofKind(Deduction pattern, Candidate claim) {
        Cell cell = claim.cell();
        Digit digit = claim.digit();
        return switch (pattern) {
            case Wing wing ->
                other(digit, wing.shared())
                        .or(() -> unseen(
                                cell,
                                wing.technique() == Technique.XYZ_WING ? Ends.PINCERS_AND_PIVOT : Ends.PINCERS,
                                List.of(places(CellSet.of(wing.pincers()).with(wing.pivot()), wing.shared()))));
            case WWing wing ->
                other(digit, wing.shared())
                        .or(() -> unseen(cell, Ends.ENDS, List.of(CellSet.of(wing.first(), wing.second()))));
            case BentSet set ->
                other(digit, set.shared())
                        .or(() -> unseen(cell, Ends.PLACES, List.of(places(set.cells(), set.shared()))));
            case Chain chain -> brokenBy(chain, claim);
            case Fish fish ->
                other(digit, fish.digit())
                        .or(() -> fish.cover().stream()
                                        .anyMatch(each -> each.cellSet().contains(cell))
                                ? unseen(cell, Ends.FINS, List.of(fish.fins().or(fish.endoFins())))
                                : Optional.of(new OutsideHouses(cell, fish.cover())));
            case LockedCandidates locked ->
                other(digit, locked.digit())
                        .or(() -> locked.other().cellSet().contains(cell)
                                ? Optional.empty()
                                : Optional.of(new OutsideHouses(cell, List.of(locked.other()))));
            case Subset subset -> brokenBy(subset, claim);
            case AlsPattern als -> brokenBy(als, claim);
            case Coloring coloring -> brokenBy(coloring, claim);
            case Uniqueness unique -> brokenBy(unique.guardians(), unique.roof(), claim);
            case BivalueOddagon oddagon -> brokenBy(oddagon.guardians(), oddagon.extra(), claim);
            case Bug bug ->
                brokenBy(
                        bug.guardians(),
                        CellSet.of(bug.extras().stream().map(Candidate::cell).toList()),
                        claim);
            case BrokenWing loop ->
                other(digit, loop.digit()).or(() -> unseen(cell, Ends.GUARDIANS, List.of(loop.guardians())));
            case DualPattern dual -> ofKind(dual.first(), claim).or(() -> ofKind(dual.second(), claim));
            case AlignedExclusion _,
                    AlmostLockedCandidates _,
                    MultiBranchWWing _,
                    BruteForce _,
                    DeathBlossom _,
                    EmptyRectangle _,
                    Exocet _,
                    Firework _,
                    Forcing _,
                    IntersectionPair _,
                    KrakenFish _,
                    MultiSectorSet _,
                    RecordedDeduction _,
                    Single _,
                    SkLoop _,
                    SueDeCoq _,
                    SymmetricalPlacement _,
                    Template _,
                    TridagonPattern _,
                    Whip _ -> Optional.empty();
        };
    }

    /// Returns what the eliminations of the pattern have in common and the candidate has not: the digit, or cells of
    /// the pattern that they see.
    private Optional<BrokenRule> ofAny(Deduction pattern, Candidate claim) {
        Set<Candidate> eliminated = new HashSet<>();
        DigitSet digits = DigitSet.NONE;
        for (Conclusion each : pattern.conclusions()) {
            if (each instanceof Conclusion.Elimination(Candidate gone)) {
                eliminated.add(gone);
                digits = digits.with(gone.digit());
            }
        }
        if (digits.isEmpty()) {
            return Optional.empty();
        }
        if (!digits.contains(claim.digit())) {
            return Optional.of(new OtherDigit(claim.digit(), digits));
        }
        CellSet common = cellsOf(pattern, claim.digit());
        for (Candidate gone : eliminated) {
            if (gone.digit() == claim.digit()) {
                common = common.and(gone.cell().peers());
            }
        }
        return unseen(claim.cell(), Ends.COMMON, List.of(common));
    }

    /// Returns the cells in which the pattern has candidates of a digit.
    private CellSet cellsOf(Deduction pattern, Digit digit) {
        return cells(Explainer.marks(pattern, grid).candidates().entrySet().stream()
                .filter(each -> each.getKey().digit() == digit
                        && each.getValue() != Role.ELIMINATED
                        && each.getValue() != Role.PLACED)
                .map(Map.Entry::getKey)
                .toList());
    }

    /// @param extra the cells that hold more than the deadly pattern
    private Optional<BrokenRule> brokenBy(Guardians guardians, CellSet extra, Candidate claim) {
        return switch (guardians) {
            case Guardians.LastCell _ ->
                extra.contains(claim.cell()) ? Optional.empty() : Optional.of(new OutsideCells(claim.cell(), extra));
            case Guardians.ExtraDigit(Digit digit, CellSet cells) ->
                other(claim.digit(), digit).or(() -> unseen(claim.cell(), Ends.GUARDIANS, List.of(cells)));
            case Guardians.ExtraSubset(House house, CellSet _, DigitSet digits) -> {
                if (!digits.contains(claim.digit())) {
                    yield Optional.of(new OtherDigit(claim.digit(), digits));
                }
                yield house.cellSet().contains(claim.cell())
                        ? Optional.empty()
                        : unseen(claim.cell(), Ends.GUARDIANS, List.of(places(extra, claim.digit())));
            }
            case Guardians.StrongLinks _, Guardians.OneOf _ -> Optional.empty();
        };
    }

    private Optional<BrokenRule> brokenBy(Chain chain, Candidate claim) {
        Node start = chain.path().start();
        Node end = chain.path().end();
        if (chain.technique() == Technique.CONTINUOUS_NICE_LOOP
                || chain.technique() == Technique.GROUPED_CONTINUOUS_NICE_LOOP) {
            return Optional.of(new NoWeakLink(claim));
        }
        if (chain.path().isClosed()) {
            return Optional.empty();
        }
        if (start.digit() == end.digit()) {
            return other(claim.digit(), start.digit())
                    .or(() -> unseen(claim.cell(), Ends.ENDS, List.of(start.cells(), end.cells())));
        }
        return Stream.of(start, end)
                .filter(each -> !contradicts(claim, each))
                .<BrokenRule>map(each -> new AgreesWithEnd(claim, each))
                .findFirst();
    }

    private static boolean contradicts(Candidate claim, Node end) {
        return claim.digit() == end.digit()
                ? claim.cell().peers().containsAll(end.cells())
                : end.isCandidate() && end.cells().contains(claim.cell());
    }

    private static Optional<BrokenRule> brokenBy(Subset subset, Candidate claim) {
        Cell cell = claim.cell();
        if (subset.isHidden()) {
            return subset.cells().contains(cell)
                    ? Optional.empty()
                    : Optional.of(new OutsideCells(cell, subset.cells()));
        }
        if (!subset.digits().contains(claim.digit())) {
            return Optional.of(new OtherDigit(claim.digit(), subset.digits()));
        }
        return subset.houses().stream().anyMatch(each -> each.cellSet().contains(cell))
                ? Optional.empty()
                : Optional.of(new OutsideHouses(cell, subset.houses()));
    }

    private Optional<BrokenRule> brokenBy(AlsPattern pattern, Candidate claim) {
        if (pattern.isDoublyLinked() || !pattern.digits().contains(claim.digit())) {
            return Optional.empty();
        }
        Als first = pattern.sets().getFirst();
        Als last = pattern.sets().getLast();
        return unseen(
                claim.cell(),
                Ends.PLACES,
                List.of(places(first.cells(), claim.digit()), places(last.cells(), claim.digit())));
    }

    private static Optional<BrokenRule> brokenBy(Coloring coloring, Candidate claim) {
        if (coloring.finding() instanceof Coloring.ColorFinding.Wrap) {
            return Optional.of(new NotOfColor(claim));
        }
        boolean oneDigit = coloring.digits().size() == 1 && coloring.clusters().size() == 1;
        if (!oneDigit || !(coloring.finding() instanceof Coloring.ColorFinding.Trap)) {
            return Optional.empty();
        }
        CellSet first = cells(coloring.clusters().getFirst().first());
        CellSet second = cells(coloring.clusters().getFirst().second());
        CellSet peers = claim.cell().peers();
        boolean seesFirst = peers.intersects(first);
        if (seesFirst && peers.intersects(second)) {
            return Optional.empty();
        }
        CellSet seen = peers.and(seesFirst ? first : second);
        return Optional.of(new SeesTooLittle(claim.cell(), Ends.COLORS, seen, seesFirst ? second : first));
    }

    private static CellSet cells(List<Candidate> candidates) {
        return CellSet.of(candidates.stream().map(Candidate::cell).toList());
    }

    private static Optional<BrokenRule> other(Digit claimed, Digit eliminated) {
        return claimed == eliminated ? Optional.empty() : Optional.of(new OtherDigit(claimed, DigitSet.of(eliminated)));
    }

    /// Returns what a cell does not see of some ends; the cells of one end are seen together.
    private static Optional<BrokenRule> unseen(Cell cell, Ends ends, List<CellSet> all) {
        CellSet seen = CellSet.NONE;
        CellSet missed = CellSet.NONE;
        for (CellSet end : all) {
            seen = seen.or(end.and(cell.peers()));
            missed = missed.or(end.minus(cell.peers()));
        }
        return missed.isEmpty() ? Optional.empty() : Optional.of(new SeesTooLittle(cell, ends, seen, missed));
    }

    private CellSet places(CellSet cells, Digit digit) {
        List<Cell> places = new ArrayList<>();
        for (Cell cell : cells) {
            if (grid.candidates(cell).contains(digit)) {
                places.add(cell);
            }
        }
        return CellSet.of(places);
    }
}
