/// Windows and dialogs beside the main window, their places on the screens, and files opened on the desktop.
/// It must not know what any of them shows.
package nonet.ui.kit.window;
