package nonet.trace;

/// What became of a guess.
public enum NodeState {
    /// The search is still below it.
    OPEN,
    /// It led to a contradiction without another guess.
    DEAD_END,
    /// Every guess below it failed.
    EXHAUSTED,
    /// It led to a solution without another guess.
    SOLUTION,
    /// It is done with, and some guess below it led to a solution.
    SOLUTION_BELOW
}
