package nonet.ui.compare;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Parent;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import nonet.grid.Puzzle;
import nonet.service.compare.Measurement;
import nonet.service.search.Engines;
import nonet.solve.StepSolver;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.PaneServices;

/// The pane that compares engines.
public final class ComparePane implements PaneContent {

    private final PaneServices services;
    private final CompareController controller;
    private final Consumer<Measurement> watch;
    private final Consumer<List<StepSolver>> race;

    /// @param watch shows how the engine of a measurement solves the puzzle on the board
    /// @param race lets engines race on that puzzle
    public ComparePane(
            PaneServices services,
            Engines engines,
            ObservableValue<Puzzle> board,
            Consumer<Measurement> watch,
            Consumer<List<StepSolver>> race) {
        this.services = services;
        this.watch = watch;
        this.race = race;
        controller = new CompareController(services.messages(), services.tasks(), engines, services.clock());
        board.subscribe(controller.puzzles().boardProperty()::set);
    }

    @Override
    public Parent view(ObservableBooleanValue visible) {
        return new CompareView(
                services.messages(), services.controls(), controller, services.files(), watch, race, this::savePicture);
    }

    @Override
    public void pulse() {
        controller.pulse();
    }

    private void savePicture(String name, WritableImage picture) {
        services.files()
                .toSave(
                        services.messages().get("compare.save"),
                        services.messages().get("file.png"),
                        name,
                        file -> controller.write(
                                file, out -> ImageIO.write(SwingFXUtils.fromFXImage(picture, null), "png", out)));
    }
}
