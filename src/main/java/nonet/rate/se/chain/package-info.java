/// Chains and cycles of Sudoku Explainer, their lengths and ratings, and the choice among those found.
/// It must not know nets, which use it.
package nonet.rate.se.chain;
