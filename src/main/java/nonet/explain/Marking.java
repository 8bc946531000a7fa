package nonet.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nonet.deduce.Als;
import nonet.deduce.AlsPattern;
import nonet.deduce.BentSet;
import nonet.deduce.BruteForce;
import nonet.deduce.Bug;
import nonet.deduce.Chain;
import nonet.deduce.Coloring;
import nonet.deduce.Conclusion;
import nonet.deduce.DeathBlossom;
import nonet.deduce.Deduction;
import nonet.deduce.DualPattern;
import nonet.deduce.EmptyRectangle;
import nonet.deduce.Fish;
import nonet.deduce.Forcing;
import nonet.deduce.Guardians;
import nonet.deduce.InferenceChain;
import nonet.deduce.KrakenFish;
import nonet.deduce.Link;
import nonet.deduce.LockedCandidates;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.RecordedDeduction;
import nonet.deduce.Single;
import nonet.deduce.Subset;
import nonet.deduce.SueDeCoq;
import nonet.deduce.Template;
import nonet.deduce.Uniqueness;
import nonet.deduce.WWing;
import nonet.deduce.Wing;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.notation.Names;

/// Marks the facts of a deduction. Sets of digits in sets of cells are marked where the candidates are, so the board at
/// which it was found is needed.
final class Marking {

    private final Grid grid;
    private final Marks.Builder marks = new Marks.Builder();

    /// The almost locked sets that the links at hand go through.
    private final List<Als> sets = new ArrayList<>();

    private Marking(Grid grid) {
        this.grid = grid;
    }

    /// @param grid the board before the deduction is applied
    static Marks of(Deduction deduction, Grid grid) {
        Marking marking = concluded(deduction, grid);
        marking.facts(deduction);
        return marking.marks.build();
    }

    /// Returns the branches of a deduction that has several lines of reasoning; none for any other.
    ///
    /// @param grid the board before the deduction is applied
    static List<MarkedBranch> branches(Deduction deduction, Grid grid) {
        return switch (deduction) {
            case Forcing forcing
            when forcing.branches().size() > 1 ->
                forcing.branches().stream()
                        .map(branch -> branch(
                                deduction,
                                grid,
                                OneLine.literal(branch.assumption()),
                                marking -> marking.branch(branch)))
                        .toList();
            case KrakenFish kraken
            when kraken.chains().size() > 1 ->
                kraken.chains().stream()
                        .map(path ->
                                branch(deduction, grid, Names.of(path.start().cells()), marking -> {
                                    marking.fish(kraken.fish());
                                    marking.strand(path);
                                }))
                        .toList();
            default -> List.of();
        };
    }

    private static MarkedBranch branch(Deduction deduction, Grid grid, String name, Consumer<Marking> facts) {
        Marking marking = concluded(deduction, grid);
        facts.accept(marking);
        return new MarkedBranch(name, marking.marks.build());
    }

    private static Marking concluded(Deduction deduction, Grid grid) {
        Marking marking = new Marking(grid);
        for (Conclusion conclusion : deduction.conclusions()) {
            marking.marks.mark(
                    conclusion.candidate(),
                    switch (conclusion) {
                        case Conclusion.Placement ignored -> Role.PLACED;
                        case Conclusion.Elimination ignored -> Role.ELIMINATED;
                    });
        }
        return marking;
    }

