package nonet.logic.position;

/// How far it gets to take a candidate away. Of steps that are equally hard to see, those come first that get farthest:
/// the path to the solution has fewer of them.
public final class EliminationScore {

    private static final int SINGLE = 5;

    /// A digit is placed.
    public static final int PLACEMENT = 9;

    private EliminationScore() {}

    /// Returns in how many of the cell, its row, its column and its box a pair is left, for pairs are what chains run
    /// along, and 5 more if a single is left in any of them; 0 to 8.
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
