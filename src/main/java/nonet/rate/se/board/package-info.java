/// The board of the Sudoku Explainer rating as bit masks, and what a rule finds on it: steps, eliminations, the node budget.
/// It must not know any technique.
package nonet.rate.se.board;
