package nonet.ui.shell.command;

/// What commands need the main window itself for.
public interface WindowActions {

    void showGenerate();

    /// Asks for a file to open.
    void open();

    void showLinks();

    void focusRunUntil();

    void showBreakpoints();

    /// Shows the page or the window of a pane.
    void showPane(String pane);

    /// Shows the board as it is now on its page.
    ///
    /// @param print whether it is meant for the printer
    void showExport(boolean print);

    /// Lists all keys.
    void showKeys();

    /// Opens a window with an empty board.
    void newWindow();

    void close();

    void quit();
}
