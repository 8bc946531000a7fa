/// What a pane gets from its window: services, and access to the board.
/// It must not know engines, or any other part of the window.
package nonet.ui.kit.pane;
