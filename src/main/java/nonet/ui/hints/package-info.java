/// Hints for somebody who solves a puzzle: a step told little by little, and all the steps there are.
/// It must not know the other parts of the window, nor how a step is found.
package nonet.ui.hints;
