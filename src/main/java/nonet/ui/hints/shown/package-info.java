/// One step of human logic in words and as a picture on the board, revealed in stages.
/// It must not know the other parts of the window, nor where the step comes from.
package nonet.ui.hints.shown;
