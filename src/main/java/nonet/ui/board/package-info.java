/// The board as people see and touch it, and the number pad that goes with it.
/// It must not know engines, traces, documents or any other part of the window.
package nonet.ui.board;
