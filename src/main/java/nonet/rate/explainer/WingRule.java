package nonet.rate.explainer;

import org.jspecify.annotations.Nullable;

/// XY-wing and XYZ-wing: a pivot of two or three candidates and two wings of two candidates that it sees, three digits in
/// all. The digit common to the wings must be in one of the cells that may hold it, so cells that see all of these lose
/// it.
final class WingRule implements Rule {

    /// Whether the pivot holds the common digit too.
    private final boolean xyz;

    private final Eliminations.Builder eliminations = new Eliminations.Builder();

    WingRule(boolean xyz) {
        this.xyz = xyz;
    }

    @Override
    public @Nullable FoundStep first(Board board) {
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

    private @Nullable FoundStep first(Board board, int pivot) {
        for (int i = pivot * 20; i < pivot * 20 + 20; i++) {
            int one = Houses.PEERS[i];
            if (board.count(one) == 2 && Integer.bitCount(board.candidates[pivot] & ~board.candidates[one]) == 1) {
                for (int j = pivot * 20; j < pivot * 20 + 20; j++) {
                    int other = Houses.PEERS[j];
                    if (j != i && board.count(other) == 2 && isWing(board, pivot, one, other)) {
                        addEliminations(board, pivot, one, other);
                        if (!eliminations.isEmpty()) {
                            return FoundStep.removing(
                                    xyz ? ExplainerTechnique.XYZ_WING : ExplainerTechnique.XY_WING,
                                    xyz ? 4.4 : 4.2,
                                    eliminations.build());
                        }
                    }
                }
            }
        }
        return null;
    }

    private boolean isWing(Board board, int pivot, int one, int other) {
        int a = board.candidates[pivot];
        int b = board.candidates[one];
        int c = board.candidates[other];
        return Integer.bitCount(a | b | c) == 3 && Integer.bitCount(a & b & c) == (xyz ? 1 : 0);
    }

    private void addEliminations(Board board, int pivot, int one, int other) {
        long lo = Houses.PEERS_LO[one] & Houses.PEERS_LO[other] & ~Houses.lo(pivot);
        long hi = Houses.PEERS_HI[one] & Houses.PEERS_HI[other] & ~Houses.hi(pivot);
        if (xyz) {
            lo &= Houses.PEERS_LO[pivot];
            hi &= Houses.PEERS_HI[pivot];
        }
        eliminations.addCells(board, lo, hi, board.candidates[one] & board.candidates[other]);
    }
}
