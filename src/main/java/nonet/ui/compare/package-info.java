/// Engines side by side: their performance on the same puzzles, as a table and as charts.
/// It must not know the other parts of the window, nor how an engine is measured.
package nonet.ui.compare;
