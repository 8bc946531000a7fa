/// The number pad: keys for digits, pencil marks, colors and highlights.
/// It must not know the board.
package nonet.ui.board.pad;
