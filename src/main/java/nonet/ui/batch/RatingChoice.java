package nonet.ui.batch;

/// The ratings of the puzzles of a collection.
public enum RatingChoice {
    NONE,
    /// By human logic: level, score and hardest technique.
    LOGIC,
    /// As Sudoku Explainer rates.
    EXPLAINER,
    BOTH;

    boolean hasLogic() {
        return this == LOGIC || this == BOTH;
    }

    boolean hasExplainer() {
        return this == EXPLAINER || this == BOTH;
    }
}
