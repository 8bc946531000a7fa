package nonet.ui.race;

import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import nonet.grid.Puzzle;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.PaneServices;

/// The pane in which engines race on the puzzle of the board.
public final class RacePane implements PaneContent {

    private final PaneServices services;
    private final RaceController race;

    public RacePane(PaneServices services, RaceController race, ObservableValue<Puzzle> board) {
        this.services = services;
        this.race = race;
        board.subscribe(race.puzzleProperty()::set);
    }

    @Override
    public Parent view(ObservableBooleanValue visible) {
        race.activeProperty().bind(visible);
        return new RaceView(services.messages(), services.controls(), race);
    }

    @Override
    public void pulse() {
        race.pulse();
    }
}
