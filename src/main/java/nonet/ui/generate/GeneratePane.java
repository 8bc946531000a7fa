package nonet.ui.generate;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Parent;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.library.LibraryFile;
import nonet.service.make.PuzzleMaking;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.PaneServices;

/// The pane that makes new puzzles.
public final class GeneratePane implements PaneContent {

    private final PaneServices services;
    private final GenerateController controller;

    /// @param board returns the cells of the givens on the board
    /// @param open puts a puzzle on the board
    /// @param stored called when there are new puzzles in the library
    public GeneratePane(
            PaneServices services,
            PuzzleMaking making,
            LibraryFile library,
            Supplier<CellSet> board,
            Consumer<Puzzle> open,
            Runnable stored) {
        this.services = services;
        controller = new GenerateController(
                services.messages(), services.tasks(), making, library, services.clock(), board, open);
        controller.storedProperty().addListener((_, _, _) -> stored.run());
    }

    @Override
    public Parent view(ObservableBooleanValue visible) {
        visible.subscribe(shown -> {
            if (!shown) {
                controller.leave();
            }
        });
        return new GenerateView(services.messages(), services.controls(), controller, services.files());
    }

    @Override
    public void pulse() {
        controller.pulse();
    }
}
