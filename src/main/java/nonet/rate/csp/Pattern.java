package nonet.rate.csp;

/// The search for the patterns of a scale that refute a candidate.
interface Pattern {

    /// Begins to search on a board, which does not change before the next call of this.
    void start(Board board);

    /// Returns a lower bound of the length of a pattern that refutes a candidate, or [Rounds#NEVER] if there is none.
    int atLeast(int target);

    /// Tests whether a pattern of a length, or a shorter one, refutes a candidate.
    boolean refutes(int target, int length);

    /// Tests whether longer patterns may refute candidates that were tried in vain since this was last called.
    boolean takeCut();
}
