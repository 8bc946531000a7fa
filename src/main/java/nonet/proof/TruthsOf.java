package nonet.proof;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
import nonet.deduce.ImpossiblePatterns;
import nonet.deduce.InferenceChain;
import nonet.deduce.LastResorts;
import nonet.deduce.Link;
import nonet.deduce.MultiSectorPatterns;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Reason;
import nonet.deduce.RecordedDeduction;
import nonet.deduce.Sector;
import nonet.deduce.SingleDigitPatterns.BrokenWing;
import nonet.deduce.SingleDigitPatterns.EmptyRectangle;
import nonet.deduce.SymmetricalPlacement;
import nonet.deduce.Whip;
import nonet.deduce.Wings.BentSet;
import nonet.deduce.Wings.IntersectionPair;
import nonet.deduce.Wings.MultiBranchWWing;
import nonet.deduce.Wings.WWing;
import nonet.deduce.Wings.Wing;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.solve.Cancel;

/// The truths of a deduction: the cells and houses that it needs a candidate of. It depends on the candidates
/// that are missing there, since each of them would be one more case.
///
/// Example: the strong link of the X-chain `r1c1 =3= r1c5` depends on each 3 that is missing in row 1.
public final class TruthsOf {

    /// All sectors, for a deduction about the whole board.
    private static final List<Sector> EVERYTHING = everything();

    private final Set<Sector> truths = new LinkedHashSet<>();

    /// The cells of a deadly pattern, which the search over truths knows nothing about.
    private boolean unprovable;

    private TruthsOf() {}

    /// Returns the truths of a deduction. They prove its conclusions, unless it assumes a single solution.
    ///
    /// @param before the board on which it was found
    public static List<Sector> deduction(Deduction deduction, Grid before) {
        TruthsOf found = new TruthsOf();
        found.add(deduction);
        List<Sector> truths = List.copyOf(found.truths);
        boolean plain = deduction instanceof Single;
        return plain || found.unprovable || areEnough(truths, deduction, before) ? truths : EVERYTHING;
    }

    /// Tests whether the truths of a deduction prove its conclusions on a board, by an exact search.
    public static boolean proves(Deduction deduction, Grid board) {
        TruthsOf found = new TruthsOf();
        found.add(deduction);
        return areEnough(List.copyOf(found.truths), deduction, board);
    }

    private static boolean areEnough(List<Sector> truths, Deduction deduction, Grid before) {
        List<Sector> open =
                truths.stream().filter(truth -> isOpen(truth, before)).toList();
        TruthSearch search = TruthSearch.ofPeers(before, open, Cancel.NEVER);
        return deduction.conclusions().stream().allMatch(search::proves);
    }

    private static boolean isOpen(Sector sector, Grid grid) {
        return switch (sector) {
            case Sector.OfCell(Cell cell) -> grid.digit(cell) == null;
            case Sector.OfHouse(House house, Digit digit) ->
                house.cells().stream().noneMatch(cell -> grid.digit(cell) == digit);
        };
    }

    private void add(Deduction deduction) {
        switch (deduction) {
            case Single single -> addSingle(single);
            case LockedCandidates locked -> house(locked.house(), locked.digit());
            case Subset subset -> subset.rankZeroSets().forEach(this::add);
            case EmptyRectangle rectangle -> {
                house(rectangle.box(), rectangle.digit());
                add(rectangle.link());
            }
            case BrokenWing wing -> wing.houses().forEach(house -> house(house, wing.digit()));
            case Fish fish -> fish.base().forEach(house -> house(house, fish.digit()));
            case KrakenFish kraken -> {
                add(kraken.fish());
                kraken.chains().forEach(this::add);
                House cover = kraken.cover();
                if (cover != null) {
                    house(cover, kraken.fish().digit());
                }
            }
            case Wing wing -> {
                cell(wing.pivot());
                wing.pincers().forEach(this::cell);
            }
            case WWing wing -> {
                cell(wing.first());
                cell(wing.second());
                add(wing.link());
            }
            case MultiBranchWWing wing -> {
                wing.ends().forEach(this::cell);
                house(wing.house(), wing.linked());
            }
            case BentSet set -> set.cells().forEach(this::cell);
            case IntersectionPair pair -> {
                cell(pair.first());
                cell(pair.second());
                houses(List.of(pair.box()), pair.digits());
            }
            case Firework firework -> add(firework);
            case Coloring coloring -> add(coloring);
            case AlsPattern pattern -> pattern.sets().forEach(this::add);
            case DeathBlossom blossom -> {
                cell(blossom.stem());
                blossom.petals().forEach(petal -> add(petal.als()));
            }
            case SueDeCoq locked -> locked.rankZeroSets().forEach(this::add);
            case MultiSectorPatterns sets -> sets.rankZeroSets().forEach(this::add);
            case Chain chain -> add(chain.path());
            case Whip whip -> whip.steps().forEach(step -> add(step.variable(), digit(step)));
            case AlignedExclusion exclusion -> {
                exclusion.cells().forEach(this::cell);
                exclusion.excluders().forEach(this::cell);
                exclusion.excluded().forEach(pair -> pair.by().forEach(this::add));
            }
            case Forcing forcing -> add(forcing);
            case Uniqueness uniqueness -> {
                unprovable = true;
                uniqueness.loop().forEach(this::cell);
                add(uniqueness.guardians(), uniqueness.digits());
            }
            case DualPattern dual -> {
                add(dual.first());
                add(dual.second());
            }
            case Bug _, Exocet _, ImpossiblePatterns _, LastResorts _, RecordedDeduction _, SymmetricalPlacement _ -> {
                unprovable = true;
                truths.addAll(EVERYTHING);
            }
        }
    }

