/// The document on the board: editing it, its picture, and the texts on it.
/// It must not know files, or how an engine works.
package nonet.ui.shell.edit;
