package nonet.rate.csp;

/// The rating of a puzzle on a [CspScale]. Only puzzles with exactly one solution have one.
public sealed interface CspResult {

    /// The length or depth that the puzzle needs, 0 if singles alone solve it.
    record Rated(int value) implements CspResult {}

    /// No pattern of the scale is enough, whatever its length. The depth of trial and error says why.
    record Beyond() implements CspResult {}

    /// The rating took more effort than was allowed, or more memory than a search may take. This is no rating.
    ///
    /// @param atLeast a lower bound of the value
    record Stopped(int atLeast) implements CspResult {}

    /// The puzzle has no solution.
    record NoSolution() implements CspResult {}

    /// The puzzle has several solutions.
    record SeveralSolutions() implements CspResult {}
}
