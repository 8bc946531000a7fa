/// The document on the board: editing it, what is drawn on it, and what is said of it.
/// It must not know files, or how an engine works.
package nonet.ui.shell.edit;
