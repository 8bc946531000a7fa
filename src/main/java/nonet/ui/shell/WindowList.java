package nonet.ui.shell;

import nonet.settings.Session;

/// The windows of the program, as seen by one of them.
public interface WindowList {

    /// Opens a window with an empty board.
    void openEmpty(MainWindow from);

    /// Reopens a closed board.
    void reopen(Session board, MainWindow from);

    /// Closes a window.
    void close(MainWindow window);

    /// Closes all windows, which reopen at the next start.
    void quit(MainWindow from);
}
