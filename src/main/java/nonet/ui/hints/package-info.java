/// Hints for a puzzle that is being solved: a step revealed in stages, and all steps.
/// It must not know the other parts of the window, nor how a step is found.
package nonet.ui.hints;
