package nonet.ui.batch;

import java.util.function.Consumer;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Parent;
import nonet.play.Document;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.PaneServices;

/// The pane that solves a collection of puzzles.
///
/// @param open shows a puzzle of the collection on the board
public record BatchPane(PaneServices services, BatchController controller, Consumer<Document> open)
        implements PaneContent {

    @Override
    public Parent view(ObservableBooleanValue visible) {
        return new BatchView(services.messages(), services.controls(), controller, services.files(), open);
    }

    @Override
    public void pulse() {
        controller.pulse();
    }
}
