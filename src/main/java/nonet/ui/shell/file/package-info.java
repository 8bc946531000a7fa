/// Opening, saving and exporting the document, and what the user is asked meanwhile.
/// It must not know how a file is parsed.
package nonet.ui.shell.file;
