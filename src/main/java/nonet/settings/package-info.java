/// What Nonet remembers between two starts: the person's choices and the work on the board.
/// It must not know the window that shows them, nor any engine.
package nonet.settings;
