package nonet.rate.se.pattern;

import nonet.grid.Geometry;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SeRule;
import nonet.rate.se.board.SeTechnique;
import nonet.rate.se.board.SearchOrder;
import nonet.rate.se.evidence.PatternFacts;
import org.jspecify.annotations.Nullable;

/// XY-wing and XYZ-wing: a pivot of two or three candidates and two wings of two candidates that it sees, three digits in
/// all. The digit common to the wings must be in one of the cells that may hold it, so cells that see all of these lose
/// it.
public final class WingRule implements SeRule {

    /// Whether the pivot holds the common digit too.
    private final boolean xyz;

    private final Eliminations.Builder eliminations = new Eliminations.Builder();

    /// @param xyz whether the pivot holds the common digit too
    public WingRule(boolean xyz) {
        this.xyz = xyz;
    }

    @Override
    public @Nullable FoundStep first(RatingBoard board) {
        for (int pivot = 0; pivot < 81; pivot++) {
            if (board.count(pivot) == (xyz ? 3 : 2)) {
                FoundStep step = first(board, pivot);
                if (step != null) {
                    return step;
                }
            }
        }
        return null;
    }

    private @Nullable FoundStep first(RatingBoard board, int pivot) {
        for (int i = 0; i < Geometry.PEER_COUNT; i++) {
            int one = SearchOrder.peer(pivot, i);
            if (board.count(one) == 2 && Integer.bitCount(board.candidates[pivot] & ~board.candidates[one]) == 1) {
                for (int j = 0; j < Geometry.PEER_COUNT; j++) {
                    int other = SearchOrder.peer(pivot, j);
                    if (j != i && board.count(other) == 2 && isWing(board, pivot, one, other)) {
                        addEliminations(board, pivot, one, other);
                        if (!eliminations.isEmpty()) {
                            return FoundStep.removing(
                                    xyz ? SeTechnique.XYZ_WING : SeTechnique.XY_WING,
                                    xyz ? 4.4 : 4.2,
                                    eliminations.build(),
                                    PatternFacts.wing(board, pivot, one, other));
                        }
                    }
                }
            }
        }
        return null;
    }

    private boolean isWing(RatingBoard board, int pivot, int one, int other) {
        int a = board.candidates[pivot];
        int b = board.candidates[one];
        int c = board.candidates[other];
        return Integer.bitCount(a | b | c) == 3 && Integer.bitCount(a & b & c) == (xyz ? 1 : 0);
    }

    private void addEliminations(RatingBoard board, int pivot, int one, int other) {
        long lo = Geometry.peersLo(one) & Geometry.peersLo(other) & ~Geometry.bitLo(pivot);
        long hi = Geometry.peersHi(one) & Geometry.peersHi(other) & ~Geometry.bitHi(pivot);
        if (xyz) {
            lo &= Geometry.peersLo(pivot);
            hi &= Geometry.peersHi(pivot);
        }
        eliminations.addCells(board, lo, hi, board.candidates[one] & board.candidates[other]);
    }
}
