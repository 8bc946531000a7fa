/// Asking for a new puzzle: what it is to be like, and the search for it while somebody waits.
/// It must not know the other parts of the window, nor how a puzzle is made.
package nonet.ui.generate;
