/// Opening, saving and exporting the document, with the questions to the user.
/// It must not know how a file is parsed.
package nonet.ui.shell.file;
