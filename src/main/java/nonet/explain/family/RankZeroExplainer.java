package nonet.explain.family;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Deduction;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Sector;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Part.Meaning;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.explain.text.Narration;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;

/// Explains a locked set of any kind as truths and links. The truths are tinted cells or framed houses, and the links
/// houses with their digits at the end, or tinted cells.
public record RankZeroExplainer(Deduction deduction) implements DeductionExplainer {

    private RankZeroSet first() {
        return deduction.rankZeroSets().getFirst();
    }

    @Override
    public String facts() {
        return DeductionExplainer.of(deduction).facts();
    }

    @Override
    public void tell(Narration narration) {
        Words words = narration.words();
        List<Sector> truths = first().truths();
        List<Sector> links = first().links();
        CellSet inTruths = cells(truths, narration);
        narration.say(inTruths, "rank.truths", truths.size(), words.sectors(truths));
        narration.say(cells(links, narration), "rank.links", links.size(), words.sectors(links));
        narration.say(inTruths, "rank.covered");
        if (deduction.rankZeroSets().size() > 1) {
            narration.say(CellSet.NONE, "rank.choices");
        }
    }

    /// Returns the cells with candidates of some sectors.
    private static CellSet cells(List<Sector> sectors, Narration narration) {
        CellSet cells = CellSet.NONE;
        for (Sector sector : sectors) {
            for (Digit digit : sector.digits(narration.board())) {
                cells = cells.or(sector.places(digit, narration.board()));
            }
        }
        return cells;
    }

    @Override
    public void mark(Marking marking) {
        mark(first(), marking);
    }

    private static void mark(RankZeroSet set, Marking marking) {
        marking.nameCandidates(Role.PATTERN, Meaning.TRUTH_CANDIDATES);
        marking.nameCells(Role.FIRST, Meaning.TRUTH_CELL);
        marking.nameHouses(Role.BASE, Meaning.TRUTH_HOUSE);
        marking.nameCells(Role.SECOND, Meaning.LINK_CELL);
        marking.nameHouses(Role.COVER, Meaning.LINK_HOUSE);
        for (Sector truth : set.truths()) {
            for (Digit digit : truth.digits(marking.grid())) {
                marking.mark(digit, truth.places(digit, marking.grid()), Role.PATTERN);
            }
            switch (truth) {
                case Sector.OfCell(Cell cell) -> marking.tint(CellSet.of(cell), Role.FIRST);
                case Sector.OfHouse(House house, Digit _) -> marking.tint(house, Role.BASE);
            }
        }
        for (Sector link : set.links()) {
            switch (link) {
                case Sector.OfCell(Cell cell) -> marking.tint(CellSet.of(cell), Role.SECOND);
                case Sector.OfHouse(House house, Digit _) -> marking.tint(house, Role.COVER);
            }
        }
        MultiSectorExplainers.byHouse(set)
                .forEach((house, digits) -> marking.sign(
                        house.kind() == House.Kind.BOX
                                ? new Sign.LinkDigits(house, house.cellSet(), digits)
                                : new Sign.EdgeDigits(house, digits)));
    }

    @Override
    public List<Branch> branches() {
        List<Branch> branches = new ArrayList<>();
        List<RankZeroSet> sets = deduction.rankZeroSets();
        for (RankZeroSet set : sets.size() == 1 ? List.<RankZeroSet>of() : sets) {
            branches.add(new Branch("#" + (branches.size() + 1), marking -> mark(set, marking)));
        }
        return branches;
    }
}
