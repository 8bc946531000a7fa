/// Forcing nets of Sudoku Explainer: the consequences of a candidate, and the consequences of these.
/// It must not know which technique is tried when.
package nonet.rate.se.net;
