/// The document on the board: what was set, what was entered, and every earlier state of it, as pure functions.
/// It must not know files, engines or the window.
package nonet.play;
