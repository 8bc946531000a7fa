package nonet.ui.main;

/// What commands need the main window itself for.
interface WindowActions {

    void showGenerate();

    /// Asks for a file to open.
    void open();

    void showLinks();

    void focusRunUntil();

    void showBreakpoints();

    void showWhy();

    /// Lists all keys.
    void showKeys();

    /// Opens a window with an empty board.
    void newWindow();

    void close();

    void quit();
}
