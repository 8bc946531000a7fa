package nonet.rate.se.pattern;

import java.util.function.BiPredicate;
import nonet.grid.Geometry;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SePatternRule;
import nonet.rate.se.board.SeTechnique;
import nonet.rate.se.board.SearchOrder;
import nonet.rate.se.evidence.PatternFacts;

/// Naked pair, triplet and quad: as many cells of a house as they have candidates together; the other cells of that house
/// lose them. Each of the cells has two candidates at least.
public final class NakedSubsetRule implements SePatternRule {

    private final SeTechnique technique;
    private final double rating;
    private final int size;
    private final Eliminations.Builder eliminations = new Eliminations.Builder();

    /// @param size the number of cells
    public NakedSubsetRule(SeTechnique technique, double rating, int size) {
        this.technique = technique;
        this.rating = rating;
        this.size = size;
    }

    @Override
    public void search(RatingBoard board, BiPredicate<FoundStep, int[]> enough) {
        for (int house : SearchOrder.boxesColumnsRows()) {
            if (board.openCells(house) >= 2 * size && search(board, house, enough)) {
                return;
            }
        }
    }

    private boolean search(RatingBoard board, int house, BiPredicate<FoundStep, int[]> enough) {
        BitMatrix cells = BitMatrix.of(place -> board.candidates[Geometry.cell(house, place)]);
        int small = cells.fitting(size);
        if (Integer.bitCount(small) < size) {
            return false;
        }
        for (int subset : SearchOrder.subsets(size)) {
            if ((subset & ~small) == 0) {
                int union = cells.union(subset);
                if (Integer.bitCount(union) == size && take(board, house, subset, union, enough)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean take(RatingBoard board, int house, int subset, int union, BiPredicate<FoundStep, int[]> enough) {
        eliminations.addPlaces(board, house, board.open[house] & ~subset, union);
        return !eliminations.isEmpty()
                && enough.test(
                        FoundStep.removing(
                                technique,
                                rating,
                                eliminations.build(),
                                PatternFacts.nakedSubset(house, subset, union)),
                        SePatternRule.absent(house, subset, 0x1FF & ~union));
    }
}
