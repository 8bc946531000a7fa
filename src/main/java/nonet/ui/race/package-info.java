/// Engines that race on one puzzle: their boards side by side under one transport, and where they part.
/// It must not know the other panes, nor the origin of the puzzle.
package nonet.ui.race;
