/// Forcing nets of Sudoku Explainer: what follows from a candidate, and what follows from that.
/// It must not know which technique is tried when.
package nonet.rate.se.net;
