package nonet.rate.se.pattern;

import static nonet.rate.se.board.SeTechnique.CLAIMING;
import static nonet.rate.se.board.SeTechnique.DIRECT_CLAIMING;
import static nonet.rate.se.board.SeTechnique.DIRECT_POINTING;
import static nonet.rate.se.board.SeTechnique.POINTING;
import static nonet.rate.se.board.SearchOrder.BOXES;
import static nonet.rate.se.board.SearchOrder.COLUMNS;
import static nonet.rate.se.board.SearchOrder.ROWS;

import java.util.function.BiPredicate;
import nonet.grid.Geometry;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SePatternRule;
import nonet.rate.se.board.SearchOrder;
import nonet.rate.se.evidence.PatternFacts;
import org.jspecify.annotations.Nullable;

/// Pointing and claiming: all places of a digit in one house lie in another house, so the rest of the other house loses
/// the digit. The direct form looks for a hidden single that follows at once, and applies nothing else.
public final class PointingRule implements SePatternRule {

    /// The first of the houses that are first and second, in the order of the search.
    private static final int[][] KINDS = {{BOXES, COLUMNS}, {BOXES, ROWS}, {COLUMNS, BOXES}, {ROWS, BOXES}};

    /// Receives a digit locked in the crossing of two houses, and returns whether the search can stop.
    @FunctionalInterface
    private interface LockedDigits {
        boolean take(int house, int other, int digit);
    }

    private final Eliminations.Builder eliminations = new Eliminations.Builder();

    @Override
    public void search(RatingBoard board, BiPredicate<FoundStep, int[]> enough) {
        searchLocked(board, (house, other, digit) -> {
            int rest = board.places(other, digit) & ~SearchOrder.crossing(other, house);
            if (rest == 0) {
                return false;
            }
            eliminations.addPlaces(board, other, rest, 1 << digit);
            FoundStep step = FoundStep.removing(
                    house >= BOXES ? POINTING : CLAIMING,
                    house >= BOXES ? 2.6 : 2.8,
                    eliminations.build(),
                    PatternFacts.locked(board, house, other, digit));
            return enough.test(
                    step, SePatternRule.absent(house, 0x1FF & ~SearchOrder.crossing(house, other), 1 << digit));
        });
    }

    /// Returns the first hidden single that a locked digit makes in a house parallel to the first.
    public static @Nullable FoundStep direct(RatingBoard board) {
        FoundStep[] found = new FoundStep[1];
        searchLocked(board, (house, other, digit) -> {
            int first = house / 9 * 9;
            for (int parallel = first; parallel < first + 9; parallel++) {
                int places = board.places(parallel, digit);
                int crossing = SearchOrder.crossing(parallel, other);
                if (parallel != house
                        && crossing != 0
                        && Integer.bitCount(places) >= 2
                        && Integer.bitCount(places & ~crossing) == 1) {
                    int place = Integer.numberOfTrailingZeros(places & ~crossing);
                    found[0] = FoundStep.placing(
                            house >= BOXES ? DIRECT_POINTING : DIRECT_CLAIMING,
                            house >= BOXES ? 1.7 : 1.9,
                            Geometry.cell(parallel, place),
                            digit,
                            PatternFacts.locked(board, house, other, digit));
                    return true;
                }
            }
            return false;
        });
        return found[0];
    }

    private static void searchLocked(RatingBoard board, LockedDigits locked) {
        for (int[] kinds : KINDS) {
            for (int house = kinds[0]; house < kinds[0] + 9; house++) {
                for (int other = kinds[1]; other < kinds[1] + 9; other++) {
                    int crossing = SearchOrder.crossing(house, other);
                    if (crossing != 0 && searchCrossing(board, house, other, crossing, locked)) {
                        return;
                    }
                }
            }
        }
    }

    private static boolean searchCrossing(RatingBoard board, int house, int other, int crossing, LockedDigits locked) {
        for (int digit = 0; digit < 9; digit++) {
            int places = board.places(house, digit);
            if ((places & ~crossing) == 0 && (places & (places - 1)) != 0 && locked.take(house, other, digit)) {
                return true;
            }
        }
        return false;
    }
}
