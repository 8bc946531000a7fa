/// A deduction drawn on a board: frames, links and signs above the cells, and the legend of their colors.
/// It must not know the board that they lie on.
package nonet.ui.board.mark;
