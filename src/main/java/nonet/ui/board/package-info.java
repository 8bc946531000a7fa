/// The board that users see and touch: its cells, its keyboard and mouse input, and what screen readers know of it.
/// It must not know engines, traces, documents or any other part of the window.
package nonet.ui.board;
