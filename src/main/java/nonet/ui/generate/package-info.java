/// Requesting a new puzzle: its properties, and the progress of the search.
/// It must not know the other parts of the window, nor how a puzzle is made.
package nonet.ui.generate;
