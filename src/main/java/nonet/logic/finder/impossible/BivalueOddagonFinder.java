package nonet.logic.finder.impossible;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Guardians;
import nonet.deduce.ImpossiblePatterns.BivalueOddagon;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Bivalue oddagons of types 1 to 3.
///
/// Pattern: a ring of five, seven or nine cells with the same two digits, in which neighbors see each other. Two digits
/// cannot alternate around an odd ring, so a cell holds another digit. In type 1 only one cell has other candidates: it
/// loses the two digits. In type 2 all other candidates are one digit, which is eliminated from cells that see all
/// cells with it. In type 3 the cells with other candidates share a house, in which N further cells have with these
/// candidates N + 1 digits: they are eliminated from the rest of the house.
///
/// Example: `r2c6 r3c4 r3c8 r9c8 r9c6` with 2 and 8, and others in r9c6 only: it is neither 2 nor 8.
///
/// The puzzle need not have a unique solution. See "Bivalue oddagon" in the forum of the New Sudoku Players.
public final class BivalueOddagonFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            BivalueOddagonFinder::new,
            Technique.BIVALUE_ODDAGON_1,
            Technique.BIVALUE_ODDAGON_2,
            Technique.BIVALUE_ODDAGON_3);

    private BivalueOddagonFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        for (int one = 0; one < 9; one++) {
            for (int other = one + 1; other < 9; other++) {
                DigitSet digits = new DigitSet(1 << one | 1 << other);
                new OddRings(position, digits, ring -> take(digits, ring)).run();
            }
        }
    }

    private void take(DigitSet digits, int[] ring) {
        List<Cell> loop = new ArrayList<>();
        CellSet extra = CellSet.NONE;
        int extras = 0;
        for (int cell : ring) {
            loop.add(Cell.of(cell));
            int more = position.mask(cell) & ~digits.mask();
            extra = more == 0 ? extra : extra.with(Cell.of(cell));
            extras |= more;
        }
        if (extra.size() == 1) {
            EliminationCollector lost = new EliminationCollector();
            lost.eliminate(digits, extra.first());
            if (wants(Technique.BIVALUE_ODDAGON_1)) {
                report(new BivalueOddagon(
                        Technique.BIVALUE_ODDAGON_1, loop, digits, extra, new Guardians.LastCell(), lost.toList()));
            }
            return;
        }
        if (Integer.bitCount(extras) == 1 && wants(Technique.BIVALUE_ODDAGON_2)) {
            Digit digit = new DigitSet(extras).first();
            CellSet seen = position.cells(digit);
            for (Cell cell : extra) {
                seen = seen.and(cell.peers());
            }
            if (!seen.isEmpty()) {
                report(new BivalueOddagon(
                        Technique.BIVALUE_ODDAGON_2,
                        loop,
                        digits,
                        extra,
                        new Guardians.ExtraDigit(digit, extra),
                        new EliminationCollector().eliminate(digit, seen).toList()));
            }
        }
        if (wants(Technique.BIVALUE_ODDAGON_3)) {
            for (Guardians.ExtraSubset subset : ExtraSubsets.all(position, extra, new DigitSet(extras))) {
                EliminationCollector lost = ExtraSubsets.eliminations(position, extra, subset);
                if (!lost.isEmpty()) {
                    report(new BivalueOddagon(Technique.BIVALUE_ODDAGON_3, loop, digits, extra, subset, lost.toList()));
                }
            }
        }
    }
}
