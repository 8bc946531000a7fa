/// The board of the Sudoku Explainer rating as bit masks, and what a rule takes from it: steps, eliminations, effort.
/// It must not know any technique.
package nonet.rate.explainer.board;
