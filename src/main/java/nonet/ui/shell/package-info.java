/// The main window: the views that put board, solve bar, panes and menus together.
/// It must not know how an engine works, or how a file is parsed.
package nonet.ui.shell;
