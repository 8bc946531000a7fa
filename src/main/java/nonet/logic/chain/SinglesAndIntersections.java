package nonet.logic.chain;

import nonet.grid.Bits;
import nonet.grid.Geometry;
import nonet.logic.position.Position;

/// Tests for the steps that come before all patterns: singles and locked candidates.
final class SinglesAndIntersections {

    private SinglesAndIntersections() {}

    /// Tests whether none is left.
    static boolean areExhausted(Position position) {
        for (int cell = 0; cell < 81; cell++) {
            if (Integer.bitCount(position.mask(cell)) == 1) {
                return false;
            }
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 0; digit < 9; digit++) {
                int places = position.places(house, digit);
                if (places != 0 && ((places & places - 1) == 0 || canLock(position, house, digit, places))) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Tests whether all places of a digit in a house lie in another house that has more. Two houses share at most
    /// three cells.
    private static boolean canLock(Position position, int house, int digit, int places) {
        if (Integer.bitCount(places) > 3) {
            return false;
        }
        int common = ~(1 << house);
        for (int place : Bits.of(places)) {
            int cell = Geometry.cell(house, place);
            common &= 1 << Geometry.row(cell) | 1 << Geometry.column(cell) | 1 << Geometry.box(cell);
        }
        return common != 0
                && Integer.bitCount(position.places(Integer.numberOfTrailingZeros(common), digit))
                        > Integer.bitCount(places);
    }
}
