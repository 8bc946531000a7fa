package nonet.rate.se.pattern;

import nonet.grid.Bits;
import nonet.rate.se.board.AbsentCandidates;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.Houses;
import nonet.rate.se.board.PatternRule;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SeTechnique;
import nonet.rate.se.evidence.PatternFacts;

/// Naked pair, triplet and quad: as many cells of a house as they have candidates together; the other cells of that house
/// lose them. Each of the cells has two candidates at least.
public final class NakedSubsetRule implements PatternRule {

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
    public void search(RatingBoard board, Sink sink) {
        for (int house : Houses.boxesColumnsRows()) {
            if (board.openCells(house) >= 2 * size && search(board, house, sink)) {
                return;
            }
        }
    }

    private boolean search(RatingBoard board, int house, Sink sink) {
        int small = smallCells(board, house);
        if (Integer.bitCount(small) < size) {
            return false;
        }
        for (int subset : Houses.subsets(size)) {
            if ((subset & ~small) == 0) {
                int union = union(board, house, subset);
                if (Integer.bitCount(union) == size && take(board, house, subset, union, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Returns the places whose cells have at least two candidates and not more than fit.
    private int smallCells(RatingBoard board, int house) {
        int small = 0;
        for (int place = 0; place < 9; place++) {
            int count = board.count(Houses.cell(house, place));
            if (count >= 2 && count <= size) {
                small |= 1 << place;
            }
        }
        return small;
    }

    private static int union(RatingBoard board, int house, int places) {
        int union = 0;
        for (int place : Bits.of(places)) {
            union |= board.candidates[Houses.cell(house, place)];
        }
        return union;
    }

    private boolean take(RatingBoard board, int house, int subset, int union, Sink sink) {
        eliminations.addPlaces(board, house, board.open[house] & ~subset, union);
        return !eliminations.isEmpty()
                && sink.take(
                        FoundStep.removing(
                                technique,
                                rating,
                                eliminations.build(),
                                PatternFacts.nakedSubset(house, subset, union)),
                        AbsentCandidates.digits(house, subset, 0x1FF & ~union));
    }
}
