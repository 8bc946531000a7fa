/// The techniques of Sudoku Explainer up to aligned exclusion, each with its order of search.
/// It must not know chains and nets, nor which technique is tried when.
package nonet.rate.se.pattern;
