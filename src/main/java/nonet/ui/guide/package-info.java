/// The guide beside the board: its contents and search, its pages, and their examples on a board that can be played with.
/// It must not know the shell, nor how a puzzle gets onto the board of the main window.
package nonet.ui.guide;
