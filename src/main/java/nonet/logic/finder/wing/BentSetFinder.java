package nonet.logic.finder.wing;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.deduce.Wings.BentSet;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.logic.finder.wing.BentSearch.BentCells;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;
import org.jspecify.annotations.Nullable;

/// Bent sets of four to six cells: WXYZ-wing, VWXYZ-wing and UVWXYZ-wing.
///
/// Pattern: cells in the union of a line and a box with as many digits as cells, where all digits but one are
/// restricted to the line or to the box. Each restricted digit occurs at most once, so the other one occurs, and is
/// eliminated from cells that see all its places.
///
/// Example: `r1c1 {1234}, r1c5 {14}, r1c7 {24}, r2c2 {34} => r1c2<>4`.
///
/// See "WXYZ-Wing" on SudokuWiki and "bent sets" in the sudoku forums.
public final class BentSetFinder extends Finder {

    private static final List<Technique> BY_SIZE =
            List.of(Technique.WXYZ_WING, Technique.VWXYZ_WING, Technique.UVWXYZ_WING);

    public static final FinderFactory TYPE = new FinderFactory(EnumSet.copyOf(BY_SIZE), BentSetFinder::new);

    private BentSetFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        List<List<BentCells>> all = BentCells.FOUND.of(position);
        for (Technique technique : BY_SIZE) {
            if (wants(technique)) {
                report(all, technique);
            }
        }
    }

    private void report(List<List<BentCells>> all, Technique technique) {
        int size = BentCells.SMALLEST + BY_SIZE.indexOf(technique);
        Set<CellSet> known = new HashSet<>();
        for (List<BentCells> there : all) {
            for (BentCells set : there) {
                if (set.size() == size && known.add(set.cells())) {
                    report(deduction(set, technique));
                }
            }
        }
    }

    private BentSet deduction(BentCells set, Technique technique) {
        return new BentSet(
                technique,
                set.cells(),
                pivot(set),
                new DigitSet(set.digits()),
                Digit.at(set.shared()),
                set.conclusions().toList());
    }

    /// Returns the first cell of the intersection that has all digits, or all but one.
    private @Nullable Cell pivot(BentCells set) {
        CellSet line = set.intersection().line().cellSet();
        CellSet box = set.intersection().box().cellSet();
        for (Cell cell : set.cells().and(line).and(box)) {
            if (Integer.bitCount(set.digits() & ~position.mask(cell.index())) <= 1) {
                return cell;
            }
        }
        return null;
    }
}
