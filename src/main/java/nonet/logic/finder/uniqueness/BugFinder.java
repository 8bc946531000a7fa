package nonet.logic.finder.uniqueness;

import java.util.List;
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
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

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
public final class BugFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            BugFinder::new,
            Technique.BUG_PLUS_1,
            Technique.BUG_TYPE_2,
            Technique.BUG_TYPE_3,
            Technique.BUG_TYPE_4,
            Technique.BUG_PLUS_N);

    /// The largest number of cells with extra candidates for BUG + n.
    private static final int MOST_CELLS = 8;

    private BugFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        List<List<Candidate>> patterns = BugPatterns.of(position);
        for (List<Candidate> extras : patterns) {
            new BugCheck(extras).run();
        }
        if (wants(Technique.BUG_PLUS_N) && patterns.size() == 1) {
            several(patterns.getFirst(), wants(Technique.BUG_TYPE_2));
        }
    }

    /// BUG + n: several extra candidates, in up to eight cells, one of which is true.
    ///
    /// @param type2 whether candidates of one digit have been reported as type 2
    private void several(List<Candidate> extras, boolean type2) {
        long cells = extras.stream().map(Candidate::cell).distinct().count();
        long digits = extras.stream().map(Candidate::digit).distinct().count();
        List<Conclusion> conclusions = RoofRules.fromOneOf(position, extras);
        if (extras.size() > 1 && (digits > 1 || !type2) && cells <= MOST_CELLS && !conclusions.isEmpty()) {
            report(new Bug(Technique.BUG_PLUS_N, extras, new Guardians.OneOf(extras, List.of()), conclusions));
        }
    }

    private final class BugCheck {

        private final List<Candidate> extras;
        private final CellSet roof;
        private final int digits;

        BugCheck(List<Candidate> extras) {
            this.extras = extras;
            this.roof =
                    CellSet.of(extras.stream().map(Candidate::cell).distinct().toList());
            this.digits =
                    extras.stream().mapToInt(extra -> extra.digit().mask()).reduce(0, (some, more) -> some | more);
        }

        void run() {
            if (roof.size() == 1) {
                Cell last = roof.first();
                if (extras.size() == 1) {
                    report(
                            Technique.BUG_PLUS_1,
                            new Guardians.LastCell(),
                            RoofRules.eliminate(position, kept(last), roof));
                }
                return;
            }
            if (wants(Technique.BUG_TYPE_2)) {
                rules(Technique.BUG_TYPE_2).extraDigit();
            }
            if (wants(Technique.BUG_TYPE_3)) {
                rules(Technique.BUG_TYPE_3).subset(pairs());
            }
            if (wants(Technique.BUG_TYPE_4)) {
                confined();
            }
        }

        private RoofRules rules(Technique technique) {
            return new RoofRules(
                    position, roof, digits, (guardians, conclusions) -> report(technique, guardians, conclusions));
        }

        /// Type 4: a digit of the pattern in both cells has no other place in a house of theirs. So one cell holds it
        /// and the other an extra digit. The same digit in a second house is the same step.
        private void confined() {
            if (roof.size() != 2) {
                return;
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
                        report(Technique.BUG_TYPE_4, guardians, conclusions);
                    }
                }
            }
        }

        private void report(Technique technique, Guardians guardians, EliminationCollector conclusions) {
            if (wants(technique) && !conclusions.isEmpty()) {
                task.report(new Bug(technique, extras, guardians, conclusions.toList()));
            }
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
