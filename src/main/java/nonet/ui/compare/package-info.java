/// Engines side by side: what each of them needs for the same puzzles, as a table and as charts.
/// It must not know the other parts of the window, nor how an engine is measured.
package nonet.ui.compare;
