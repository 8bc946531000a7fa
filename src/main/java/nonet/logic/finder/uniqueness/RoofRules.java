package nonet.logic.finder.uniqueness;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Guardians;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.Position;

/// The rules shared by unique rectangles, unique loops and bivalue universal graves: at least one of the extra digits
/// of some cells, the roof, is true.
final class RoofRules {

    /// Receives the result of a rule, whose conclusions may be empty.
    interface Report {

        void take(Guardians guardians, EliminationCollector conclusions);
    }

    private final Position position;
    private final CellSet roof;
    private final int extras;
    private final Report report;

    /// @param extras the extra digits, nine bits
    RoofRules(Position position, CellSet roof, int extras, Report report) {
        this.position = position;
        this.roof = roof;
        this.extras = extras;
        this.report = report;
    }

    /// Type 2: there is a single extra digit. It is eliminated from cells that see the whole roof.
    void extraDigit() {
        if (Integer.bitCount(extras) != 1) {
            return;
        }
        Digit digit = Digit.at(Integer.numberOfTrailingZeros(extras));
        report.take(new Guardians.ExtraDigit(digit, roof), eliminate(position, extras, Geometry.commonPeers(roof)));
    }

    /// Type 3: the extra digits of the roof act as one cell of a naked subset.
    ///
    /// @param outside the cells that may complete the subset
    void subset(CellSet outside) {
        for (House house : House.all()) {
            if (roof.minus(house.cellSet()).isEmpty()) {
                List<Integer> others = new ArrayList<>();
                house.cellSet().and(outside).forEach(cell -> others.add(cell.index()));
                choose(house, others, 0, CellSet.NONE, extras);
            }
        }
    }

    private void choose(House house, List<Integer> others, int from, CellSet chosen, int digits) {
        if (!chosen.isEmpty() && Integer.bitCount(digits) == chosen.size() + 1) {
            CellSet rest = house.cellSet().minus(chosen).minus(roof);
            CellSet together = chosen.or(roof);
            for (House other : House.all()) {
                boolean both =
                        !other.equals(house) && together.minus(other.cellSet()).isEmpty();
                rest = both ? rest.or(other.cellSet().minus(together)) : rest;
            }
            Guardians guardians = new Guardians.ExtraSubset(house, chosen, new DigitSet(digits));
            report.take(guardians, eliminate(position, digits, rest));
        }
        for (int i = from; i < others.size(); i++) {
            int cell = others.get(i);
            choose(house, others, i + 1, chosen.with(Cell.of(cell)), digits | position.mask(cell));
        }
    }

    /// Type 4: the roof has two cells, and one digit of the pair has no other place in a house of both. One cell holds
    /// it and the other an extra digit, so the second digit of the pair is eliminated from both.
    void confined(int pair) {
        for (House house : House.all()) {
            if (roof.minus(house.cellSet()).isEmpty()) {
                for (int digit : Bits.of(pair)) {
                    if (isConfined(position, house, digit, roof)) {
                        Cell one = roof.first();
                        Cell other = roof.without(one).first();
                        Guardians guardians =
                                new Guardians.StrongLinks(List.of(link(house, digit, one.index(), other.index())));
                        report.take(guardians, eliminate(position, pair & ~(1 << digit), roof));
                    }
                }
            }
        }
    }

    /// Tests whether all places of a digit in a house, at least one, are among some cells.
    static boolean isConfined(Position position, House house, int digit, CellSet within) {
        CellSet places = position.cells(digit).and(house.cellSet());
        return !places.isEmpty() && within.containsAll(places);
    }

    static Link link(House house, int digit, int from, int to) {
        Digit value = Digit.at(digit);
        return new Link(
                Node.of(new Candidate(Cell.of(from), value)),
                Node.of(new Candidate(Cell.of(to), value)),
                Link.Kind.STRONG,
                new Reason.InHouse(house));
    }

    /// Returns the conclusions if one of some candidates is true: a single one is placed, and candidates that conflict
    /// with all of several are eliminated.
    static List<Conclusion> fromOneOf(Position position, List<Candidate> candidates) {
        if (candidates.size() == 1) {
            return Conclusion.place(candidates.getFirst());
        }
        return position.falseByOneOf(candidates).toList();
    }

    /// Returns the eliminations of digits from those of some cells that have them as candidates.
    static EliminationCollector eliminate(Position position, int digits, CellSet cells) {
        EliminationCollector conclusions = new EliminationCollector();
        for (int digit : Bits.of(digits)) {
            conclusions.eliminate(digit, cells.and(position.cells(digit)));
        }
        return conclusions;
    }
}
