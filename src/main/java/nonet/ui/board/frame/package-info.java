/// What a board shows, as values: digits, pencil marks, highlights and the selection; and the receiver of its input.
/// It must not know any node.
package nonet.ui.board.frame;
