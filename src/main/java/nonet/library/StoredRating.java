package nonet.library;

import nonet.rate.se.StoredSeRating;

/// The difficulty of a puzzle: level and score of human logic, and the rating of Sudoku Explainer.
///
/// @param score 0 if the puzzle is not a proper one
/// @param explained the rating of Sudoku Explainer
public record StoredRating(Grade grade, int score, StoredSeRating explained) {}
