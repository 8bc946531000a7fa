package nonet.ui.training;

import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Parent;
import nonet.deduce.Technique;
import nonet.library.LibraryFile;
import nonet.play.Document;
import nonet.solve.Solver;
import nonet.training.Trainer;
import nonet.ui.kit.Follow;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.PaneServices;
import nonet.ui.kit.window.SideWidth;

/// The pane of training.
public final class TrainingPane implements PaneContent {

    private final PaneServices services;
    private final TrainingController controller;
    private final SideWidth width;

    /// @param checker solves puzzles
    /// @param library the file that keeps the progress
    /// @param open puts a document on the board
    /// @param width the memory of the width of the list
    public TrainingPane(
            PaneServices services, Solver checker, LibraryFile library, Consumer<Document> open, SideWidth width) {
        this.services = services;
        this.width = width;
        controller = new TrainingController(
                services.messages(),
                services.tasks(),
                () -> new Trainer(checker, library, new Random(services.clock().getAsLong())),
                LocalDate::now,
                open);
    }

    /// Chooses the only technique to practice.
    public void choose(Technique technique) {
        controller.choose(List.of(technique));
    }

    @Override
    public Parent view(ObservableBooleanValue visible) {
        TrainingView view = new TrainingView(services.messages(), services.controls(), controller, width);
        Follow.value(view, visible, shown -> {
            if (shown) {
                controller.open();
            }
        });
        return view;
    }
}
