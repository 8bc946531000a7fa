package nonet.deduce.exotic;

import java.util.Set;
import nonet.deduce.Deduction;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;

/// A deduction from the cells of a tridagon.
public sealed interface TridagonPattern extends Deduction permits Tridagon, TridagonForcing {

    TridagonCells cells();

    @Override
    default DigitSet digits() {
        return cells().digits();
    }

    @Override
    default Set<CellSet> patternCells() {
        return Set.of(cells().all());
    }
}
