package nonet.ui.training;

import java.time.LocalDate;
import java.util.Random;
import java.util.function.Consumer;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Parent;
import nonet.library.LibraryFile;
import nonet.play.Document;
import nonet.solve.Solver;
import nonet.training.Trainer;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.PaneServices;

/// The pane of training.
public final class TrainingPane implements PaneContent {

    private final PaneServices services;
    private final TrainingController controller;

    /// @param checker solves puzzles
    /// @param library the file that keeps the progress
    /// @param open puts a document on the board
    public TrainingPane(PaneServices services, Solver checker, LibraryFile library, Consumer<Document> open) {
        this.services = services;
        controller = new TrainingController(
                services.messages(),
                services.tasks(),
                () -> new Trainer(checker, library, new Random(services.clock().getAsLong())),
                LocalDate::now,
                open);
    }

    @Override
    public Parent view(ObservableBooleanValue visible) {
        visible.subscribe(shown -> {
            if (shown) {
                controller.open();
            }
        });
        return new TrainingView(services.messages(), services.controls(), controller);
    }
}
