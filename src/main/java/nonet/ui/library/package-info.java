/// The library: packs and the person's own collections, searched, previewed, rated, and opened on the board.
/// It must not know the other features of the window, nor how anything is kept.
package nonet.ui.library;