    private void addSingle(Single single) {
        House house = single.house();
        if (house == null) {
            cell(single.candidate().cell());
        } else {
            house(house, single.candidate().digit());
        }
    }

    private static Digit digit(Whip.WhipLink step) {
        return step.leftLinking().digit();
    }

    private void add(Firework firework) {
        List<Cell> wings = firework.wings();
        firework.cells().forEach(this::cell);
        for (Firework.Burst burst : firework.bursts()) {
            houses(
                    List.of(
                            House.of(House.Kind.ROW, burst.pivot()),
                            House.of(House.Kind.COLUMN, burst.pivot()),
                            House.of(House.Kind.ROW, wings.getFirst()),
                            House.of(House.Kind.COLUMN, wings.getLast())),
                    burst.digits());
        }
    }

    private void add(Coloring coloring) {
        coloring.clusters().forEach(cluster -> cluster.links().forEach(this::add));
        if (coloring.finding() instanceof Coloring.ColorFinding.Wrap(int _, boolean _, List<Candidate> witnesses)) {
            witnesses.forEach(each -> cell(each.cell()));
        }
    }

    private void add(Forcing forcing) {
        switch (forcing.premise()) {
            case Forcing.Premise.Assumed _, Forcing.Premise.OnOrOff _ -> {}
            case Forcing.Premise.SomeDigit(Cell cell) -> cell(cell);
            case Forcing.Premise.SomePlace(House house, Digit digit) -> house(house, digit);
        }
        for (Forcing.Branch branch : forcing.branches()) {
            branch.implications().stream()
                    .filter(each -> each.literal().on() || !(each.reason() instanceof Reason.InHouse))
                    .forEach(each -> add(each.reason(), each.literal().node().digit()));
        }
        switch (forcing.verdict()) {
            case Forcing.Verdict.NoDigit(Cell cell) -> cell(cell);
            case Forcing.Verdict.NoPlace(House house, Digit digit) -> house(house, digit);
            case Forcing.Verdict.Agreed _,
                    Forcing.Verdict.Clash _,
                    Forcing.Verdict.Twice _,
                    Forcing.Verdict.TwoDigits _ -> {}
        }
    }

    private void add(Guardians guardians, DigitSet digits) {
        switch (guardians) {
            case Guardians.LastCell() -> {}
            case Guardians.ExtraDigit _ -> {}
            case Guardians.ExtraSubset(House _, CellSet cells, DigitSet _) -> cells.forEach(this::cell);
            case Guardians.StrongLinks(List<Link> links) -> links.forEach(this::add);
            case Guardians.OneOf(List<Candidate> _, List<House> sides) -> houses(sides, digits);
        }
    }

    private void add(InferenceChain chain) {
        chain.links().forEach(this::add);
    }

    /// A weak link needs no truth, unless an almost locked set makes it.
    private void add(Link link) {
        if (link.isStrong() || !(link.reason() instanceof Reason.InHouse || link.reason() instanceof Reason.InCell)) {
            add(link.reason(), link.to().digit());
        }
    }

    private void add(Reason reason, Digit digit) {
        switch (reason) {
            case Reason.InCell(Cell cell) -> cell(cell);
            case Reason.InHouse(House house) -> house(house, digit);
            case Reason.InAls(Als als) -> add(als);
            case Reason.BesideAls(Als als, Cell cell) -> {
                add(als);
                cell(cell);
            }
            case Reason.ByDeduction(Deduction deduction) -> add(deduction);
            case Reason.InDeadlyPattern(CellSet cells, DigitSet _) -> {
                unprovable = true;
                cells.forEach(this::cell);
            }
        }
    }

    private void add(Als als) {
        als.cells().forEach(this::cell);
    }

    private void add(RankZeroSet set) {
        truths.addAll(set.truths());
    }

    private void cell(Cell cell) {
        truths.add(new Sector.OfCell(cell));
    }

    private void house(House house, Digit digit) {
        truths.add(new Sector.OfHouse(house, digit));
    }

    private void houses(Collection<House> houses, DigitSet digits) {
        for (House house : houses) {
            for (Digit digit : digits) {
                house(house, digit);
            }
        }
    }

    private static List<Sector> everything() {
        List<Sector> all = new ArrayList<>();
        Cell.all().forEach(cell -> all.add(new Sector.OfCell(cell)));
        for (House house : House.all()) {
            for (Digit digit : Digit.values()) {
                all.add(new Sector.OfHouse(house, digit));
            }
        }
        return List.copyOf(all);
    }
}