    private void facts(Deduction deduction) {
        switch (deduction) {
            case Single single -> {
                if (single.house() != null) {
                    marks.tint(single.house(), Role.BASE);
                }
            }
            case LockedCandidates locked ->
                marks.mark(locked.digit(), locked.cells(), Role.PATTERN)
                        .tint(locked.house(), Role.BASE)
                        .tint(locked.other(), Role.COVER);
            case Subset subset -> {
                candidates(subset.digits(), subset.cells(), Role.PATTERN);
                subset.houses().forEach(house -> marks.tint(house, Role.BASE));
            }
            case Fish fish -> fish(fish);
            case Wing wing -> {
                marks.tint(CellSet.of(wing.pivot()), Role.PIVOT);
                candidates(wing.digits(), CellSet.of(wing.pivot()), Role.FIN);
                candidates(wing.digits(), CellSet.of(wing.pincers()), Role.PATTERN);
            }
            case WWing wing -> {
                CellSet ends = CellSet.of(wing.first(), wing.second());
                candidates(wing.digits(), ends, Role.PATTERN);
                link(wing.link());
            }
            case BentSet bent -> {
                if (bent.pivot() != null) {
                    marks.tint(CellSet.of(bent.pivot()), Role.PIVOT);
                }
                places(bent.shared(), bent.cells(), Role.FIN);
                candidates(bent.digits(), bent.cells(), Role.PATTERN);
            }
            case Uniqueness unique -> {
                CellSet loop = CellSet.of(unique.loop());
                guard(unique.guardians());
                candidates(unique.digits(), loop, Role.PATTERN);
                if (unique.guardians() instanceof Guardians.ExtraSubset subset) {
                    candidates(subset.digits(), unique.roof(), Role.FIN);
                }
                // A cell that is filled has no candidates to mark.
                marks.tint(loop.minus(grid.blanks()), Role.PATTERN).tint(unique.roof(), Role.PIVOT);
            }
            case Bug bug -> {
                guard(bug.guardians());
                bug.extras().forEach(extra -> marks.mark(extra, Role.FIN));
            }
            case Coloring coloring -> coloring(coloring);
            case DualPattern twin -> {
                facts(twin.first());
                facts(twin.second());
            }
            case EmptyRectangle empty -> {
                marks.mark(empty.digit(), empty.cells(), Role.FIN).tint(empty.box(), Role.BASE);
                link(empty.link());
            }
            case SueDeCoq sue -> {
                candidates(sue.intersectionDigits(), sue.intersection(), Role.FIN);
                set(sue.lineCells(), Role.FIRST);
                set(sue.boxCells(), Role.SECOND);
                marks.tint(sue.line(), Role.BASE).tint(sue.box(), Role.COVER);
            }
            case AlsPattern pattern -> {
                for (AlsPattern.RestrictedCommon common : pattern.commons()) {
                    Als first = pattern.sets().get(common.first());
                    Als other = pattern.sets().get(common.second());
                    places(common.digit(), first.cells().or(other.cells()), Role.FIN);
                }
                for (int i = 0; i < pattern.sets().size(); i++) {
                    set(pattern.sets().get(i).cells(), Role.numbered(i));
                }
            }
            case DeathBlossom blossom -> {
                marks.tint(CellSet.of(blossom.stem()), Role.PIVOT);
                candidates(grid.candidates(blossom.stem()), CellSet.of(blossom.stem()), Role.FIN);
                for (int i = 0; i < blossom.petals().size(); i++) {
                    set(blossom.petals().get(i).als().cells(), Role.numbered(i));
                }
            }
            case Chain chain -> strand(chain.path());
            case KrakenFish kraken -> {
                fish(kraken.fish());
                kraken.chains().forEach(this::strand);
            }
            case Forcing forcing -> forcing(forcing);
            case Template template -> places(template.digit(), CellSet.ALL, Role.PATTERN);
            case BruteForce ignored -> {}
            case RecordedDeduction ignored -> {}
        }
    }

    private void fish(Fish fish) {
        marks.mark(fish.digit(), fish.endoFins(), Role.ENDO_FIN)
                .mark(fish.digit(), fish.fins(), Role.FIN)
                .mark(fish.digit(), fish.body(), Role.PATTERN);
        fish.base().forEach(house -> marks.tint(house, Role.BASE));
        fish.cover().forEach(house -> marks.tint(house, Role.COVER));
    }

