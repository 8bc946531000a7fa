/// Practice: the choice of techniques, the position on its board, and the progress by technique.
/// It must not know the board of the main window.
package nonet.ui.training;
