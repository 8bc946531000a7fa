package nonet.rate.se.pattern;

import java.util.function.BiPredicate;
import nonet.grid.Geometry;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SePatternRule;
import nonet.rate.se.board.SeRule;
import nonet.rate.se.board.SeTechnique;
import nonet.rate.se.board.SearchOrder;
import nonet.rate.se.evidence.PatternFacts;
import org.jspecify.annotations.Nullable;

/// Hidden pair, triplet and quad: digits of a house with as few places as there are digits; the cells there lose all other
/// digits. Each of the digits has two places at least. The direct form looks for a hidden single that follows at once,
/// and applies nothing else.
public final class HiddenSubsetRule implements SePatternRule {

    /// Receives a subset of digits and their places, and returns whether the search can stop.
    @FunctionalInterface
    private interface Subsets {
        boolean take(int house, int digits, int places);
    }

    private final SeTechnique technique;
    private final double rating;
    private final int size;
    private final Eliminations.Builder eliminations = new Eliminations.Builder();

    /// @param size the number of digits
    public HiddenSubsetRule(SeTechnique technique, double rating, int size) {
        this.technique = technique;
        this.rating = rating;
        this.size = size;
    }

    @Override
    public void search(RatingBoard board, BiPredicate<FoundStep, int[]> enough) {
        search(board, size, (house, digits, places) -> {
            eliminations.addPlaces(board, house, places, 0x1FF & ~digits);
            return !eliminations.isEmpty()
                    && enough.test(
                            FoundStep.removing(
                                    technique,
                                    rating,
                                    eliminations.build(),
                                    PatternFacts.hiddenSubset(house, places, digits)),
                            SePatternRule.absent(house, 0x1FF & ~places, digits));
        });
    }

    /// Returns the rule that places a digit which has one place left besides the cells of a subset.
    public static SeRule direct(SeTechnique technique, double rating, int size) {
        return board -> direct(board, technique, rating, size);
    }

    private static @Nullable FoundStep direct(RatingBoard board, SeTechnique technique, double rating, int size) {
        FoundStep[] first = new FoundStep[1];
        search(board, size, (house, digits, taken) -> {
            for (int digit = 0; digit < 9; digit++) {
                int places = board.places(house, digit);
                int rest = places & ~taken;
                if ((digits >>> digit & 1) == 0 && Integer.bitCount(places) >= 2 && Integer.bitCount(rest) == 1) {
                    int cell = Geometry.cell(house, Integer.numberOfTrailingZeros(rest));
                    first[0] = FoundStep.placing(
                            technique, rating, cell, digit, PatternFacts.hiddenSubset(house, taken, digits));
                    return true;
                }
            }
            return false;
        });
        return first[0];
    }

    private static void search(RatingBoard board, int size, Subsets subsets) {
        for (int house : SearchOrder.boxesColumnsRows()) {
            if (board.openCells(house) > size && search(board, house, size, subsets)) {
                return;
            }
        }
    }

    private static boolean search(RatingBoard board, int house, int size, Subsets subsets) {
        BitMatrix places = BitMatrix.of(digit -> board.places(house, digit));
        int rare = places.fitting(size);
        if (Integer.bitCount(rare) < size) {
            return false;
        }
        for (int digits : SearchOrder.subsets(size)) {
            if ((digits & ~rare) == 0) {
                int union = places.union(digits);
                if (Integer.bitCount(union) == size && subsets.take(house, digits, union)) {
                    return true;
                }
            }
        }
        return false;
    }
}
