/// The panes beside the board and in windows of their own, each a row of one table.
/// It must not know the menus.
package nonet.ui.shell.panes;
