/// The rating of Sudoku Explainer 1.2.1: the difficulty `ER/EP/ED` of a puzzle, and the steps it follows from.
/// It must not know the techniques of human logic: which step comes first is part of the rating.
package nonet.rate.se;
