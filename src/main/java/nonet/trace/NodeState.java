package nonet.trace;

/// The outcome of a guess.
public enum NodeState {
    /// The search is still below the guess.
    OPEN,
    /// The guess led to a contradiction without further guesses.
    DEAD_END,
    /// All guesses below it failed.
    EXHAUSTED,
    /// A conflict deeper down made the search jump back past the guess before all below it was tried.
    SKIPPED,
    /// The guess led to a solution without further guesses.
    SOLUTION,
    /// The guess is done, and one below it led to a solution.
    SOLUTION_BELOW
}
