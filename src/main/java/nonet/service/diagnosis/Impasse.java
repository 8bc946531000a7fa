package nonet.service.diagnosis;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// A contradiction that can be seen in a position: within a house, more digits than cells for them, or more cells than
/// digits for them.
public sealed interface Impasse {

    /// Larger sets are no plainer than the steps that follow from them.
    int LARGEST = 4;

    /// Returns the cells to look at.
    CellSet cells();

    /// Some digits with fewer places in a house than digits; a single digit has none.
    ///
    /// @param cells the places they have
    record TooFewPlaces(DigitSet digits, House house, CellSet cells) implements Impasse {}

    /// Some cells of a house with fewer candidates than cells; a single cell has none.
    ///
    /// @param digits the candidates they have
    record TooFewDigits(CellSet cells, DigitSet digits) implements Impasse {}

    /// Returns the smallest contradiction in a position; null if none can be seen.
    static @Nullable Impasse in(Position position) {
        for (int size = 1; size <= LARGEST; size++) {
            for (House house : House.all()) {
                Impasse found = in(position, house, size);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static @Nullable Impasse in(Position position, House house, int size) {
        List<Cell> blanks = new ArrayList<>();
        int open = 0x1FF;
        for (Cell cell : house.cells()) {
            int value = position.value(cell.index());
            open &= value == 0 ? 0x1FF : ~(1 << value - 1);
            if (value == 0) {
                blanks.add(cell);
            }
        }
        for (int chosen = 1; chosen < 1 << blanks.size(); chosen++) {
            if (Integer.bitCount(chosen) == size) {
                CellSet cells = CellSet.NONE;
                int digits = 0;
                for (int at = 0; at < blanks.size(); at++) {
                    if ((chosen >>> at & 1) != 0) {
                        cells = cells.with(blanks.get(at));
                        digits |= position.mask(blanks.get(at).index());
                    }
                }
                if (Integer.bitCount(digits) < size) {
                    return new TooFewDigits(cells, new DigitSet(digits));
                }
            }
        }
        for (int digits = open; digits != 0; digits = digits - 1 & open) {
            if (Integer.bitCount(digits) == size) {
                CellSet places = CellSet.NONE;
                for (Digit digit : new DigitSet(digits)) {
                    places = places.or(position.cells(house, digit));
                }
                if (places.size() < size) {
                    return new TooFewPlaces(new DigitSet(digits), house, places);
                }
            }
        }
        return null;
    }
}
