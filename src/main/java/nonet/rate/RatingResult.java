package nonet.rate;

/// The result of rating a puzzle: only puzzles with exactly one solution have a rating.
public sealed interface RatingResult {

    /// The puzzle has no solution.
    record NoSolution() implements RatingResult {}

    /// The puzzle has several solutions.
    record SeveralSolutions() implements RatingResult {}

    /// The puzzle has one solution and this rating.
    record Rated(Rating rating) implements RatingResult {}
}
