package nonet.ui.main;

import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Separator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Texts;
import org.controlsfx.control.SegmentedButton;

/// The tool bar: puzzles in, changes back, the mode, and everything that makes the engine go.
final class SolveBar extends HBox {

    private final RunUntilField until;

    SolveBar(
            Texts texts,
            Controls controls,
            MainController main,
            Commands commands,
            Toggles toggles,
            Runnable afterwards) {
        getStyleClass().add("solve-bar");
        until = new RunUntilField(texts, main.playback(), afterwards);
        SegmentedButton modes = controls.segmented(main.edit().modeProperty(), toggles.modes);
        modes.setId("mode");
        HBox solving = new HBox(
                new EngineChooser(texts, main.engines(), main.playback()),
                quiet(controls.button(commands.toStart)),
                quiet(controls.button(commands.stepBack)),
                quiet(controls.button(commands.step)),
                runOrPause(controls, main, commands),
                quiet(controls.button(commands.nextSolution)),
                until,
                new SpeedSlider(texts, main.playback()));
        solving.getStyleClass().add("solving");
        solving.disableProperty().bind(main.edit().modeProperty().isEqualTo(EditController.Mode.SET_UP));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button open = quiet(controls.button(commands.open));
        getChildren()
                .addAll(List.<Node>of(
                        open,
                        quiet(controls.button(commands.paste)),
                        quiet(controls.button(commands.newPuzzle)),
                        divider(),
                        quiet(controls.button(commands.undo)),
                        quiet(controls.button(commands.redo)),
                        divider(),
                        modes,
                        divider(),
                        solving,
                        space,
                        side(controls, toggles)));
        modes.getButtons().forEach(button -> button.setFocusTraversable(false));
    }

    /// Lets the person type the step to run to.
    void beginRunUntil() {
        until.begin();
    }

    private static Node divider() {
        return new Separator(Orientation.VERTICAL);
    }

    private static Node side(Controls controls, Toggles toggles) {
        var button = controls.toggleButton(toggles.side);
        button.setFocusTraversable(false);
        return button;
    }

    /// One place for two buttons, of which the one that can do something is seen.
    private static Node runOrPause(Controls controls, MainController main, Commands commands) {
        ObservableBooleanValue running = main.playback().runningProperty();
        Button run = quiet(controls.button(commands.run));
        Button pause = quiet(controls.button(commands.pause));
        run.getStyleClass().add("accent");
        pause.getStyleClass().add("accent");
        pause.visibleProperty().bind(running);
        pause.managedProperty().bind(running);
        run.visibleProperty().bind(main.playback().runningProperty().not());
        run.managedProperty().bind(main.playback().runningProperty().not());
        return new HBox(run, pause);
    }

    /// The keyboard has shortcuts for everything here, so a click leaves it where it is: on the board.
    private static Button quiet(Button button) {
        button.setFocusTraversable(false);
        return button;
    }
}
