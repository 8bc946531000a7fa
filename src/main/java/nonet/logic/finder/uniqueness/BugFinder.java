package nonet.logic.finder.uniqueness;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.DeadlyPatterns.Bug;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Guardians;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;

/// Bivalue universal graves (BUG).
///
/// Pattern: without some extra candidates every blank cell has two candidates and every digit two places in each house
/// where it is missing. Such a grid has several solutions or none, so one of the extra candidates is true. BUG+1: there
/// is a single extra candidate, and the other two candidates of its cell are eliminated. Type 2: the extra candidates
/// have one digit, which is eliminated from cells that see all of them. Type 3: the extra digits form a naked subset
/// with other cells. Type 4: a digit confined to both cells leaves no room for their other digits of the pattern. BUG +
/// n: there is no other choice of extra candidates, and candidates that conflict with all of them are eliminated.
///
/// Example: every blank cell has two candidates but `r5c5 {149}`, and 4 has three places in row 5; so
/// `r5c5<>1` and `r5c5<>9`, which leaves `r5c5=4`.
///
/// Valid only for puzzles with a unique solution. See "Bivalue Universal Grave" in the HoDoKu reference and "BUG" on
/// SudokuWiki.
public final class BugFinder implements Finder {

    /// The largest number of cells with extra candidates for BUG + n.
    private static final int MOST_CELLS = 8;

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(
                Technique.BUG_PLUS_1,
                Technique.BUG_TYPE_2,
                Technique.BUG_TYPE_3,
                Technique.BUG_TYPE_4,
                Technique.BUG_PLUS_N);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        List<List<Candidate>> patterns = BugPatterns.of(position);
        for (List<Candidate> extras : patterns) {
            if (new BugCheck(position, extras, wanted, sink).run()) {
                return true;
            }
        }
        return wanted.contains(Technique.BUG_PLUS_N)
                && patterns.size() == 1
                && several(position, patterns.getFirst(), wanted.contains(Technique.BUG_TYPE_2), sink);
    }

    /// BUG + n: several extra candidates, in up to eight cells, one of which is true.
    ///
    /// @param type2 whether candidates of one digit have been reported as type 2
    private static boolean several(Position position, List<Candidate> extras, boolean type2, Sink sink) {
        long cells = extras.stream().map(Candidate::cell).distinct().count();
        long digits = extras.stream().map(Candidate::digit).distinct().count();
        List<Conclusion> conclusions = RoofRules.fromOneOf(position, extras);
        return extras.size() > 1
                && (digits > 1 || !type2)
                && cells <= MOST_CELLS
                && !conclusions.isEmpty()
                && sink.take(
                        new Bug(Technique.BUG_PLUS_N, extras, new Guardians.OneOf(extras, List.of()), conclusions));
    }

    private static final class BugCheck {

        private final Position position;
        private final List<Candidate> extras;
        private final Set<Technique> wanted;
        private final Sink sink;
        private final CellSet roof;
        private final int digits;

        BugCheck(Position position, List<Candidate> extras, Set<Technique> wanted, Sink sink) {
            this.position = position;
            this.extras = extras;
            this.wanted = wanted;
            this.sink = sink;
            this.roof =
                    CellSet.of(extras.stream().map(Candidate::cell).distinct().toList());
            this.digits =
                    extras.stream().mapToInt(extra -> extra.digit().mask()).reduce(0, (some, more) -> some | more);
        }

        boolean run() {
            if (roof.size() == 1) {
                Cell last = roof.first();
                return extras.size() == 1
                        && report(
                                Technique.BUG_PLUS_1,
                                new Guardians.LastCell(),
                                RoofRules.eliminate(position, kept(last), roof));
            }
            return wanted.contains(Technique.BUG_TYPE_2)
                            && rules(Technique.BUG_TYPE_2).extraDigit()
                    || wanted.contains(Technique.BUG_TYPE_3)
                            && rules(Technique.BUG_TYPE_3).subset(pairs())
                    || wanted.contains(Technique.BUG_TYPE_4) && confined();
        }

        private RoofRules rules(Technique technique) {
            return new RoofRules(
                    position, roof, digits, (guardians, conclusions) -> report(technique, guardians, conclusions));
        }

        /// Type 4: a digit of the pattern in both cells has no other place in a house of theirs. So one cell holds it
        /// and the other an extra digit. The same digit in a second house is the same step.
        private boolean confined() {
            if (roof.size() != 2) {
                return false;
            }
            Cell one = roof.first();
            Cell other = roof.without(one).first();
            int told = 0;
            for (House house : House.all()) {
                for (int digit : Bits.of(kept(one) & kept(other) & ~told)) {
                    if (roof.minus(house.cellSet()).isEmpty() && RoofRules.isConfined(position, house, digit, roof)) {
                        told |= 1 << digit;
                        Guardians guardians = new Guardians.StrongLinks(
                                List.of(RoofRules.link(house, digit, one.index(), other.index())));
                        EliminationCollector conclusions = new EliminationCollector();
                        roof.forEach(cell -> conclusions.eliminate(new DigitSet(kept(cell) & ~(1 << digit)), cell));
                        if (report(Technique.BUG_TYPE_4, guardians, conclusions)) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }

        private boolean report(Technique technique, Guardians guardians, EliminationCollector conclusions) {
            return wanted.contains(technique)
                    && !conclusions.isEmpty()
                    && sink.take(new Bug(technique, extras, guardians, conclusions.toList()));
        }

        /// Returns the two digits of the pattern in a cell.
        private int kept(Cell cell) {
            int kept = position.mask(cell.index());
            for (Candidate extra : extras) {
                kept &= extra.cell().equals(cell) ? ~extra.digit().mask() : -1;
            }
            return kept;
        }

        private CellSet pairs() {
            CellSet pairs = CellSet.NONE;
            for (Cell cell : Cell.all()) {
                pairs = Integer.bitCount(position.mask(cell.index())) == 2 ? pairs.with(cell) : pairs;
            }
            return pairs;
        }
    }
}
