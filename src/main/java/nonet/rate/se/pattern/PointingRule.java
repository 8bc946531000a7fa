package nonet.rate.se.pattern;

import static nonet.rate.se.board.SeTechnique.CLAIMING;
import static nonet.rate.se.board.SeTechnique.DIRECT_CLAIMING;
import static nonet.rate.se.board.SeTechnique.DIRECT_POINTING;
import static nonet.rate.se.board.SeTechnique.POINTING;

import nonet.rate.se.board.AbsentCandidates;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.Houses;
import nonet.rate.se.board.PatternRule;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.evidence.PatternFacts;
import org.jspecify.annotations.Nullable;

/// Pointing and claiming: all places of a digit in one house lie in another house, so the rest of the other house loses
/// the digit. The direct form looks for a hidden single that follows at once, and applies nothing else.
public final class PointingRule implements PatternRule {

    /// Kinds of the first and the second house, in the order of the search.
    private static final int[][] KINDS = {
        {Houses.BOX, Houses.COLUMN}, {Houses.BOX, Houses.ROW}, {Houses.COLUMN, Houses.BOX}, {Houses.ROW, Houses.BOX}
    };

    /// Receives a digit locked in the crossing of two houses, and returns whether the search can stop.
    @FunctionalInterface
    private interface LockedDigits {
        boolean take(int house, int other, int digit);
    }

    private final Eliminations.Builder eliminations = new Eliminations.Builder();

    @Override
    public void search(RatingBoard board, Sink sink) {
        searchLocked(board, (house, other, digit) -> {
            int rest = board.places(other, digit) & ~Houses.crossing(other, house);
            if (rest == 0) {
                return false;
            }
            eliminations.addPlaces(board, other, rest, 1 << digit);
            FoundStep step = FoundStep.removing(
                    house < 9 ? POINTING : CLAIMING,
                    house < 9 ? 2.6 : 2.8,
                    eliminations.build(),
                    PatternFacts.locked(board, house, other, digit));
            return sink.take(step, AbsentCandidates.digit(house, 0x1FF & ~Houses.crossing(house, other), digit));
        });
    }

    /// Returns the first hidden single that a locked digit makes in a house parallel to the first.
    public static @Nullable FoundStep direct(RatingBoard board) {
        FoundStep[] first = new FoundStep[1];
        searchLocked(board, (house, other, digit) -> {
            int kind = house / 9;
            for (int parallel = kind * 9; parallel < kind * 9 + 9; parallel++) {
                int places = board.places(parallel, digit);
                int crossing = Houses.crossing(parallel, other);
                if (parallel != house
                        && crossing != 0
                        && Integer.bitCount(places) >= 2
                        && Integer.bitCount(places & ~crossing) == 1) {
                    int place = Integer.numberOfTrailingZeros(places & ~crossing);
                    first[0] = FoundStep.placing(
                            house < 9 ? DIRECT_POINTING : DIRECT_CLAIMING,
                            house < 9 ? 1.7 : 1.9,
                            Houses.cell(parallel, place),
                            digit,
                            PatternFacts.locked(board, house, other, digit));
                    return true;
                }
            }
            return false;
        });
        return first[0];
    }

    private static void searchLocked(RatingBoard board, LockedDigits locked) {
        for (int[] kinds : KINDS) {
            for (int house = kinds[0] * 9; house < kinds[0] * 9 + 9; house++) {
                for (int other = kinds[1] * 9; other < kinds[1] * 9 + 9; other++) {
                    int crossing = Houses.crossing(house, other);
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
