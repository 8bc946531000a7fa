package nonet.solve.search;

import nonet.grid.CellSet;
import nonet.grid.House;

/// The cells of any set of houses, by one look-up for the rows, one for the columns and one for the boxes.
final class HouseUnions {

    private static final CellSet[] ROWS = unions(0);
    private static final CellSet[] COLUMNS = unions(9);
    private static final CellSet[] BOXES = unions(18);

    private HouseUnions() {}

    /// Returns the cells of some houses.
    ///
    /// @param houses a bit for each, by [House#index()]
    static CellSet of(int houses) {
        return ROWS[houses & 0x1FF].or(COLUMNS[houses >>> 9 & 0x1FF]).or(BOXES[houses >>> 18]);
    }

    private static CellSet[] unions(int first) {
        CellSet[] unions = new CellSet[1 << 9];
        unions[0] = CellSet.NONE;
        for (int houses = 1; houses < unions.length; houses++) {
            House lowest = House.at(first + Integer.numberOfTrailingZeros(houses));
            unions[houses] = unions[houses & houses - 1].or(lowest.cellSet());
        }
        return unions;
    }
}
