/// The commands of the window in one table, and the menus and dialogs made from them.
/// It must not know the tool bar.
package nonet.ui.shell.command;
