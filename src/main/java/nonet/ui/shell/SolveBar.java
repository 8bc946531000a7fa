package nonet.ui.shell;

import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Separator;
import javafx.scene.layout.HBox;
import nonet.ui.kit.Bubble;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Spacer;
import nonet.ui.playback.Breakpoints;
import nonet.ui.playback.BreakpointsView;
import nonet.ui.shell.command.CommandTable;
import nonet.ui.shell.command.Toggles;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.edit.EditController;

/// The tool bar: puzzles in, changes back, and everything that makes the engine go. Where it is wide enough, the buttons
/// that solve carry their names; where it is narrow, the speed's words go, then the speed,
/// then the field for a step, which comes back while it is asked for.
final class SolveBar extends HBox {

    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    private static final PseudoClass SET = PseudoClass.getPseudoClass("set");
    private static final double ROOMY = 1180;
    private static final double NARROW = 1040;
    private static final double LEAST_FOR_SPEED = 820;
    private static final double LEAST_FOR_UNTIL = 740;

    private final RunUntilField until;
    private final Button breakpoints;
    private final Bubble stops;
    private final List<Button> named;

    /// Whether the person is about to type a step where the field has no room otherwise.
    private final SimpleBooleanProperty untilAsked = new SimpleBooleanProperty();

    SolveBar(
            Messages texts,
            Controls controls,
            MainController main,
            CommandTable commands,
            Toggles toggles,
            Runnable afterwards) {
        getStyleClass().add("solve-bar");
        until = new RunUntilField(texts, main.playback(), afterwards);
        breakpoints = icon(controls, commands.get("breakpoints"));
        stops = new Bubble(
                new BreakpointsView(texts, main.playback().breakpointsProperty()),
                Side.TOP,
                "breakpoints-bubble",
                MainView.stylesheet());
        main.playback()
                .breakpointsProperty()
                .subscribe(points -> breakpoints.pseudoClassStateChanged(SET, !points.equals(Breakpoints.SOLUTIONS)));
        Button step = named(controls, commands.get("step"));
        Button run = named(controls, commands.get("run"));
        Button pause = named(controls, commands.get("pause"));
        Button next = named(controls, commands.get("next-solution"));
        named = List.of(step, run, pause, next);
        SpeedSlider speed = new SpeedSlider(texts, main.playback());
        speed.visibleProperty().bind(widthProperty().greaterThanOrEqualTo(LEAST_FOR_SPEED));
        speed.managedProperty().bind(speed.visibleProperty());
        until.visibleProperty()
                .bind(widthProperty().greaterThanOrEqualTo(LEAST_FOR_UNTIL).or(untilAsked));
        until.managedProperty().bind(until.visibleProperty());
        until.focusWithinProperty().addListener((change, before, now) -> untilAsked.set(now));
        HBox solving = new HBox(
                new EngineChooser(texts, main.engines(), main.playback()),
                icon(controls, commands.get("to-start")),
                icon(controls, commands.get("run-back")),
                icon(controls, commands.get("step-back")),
                step,
                runOrPause(main, run, pause),
                next,
                breakpoints,
                until,
                speed);
        solving.getStyleClass().add("solving");
        solving.disableProperty().bind(main.edit().modeProperty().isEqualTo(EditController.Mode.SET_UP));
        getChildren()
                .addAll(List.of(
                        icon(controls, commands.get("new")),
                        icon(controls, commands.get("open")),
                        icon(controls, commands.get("paste")),
                        divider(),
                        icon(controls, commands.get("undo")),
                        icon(controls, commands.get("redo")),
                        divider(),
                        solving,
                        new Spacer(),
                        quiet(controls.toggleButton(toggles.side()))));
        setMinWidth(0);
        widthProperty().subscribe(width -> fit(width.doubleValue()));
    }

    /// Lets the person type the step to run to.
    void beginRunUntil() {
        untilAsked.set(true);
        until.begin();
    }

    /// Lets the person choose where Run stops.
    void showBreakpoints() {
        stops.show(breakpoints);
    }

    private void fit(double width) {
        ContentDisplay display = width >= ROOMY ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY;
        named.forEach(button -> button.setContentDisplay(display));
        pseudoClassStateChanged(TIGHT, width < NARROW);
    }

    private static Node divider() {
        return new Separator(Orientation.VERTICAL);
    }

    /// One place for two buttons, of which the one that can do something is seen.
    private static Node runOrPause(MainController main, Button run, Button pause) {
        ObservableBooleanValue running = main.playback().runningProperty();
        run.getStyleClass().add("accent");
        pause.getStyleClass().add("accent");
        pause.visibleProperty().bind(running);
        run.visibleProperty().bind(main.playback().runningProperty().not());
        for (Button button : List.of(run, pause)) {
            button.managedProperty().bind(button.visibleProperty());
        }
        return new HBox(run, pause);
    }

    private static Button icon(Controls controls, Command command) {
        return quiet(controls.button(command));
    }

    private static Button named(Controls controls, Command command) {
        return quiet(controls.namedButton(command));
    }

    /// The keyboard has shortcuts for everything here, so a click leaves it where it is: on the board.
    private static <B extends ButtonBase> B quiet(B button) {
        button.setFocusTraversable(false);
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }
}
