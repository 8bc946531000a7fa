package nonet.ui.shell.command;

/// The actions of commands that need the main window itself.
public interface WindowActions {

    /// Asks for a file to open.
    void open();

    void showLinks();

    void focusRunUntil();

    void showBreakpoints();

    /// Lets the user choose the next guess of the search in the selected cell.
    void chooseGuess();

    /// Shows the page or the window of a pane.
    void showPane(String pane);

    /// Shows the window of a pane, or closes it if it is open.
    void togglePane(String pane);

    /// Shows the page of the guide on what to learn.
    void showLessons();

    /// Shows the current board on its export page.
    ///
    /// @param print whether the printer is selected
    void showExport(boolean print);

    /// Changes the size of all text.
    ///
    /// @param steps how many sizes up, or down if negative; 0 for 100 percent
    void resizeText(int steps);

    /// Fills the screen, or goes back.
    void toggleFullScreen();

    /// Lets the user find a command by its name.
    void findCommand();

    /// Lists all keys.
    void showKeys();

    /// Opens a window with an empty board.
    void newWindow();

    void close();

    void quit();
}
