package nonet.rate.se.board;

import java.util.function.BiPredicate;
import nonet.grid.Bits;
import nonet.grid.Geometry;
import org.jspecify.annotations.Nullable;

/// A rule that looks for patterns in a fixed order, and takes the first that removes something. Nets
/// take all of them.
public interface SePatternRule extends SeRule {

    /// Returns all digits of a mask at some places of a house, which must be missing for a pattern to hold.
    static int[] absent(int house, int places, int digits) {
        int[] absent = new int[Integer.bitCount(places) * Integer.bitCount(digits)];
        int count = 0;
        for (int place : Bits.of(places)) {
            int cell = Geometry.cell(house, place);
            for (int digit : Bits.of(digits)) {
                absent[count++] = cell * 9 + digit;
            }
        }
        return absent;
    }

    /// Searches a board for patterns that remove something, until there are enough.
    ///
    /// @param enough accepts the step of a pattern, with the candidates that must be missing for it to hold, among others
    /// that were never there; and tests whether the search can stop
    void search(RatingBoard board, BiPredicate<FoundStep, int[]> enough);

    @Override
    default @Nullable FoundStep first(RatingBoard board) {
        FoundStep[] first = new FoundStep[1];
        search(board, (step, absent) -> {
            first[0] = step;
            return true;
        });
        return first[0];
    }
}
