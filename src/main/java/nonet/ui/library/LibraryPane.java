package nonet.ui.library;

import java.util.function.Function;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.PaneServices;

/// The pane of the library. A puzzle solved on the board without a mistake is marked as solved.
public final class LibraryPane implements PaneContent {

    private final PaneServices services;
    private final LibraryController controller;
    private final ObservableValue<Document> board;
    private final Function<ObservableValue<Puzzle>, Region> preview;

    /// @param preview creates the view of the selected puzzle
    public LibraryPane(
            PaneServices services,
            LibraryController controller,
            ObservableValue<Document> board,
            Function<ObservableValue<Puzzle>, Region> preview) {
        this.services = services;
        this.board = board;
        this.preview = preview;
        this.controller = controller;
        board.subscribe(this::markSolved);
    }

    @Override
    public Parent view(ObservableBooleanValue visible) {
        controller.visibleProperty().bind(visible);
        Region shown = preview.apply(controller
                .chosenProperty()
                .map(chosen -> chosen.isEmpty() ? null : chosen.getFirst().puzzle()));
        return new LibraryView(
                services.messages(), services.controls(), controller, services.files(), shown, board::getValue);
    }

    private void markSolved(Document document) {
        if (!document.entered().isEmpty() && document.grid().isSolved()) {
            controller.editor().solved(document.puzzle());
        }
    }
}
