/// The film of a solve: what the user did, moment by moment, what was possible then, and which moves were wrong.
/// It must not know how actions are recorded, nor the main window's board.
package nonet.ui.film;
