package nonet.ui.count;

import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import nonet.grid.Puzzle;
import nonet.solve.Solver;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.PaneServices;

/// The pane that counts the solutions of the puzzle on the board.
public final class CountPane implements PaneContent {

    private final PaneServices services;
    private final CountController controller;

    /// @param engine the engine that is chosen at first
    public CountPane(PaneServices services, List<Solver> engines, Solver engine, ObservableValue<Puzzle> board) {
        this.services = services;
        controller = new CountController(services.messages(), services.tasks(), engines, engine, services.clock());
        board.subscribe(controller.puzzleProperty()::set);
    }

    @Override
    public Parent view(ObservableBooleanValue visible) {
        return new CountView(services.messages(), services.controls(), controller, services.files());
    }

    @Override
    public void pulse() {
        controller.pulse();
    }
}
