package nonet.api;

/// The difficulty of a puzzle as Sudoku Explainer 1.2.1 rates it.
///
/// @param er explainer rating: the highest rating of any step, such as 7.1; 20.0 if the techniques do not solve the
/// puzzle
/// @param ep pearl rating: the highest rating up to and including the first step that sets a digit
/// @param ed diamond rating: the rating of the first step
public record ExplainerRating(double er, double ep, double ed) {}
