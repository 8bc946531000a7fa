package nonet.logic.finder.wing;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.BentSet;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;
import org.jspecify.annotations.Nullable;

/// Bent sets of four to six cells in a box and a line: WXYZ-, VWXYZ- and UVWXYZ-wing. As many cells as digits, of which
/// all but one can occur once only.
public final class BentSetFinder implements Finder {

    private static final List<Technique> BY_SIZE =
            List.of(Technique.WXYZ_WING, Technique.VWXYZ_WING, Technique.UVWXYZ_WING);

    @Override
    public Set<Technique> techniques() {
        return EnumSet.copyOf(BY_SIZE);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        BentCells.Index all = position.index(BentCells.Index.class, BentCells.Index::of);
        for (Technique technique : BY_SIZE) {
            if (wanted.contains(technique) && report(position, all, technique, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(Position position, BentCells.Index all, Technique technique, Sink sink) {
        int size = BentCells.SMALLEST + BY_SIZE.indexOf(technique);
        Set<CellSet> known = new HashSet<>();
        for (List<BentCells> there : all.found().lists()) {
            for (BentCells set : there) {
                if (set.size() == size && known.add(set.cells()) && sink.take(deduction(position, set, technique))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static BentSet deduction(Position position, BentCells set, Technique technique) {
        return new BentSet(
                technique,
                set.cells(),
                pivot(position, set),
                new DigitSet(set.digits()),
                Digit.values()[set.shared()],
                set.conclusions().toList());
    }

    /// Returns the first cell at the intersection that has all, or all but one, of the digits.
    private static @Nullable Cell pivot(Position position, BentCells set) {
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
