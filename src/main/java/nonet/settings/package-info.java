/// What Nonet remembers between two starts: the user's settings and the work on the board.
/// It must not know the window that shows them, nor any engine.
package nonet.settings;
