package nonet.ui.shell;

import nonet.settings.Session;

/// The windows of the program, as one of them sees them.
public interface WindowList {

    /// Opens a window with an empty board.
    void openEmpty(MainWindow from);

    /// Opens a closed board again.
    void reopen(Session board, MainWindow from);

    /// Closes a window.
    void close(MainWindow window);

    /// Closes all windows, which come back at the next start.
    void quit(MainWindow from);
}
