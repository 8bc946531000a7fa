package nonet.rate.se.pattern;

import nonet.grid.Geometry;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SeTechnique;
import nonet.rate.se.board.SearchOrder;
import nonet.rate.se.evidence.PatternFacts;
import org.jspecify.annotations.Nullable;

/// Hidden and naked singles.
public final class PlacementRules {

    private PlacementRules() {}

    /// Returns the hidden single to place: the last digit of a house, or else a digit with one place in a house.
    public static @Nullable FoundStep hidden(RatingBoard board) {
        for (int house : SearchOrder.boxesColumnsRows()) {
            int open = board.open[house];
            if (open != 0 && (open & (open - 1)) == 0 && board.hiddenSingles[house] != 0) {
                return hidden(board, house, 1.0);
            }
        }
        for (int house : SearchOrder.boxesColumnsRows()) {
            if (board.hiddenSingles[house] != 0) {
                return hidden(board, house, house >= SearchOrder.BOXES ? 1.2 : 1.5);
            }
        }
        return null;
    }

    private static FoundStep hidden(RatingBoard board, int house, double rating) {
        int digit = Integer.numberOfTrailingZeros(board.hiddenSingles[house]);
        int place = Integer.numberOfTrailingZeros(board.places(house, digit));
        return FoundStep.placing(
                SeTechnique.HIDDEN_SINGLE,
                rating,
                Geometry.cell(house, place),
                digit,
                PatternFacts.hiddenSingle(house, board.openCells(house) == 1));
    }

    /// Returns the first cell with one candidate.
    public static @Nullable FoundStep naked(RatingBoard board) {
        for (int cell = 0; cell < 81; cell++) {
            int digits = board.candidates[cell];
            if (digits != 0 && (digits & (digits - 1)) == 0) {
                return FoundStep.placing(
                        SeTechnique.NAKED_SINGLE,
                        2.3,
                        cell,
                        Integer.numberOfTrailingZeros(digits),
                        PatternFacts.nakedSingle());
            }
        }
        return null;
    }
}
