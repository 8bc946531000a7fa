/// The controllers of a window, put together and kept in step, and what all windows work with.
/// It must not know the views.
package nonet.ui.shell.control;
