package nonet.rate.explainer.board;

/// A step that a rule found.
///
/// @param suffix what follows the name of the technique, such as `(+)`, or nothing
/// @param length the number of nodes of a chain, or 0
/// @param placed the candidate that is placed, `cell * 9 + digit`, or -1
public record FoundStep(
        ExplainerTechnique technique, String suffix, double rating, int length, int placed, Eliminations eliminations) {

    /// Returns a step that places a digit.
    public static FoundStep placing(ExplainerTechnique technique, double rating, int cell, int digit) {
        return new FoundStep(technique, "", rating, 0, cell * 9 + digit, Eliminations.NONE);
    }

    /// Returns a step that removes candidates.
    public static FoundStep removing(ExplainerTechnique technique, double rating, Eliminations eliminations) {
        return new FoundStep(technique, "", rating, 0, -1, eliminations);
    }

    /// Makes the step on a board.
    public void apply(RatingBoard board) {
        for (int i = 0; i < eliminations.cells(); i++) {
            board.removeAll(eliminations.cell(i), eliminations.digits(i));
        }
        if (placed >= 0) {
            board.place(placed / 9, placed % 9);
        }
    }
}
