package nonet.logic.finder.impossible;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Guardians;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.position.Position;

/// Naked subsets of which one cell is made of guardians: one of some cells of a house holds one of their extra digits.
final class ExtraSubsets {

    private static final int MOST_CELLS = 4;

    private ExtraSubsets() {}

    /// Returns the subsets with one to four further cells, smaller ones first.
    ///
    /// @param guarded the cells, one of which holds one of the digits
    static List<Guardians.ExtraSubset> all(Position position, CellSet guarded, DigitSet digits) {
        List<Guardians.ExtraSubset> found = new ArrayList<>();
        for (int size = 1; size <= MOST_CELLS; size++) {
            for (House house : House.all()) {
                if (house.cellSet().containsAll(guarded) && digits.size() <= size + 1) {
                    List<Cell> others = new ArrayList<>();
                    for (Cell cell : house.cellSet().minus(guarded)) {
                        int mask = position.mask(cell.index());
                        if (mask != 0 && Integer.bitCount(mask | digits.mask()) <= size + 1) {
                            others.add(cell);
                        }
                    }
                    choose(position, house, others, size, digits, found);
                }
            }
        }
        return found;
    }

    private static void choose(
            Position position,
            House house,
            List<Cell> others,
            int size,
            DigitSet digits,
            List<Guardians.ExtraSubset> found) {
        for (int chosen = 1; chosen < 1 << others.size(); chosen++) {
            if (Integer.bitCount(chosen) == size) {
                CellSet cells = CellSet.NONE;
                int all = digits.mask();
                for (int i : Bits.of(chosen)) {
                    cells = cells.with(others.get(i));
                    all |= position.mask(others.get(i).index());
                }
                if (Integer.bitCount(all) == size + 1) {
                    found.add(new Guardians.ExtraSubset(house, cells, new DigitSet(all)));
                }
            }
        }
    }

    /// Returns what the subset eliminates from the rest of its house.
    static EliminationCollector eliminations(Position position, CellSet guarded, Guardians.ExtraSubset subset) {
        CellSet rest = subset.house().cellSet().minus(guarded).minus(subset.cells());
        EliminationCollector conclusions = new EliminationCollector();
        for (int digit : Bits.of(subset.digits().mask())) {
            conclusions.eliminate(digit, rest.and(position.cells(digit)));
        }
        return conclusions;
    }
}