    private void guard(Guardians guardians) {
        switch (guardians) {
            case Guardians.LastCell() -> {}
            case Guardians.ExtraDigit(var digit, CellSet cells) -> marks.mark(digit, cells, Role.FIN);
            case Guardians.ExtraSubset subset -> {
                candidates(subset.digits(), subset.cells(), Role.FIN);
                marks.tint(subset.house(), Role.BASE);
            }
            case Guardians.StrongLinks(var links) -> links.forEach(marks::link);
        }
    }

    private void coloring(Coloring coloring) {
        for (int i = 0; i < coloring.clusters().size(); i++) {
            Coloring.Cluster cluster = coloring.clusters().get(i);
            Role first = Role.numbered(2 * i);
            Role second = Role.numbered(2 * i + 1);
            cluster.first().forEach(candidate -> marks.mark(candidate, first));
            cluster.second().forEach(candidate -> marks.mark(candidate, second));
            cluster.links().forEach(marks::link);
        }
        if (coloring.finding() instanceof Coloring.Finding.Wrap wrap) {
            wrap.witnesses()
                    .forEach(witness ->
                            marks.tint(CellSet.of(witness.cell()), Role.PIVOT).mark(witness, Role.OFF));
        }
    }

    private void strand(InferenceChain path) {
        path.links().forEach(this::link);
    }

    /// Draws a link and shows its ends as the reasoning along it takes them.
    private void link(Link link) {
        node(link.from(), link.isStrong() ? Role.OFF : Role.ON);
        node(link.to(), link.isStrong() ? Role.ON : Role.OFF);
        marks.link(link);
        switch (link.reason()) {
            case Reason.InAls(Als als) -> tint(als);
            case Reason.BesideAls(Als als, var _) -> tint(als);
            case Reason.InCell _, Reason.InHouse _, Reason.ByDeduction _, Reason.InDeadlyPattern _ -> {}
        }
    }

    /// Tints the sets of a chain by the order in which it comes to them.
    private void tint(Als als) {
        if (!sets.contains(als)) {
            sets.add(als);
        }
        marks.tint(als.cells(), Role.numbered(sets.indexOf(als)));
    }

    private void node(Node node, Role role) {
        marks.mark(node.digit(), node.cells(), role);
    }

    private void forcing(Forcing forcing) {
        forcing.branches().forEach(this::branch);
        switch (forcing.verdict()) {
            case Forcing.Verdict.Twice(House house, var _, var _, var _) -> marks.tint(house, Role.CLASHING);
            case Forcing.Verdict.NoPlace(House house, var _) -> marks.tint(house, Role.CLASHING);
            case Forcing.Verdict.TwoDigits(Cell cell, var _, var _) -> marks.tint(CellSet.of(cell), Role.CLASHING);
            case Forcing.Verdict.NoDigit(Cell cell) -> marks.tint(CellSet.of(cell), Role.CLASHING);
            case Forcing.Verdict.Agreed _, Forcing.Verdict.Clash _ -> {}
        }
    }

    private void branch(Forcing.Branch branch) {
        node(branch.assumption().node(), branch.assumption().on() ? Role.ON : Role.OFF);
        for (Forcing.Implication implication : branch.implications()) {
            node(implication.literal().node(), implication.literal().on() ? Role.ON : Role.OFF);
            implication
                    .because()
                    .forEach(cause -> marks.link(new Link(
                            cause.node(),
                            implication.literal().node(),
                            cause.on() ? Link.Kind.WEAK : Link.Kind.STRONG,
                            implication.reason())));
        }
    }

    /// Tints the cells of a set and marks all their candidates.
    private void set(CellSet cells, Role role) {
        marks.tint(cells, role);
        for (Cell cell : cells) {
            candidates(grid.candidates(cell), CellSet.of(cell), role);
        }
    }

    private void places(Digit digit, CellSet cells, Role role) {
        candidates(DigitSet.of(digit), cells, role);
    }

    /// Marks those of the digits that are candidates in the cells.
    private void candidates(DigitSet digits, CellSet cells, Role role) {
        for (Cell cell : cells) {
            marks.mark(digits.minus(digits.minus(grid.candidates(cell))), CellSet.of(cell), role);
        }
    }
}
