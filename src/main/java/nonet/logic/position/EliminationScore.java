package nonet.logic.position;

import nonet.grid.Geometry;

/// Scores how much an elimination unlocks. Among equal steps the best score is tried first, which shortens paths.
public final class EliminationScore {

    private static final int SINGLE = 5;

    /// The score of a placement, higher than that of any elimination.
    public static final int PLACEMENT = 9;

    private EliminationScore() {}

    /// Returns the score of an elimination, 0 to 8: one for each pair that it leaves in the cell, its row, its column
    /// and its box, since chains run along pairs, and 5 more if it leaves a single.
    public static int of(Position position, int cell, int digit) {
        int[] left = {
            Integer.bitCount(position.mask(cell)),
            Integer.bitCount(position.places(Geometry.row(cell), digit)),
            Integer.bitCount(position.places(Geometry.column(cell), digit)),
            Integer.bitCount(position.places(Geometry.box(cell), digit))
        };
        int pairs = 0;
        int single = 0;
        for (int candidates : left) {
            pairs += candidates == 3 ? 1 : 0;
            single = candidates == 2 ? SINGLE : single;
        }
        return pairs + single;
    }
}
