/// Hints for a puzzle that is being solved: the next step, revealed in stages.
/// It must not know the other parts of the window, nor how a step is found.
package nonet.ui.hints;
