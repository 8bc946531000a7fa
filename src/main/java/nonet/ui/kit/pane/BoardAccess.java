package nonet.ui.kit.pane;

import javafx.beans.value.ObservableValue;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.solve.StepSolver;

/// The board of the main window, as its panes may use it.
public interface BoardAccess {

    /// The document on the board.
    ObservableValue<Document> document();

    /// The puzzle on the board, with the digits that were entered.
    default ObservableValue<Puzzle> position() {
        return document().map(Document::position);
    }

    /// Puts a document on the board and brings the window to the front. Undo restores the previous document.
    void open(Document document);

    /// Puts a document that no file holds on the board and brings the window to the front. Undo restores the previous
    /// document.
    void openUnsaved(Document document);

    /// Shows how an engine solves the puzzle on the board.
    void watch(StepSolver engine);

    /// Shows a sentence in the status line.
    void say(String sentence);

    /// Shows a sentence in the status line, with a link.
    ///
    /// @param link the text of the link
    /// @param action what the link does
    default void say(String sentence, String link, Runnable action) {
        say(sentence);
    }

    /// Shows a pane.
    ///
    /// @param pane its id
    void show(String pane);
}
