/// Stepping through a search: playing it forward, going back, and the list of its events in words.
/// It must not know the other parts of the window, nor the origin of the puzzle.
package nonet.ui.playback;
