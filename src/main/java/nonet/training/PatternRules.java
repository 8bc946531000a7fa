package nonet.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nonet.deduce.Als;
import nonet.deduce.Deduction;
import nonet.deduce.Node;
import nonet.deduce.Technique;
import nonet.deduce.pattern.AlsPattern;
import nonet.deduce.pattern.BentSet;
import nonet.deduce.pattern.Chain;
import nonet.deduce.pattern.Coloring;
import nonet.deduce.pattern.Fish;
import nonet.deduce.pattern.LockedCandidates;
import nonet.deduce.pattern.Subset;
import nonet.deduce.pattern.WWing;
import nonet.deduce.pattern.Wing;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.training.BrokenRule.Ends;
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
                locked.other().cellSet().contains(cell)
                        ? Optional.empty()
                        : Optional.of(new OutsideHouses(cell, List.of(locked.other())));
            case Subset subset -> brokenBy(subset, cell);
            case AlsPattern als -> brokenBy(als, claim);
            case Coloring coloring -> brokenBy(coloring, claim);
            default -> Optional.empty();
        };
    }

    private Optional<BrokenRule> brokenBy(Chain chain, Candidate claim) {
        Node start = chain.path().start();
        Node end = chain.path().end();
        boolean oneDigit = !chain.path().isClosed() && start.digit() == end.digit();
        return oneDigit
                ? other(claim.digit(), start.digit())
                        .or(() -> unseen(claim.cell(), Ends.ENDS, List.of(start.cells(), end.cells())))
                : Optional.empty();
    }

    private static Optional<BrokenRule> brokenBy(Subset subset, Cell cell) {
        if (subset.isHidden()) {
            return subset.cells().contains(cell)
                    ? Optional.empty()
                    : Optional.of(new OutsideCells(cell, subset.cells()));
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
        boolean oneDigit = coloring.digits().size() == 1 && coloring.clusters().size() == 1;
        if (!oneDigit || !(coloring.finding() instanceof Coloring.Finding.Trap)) {
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
        return claimed == eliminated ? Optional.empty() : Optional.of(new OtherDigit(claimed, eliminated));
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
