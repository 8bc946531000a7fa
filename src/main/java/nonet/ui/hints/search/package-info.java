/// The lists of steps: all steps of a position, and the path to the solution.
/// It must not know the other parts of the window, nor how a step is found.
package nonet.ui.hints.search;
