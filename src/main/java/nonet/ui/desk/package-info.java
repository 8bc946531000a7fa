/// The setter's desk beside the board: true candidates, givens that are not needed or can be replaced, and unavoidable
/// sets, shown on the board.
/// It must not know the other features of the window.
package nonet.ui.desk;
