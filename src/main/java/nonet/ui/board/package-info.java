/// The board that users see and touch, and its number pad.
/// It must not know engines, traces, documents or any other part of the window.
package nonet.ui.board;
