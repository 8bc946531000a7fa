/// The code of the engine beside its search: pseudocode whose lit line is that of the shown event.
/// It must not know the other parts of the window, but the playback and the board's vocabulary.
package nonet.ui.code;
