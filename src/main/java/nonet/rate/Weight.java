package nonet.rate;

import nonet.deduce.Technique;

/// The weight of a technique: its order, level and score, and its default use.
///
/// @param order techniques with a lower order are tried first, those with the same order together
/// @param score what each step of the technique adds to the score of a puzzle
/// @param solve whether the technique is used for solving
/// @param all whether the technique is used for finding all steps
public record Weight(Technique technique, int order, Level level, int score, boolean solve, boolean all) {

    /// Tests whether a step of this technique is harder: by its level, then by its score.
    public boolean isHarderThan(Weight other) {
        int levels = level.compareTo(other.level);
        return levels > 0 || levels == 0 && score > other.score;
    }
}
