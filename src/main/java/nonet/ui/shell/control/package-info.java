/// The controllers of a window, wired and kept in sync, and the services that all windows share.
/// It must not know the views.
package nonet.ui.shell.control;
