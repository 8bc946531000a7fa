/// The library: packs and the user's own collections, searched, previewed, rated, and opened on the board.
/// It must not know the other features of the window, nor how anything is stored.
package nonet.ui.library;
