package nonet.ui.shell;

import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.when;

import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Separator;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import nonet.play.Breakpoints;
import nonet.ui.kit.Controls;
import nonet.ui.kit.DisabledTooltips;
import nonet.ui.kit.Messages;
import nonet.ui.kit.PopupBubble;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.TabGroup;
import nonet.ui.kit.ViewListeners;
import nonet.ui.playback.BreakpointsView;
import nonet.ui.playback.PlayState;
import nonet.ui.playback.SpeedSlider;
import nonet.ui.shell.command.CommandId;
import nonet.ui.shell.command.CommandTable;
import nonet.ui.shell.command.Toggles;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.edit.Room;

/// The tool bar: puzzles, then what the room has: the ways on from setting up, undo and help for the player, or everything
/// that runs the engine. In a wide bar, the solving buttons have names; in a narrow one, the speed's text is hidden first,
/// then the speed, then the field for a step, which reappears on request, then the button that runs backward. A disabled
/// button says why it is disabled.
final class SolveBar extends HBox {

    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    private static final PseudoClass WORDLESS = PseudoClass.getPseudoClass("wordless");
    private static final PseudoClass WIDE = PseudoClass.getPseudoClass("wide");
    private static final PseudoClass FIRST = PseudoClass.getPseudoClass("first");
    private static final PseudoClass SET = PseudoClass.getPseudoClass("set");
    /// The size of text, in pixels, for which the following widths are.
    private static final double TEXT = 15;
    private static final double WIDEST = 1340;
    private static final double ROOMY = 1210;
    private static final double NARROW = 1300;
    private static final double LEAST_FOR_WORDS = 1190;
    private static final double LEAST_FOR_SPEED = 860;
    private static final double LEAST_FOR_UNTIL = 770;
    private static final double LEAST_FOR_RUN_BACK = 700;

    /// The width of the bar, as if its text had the size [#TEXT].
    private final DoubleBinding room;

    private final RunUntilField until;
    private final Button breakpoints;
    private final PopupBubble stops;
    private final List<Button> named;

    /// Whether the user is about to type a step although the field is hidden otherwise.
    private final SimpleBooleanProperty untilAsked = new SimpleBooleanProperty();

    SolveBar(
            Messages messages,
            Controls controls,
            MainController main,
            CommandTable commands,
            Toggles toggles,
            Runnable afterward) {
        getStyleClass().add("solve-bar");
        until = new RunUntilField(messages, step -> main.playback().runUntil(step), afterward);
        breakpoints = quiet(controls.button(commands.get(CommandId.BREAKPOINTS)));
        stops = new PopupBubble(
                new BreakpointsView(messages, main.playback().breakpoints),
                Side.TOP,
                "breakpoints-bubble",
                MainView.stylesheet());
        ViewListeners.observe(
                breakpoints,
                main.playback().breakpoints,
                points -> breakpoints.pseudoClassStateChanged(SET, !points.equals(Breakpoints.SOLUTIONS)));
        room = Bindings.createDoubleBinding(
                () -> getWidth() * TEXT / breakpoints.getFont().getSize(), widthProperty(), breakpoints.fontProperty());
        Button step = quiet(controls.namedButton(commands.get(CommandId.STEP)));
        Button run = quiet(controls.namedButton(commands.get(CommandId.RUN)));
        Button pause = quiet(controls.namedButton(commands.get(CommandId.PAUSE)));
        Button next = quiet(controls.namedButton(commands.get(CommandId.NEXT_SOLUTION)));
        Button back = quiet(controls.button(commands.get(CommandId.RUN_BACK)));
        Button take = quiet(controls.button(commands.get(CommandId.TAKE_DIGITS)));
        when(room.greaterThanOrEqualTo(LEAST_FOR_RUN_BACK), back);
        named = List.of(step, run, pause, next);
        ViewListeners.observe(
                step, main.playback().state, state -> step.pseudoClassStateChanged(FIRST, state == PlayState.START));
        SpeedSlider speed = new SpeedSlider(messages, main.playback().pace);
        when(room.greaterThanOrEqualTo(LEAST_FOR_SPEED), speed);
        when(room.greaterThanOrEqualTo(LEAST_FOR_UNTIL).or(untilAsked), until);
        until.disableProperty()
                .bind(Bindings.not(commands.get(CommandId.RUN_UNTIL).enabled()));
        DisabledTooltips.explain(until, () -> DisabledTooltips.of(run));
        ViewListeners.onChange(until, main.playback().search.tree, tree -> {
            if (tree == null) {
                until.clear();
            }
        });
        until.focusWithinProperty().addListener((change, before, now) -> untilAsked.set(now));
        Button toStart = quiet(controls.button(commands.get(CommandId.TO_START)));
        Button stepBack = quiet(controls.button(commands.get(CommandId.STEP_BACK)));
        HBox transport =
                line("transport", toStart, back, stepBack, step, runOrPause(main, run, pause), next, breakpoints, take);
        HBox solving = line(
                "solving",
                new EngineChooser(messages, main.watching().engines(), main.playback()),
                TabGroup.of(transport, List.of(toStart, back, stepBack, step, run, pause, next, breakpoints, take)),
                until,
                speed);
        List<Button> onward = named(controls, commands, "play watch");
        // The rooms have toggles with these ids.
        onward.forEach(button -> button.setId("go-" + button.getId()));
        // Nothing can be played or watched on the empty board yet.
        ViewListeners.observe(
                this,
                main.edit().history,
                now -> onward.forEach(go -> go.setVisible(!now.present().isBare())));
        Map<Room, Node> rooms = Map.of(
                Room.SET_UP, row(controls, commands, "undo redo", onward),
                Room.PLAY, row(controls, commands, "undo redo", named(controls, commands, "hint check-now")),
                Room.WATCH, solving);
        ViewListeners.observe(
                this, main.edit().room, now -> rooms.forEach((room, node) -> node.setVisible(room == now)));
        ToggleButton side = quiet(controls.toggleButton(toggles.side()));
        getChildren()
                .addAll(List.of(
                        row(controls, commands, "new open paste", List.of()),
                        divider(),
                        new StackPane(rooms.values().toArray(Node[]::new)),
                        new Spacer(),
                        TabGroup.of(new HBox(side), List.of(side))));
        setMinWidth(0);
        room.subscribe(width -> fit(width.doubleValue()));
    }

    /// Returns the size of the text relative to the normal one.
    DoubleBinding scale() {
        return Bindings.createDoubleBinding(() -> breakpoints.getFont().getSize() / TEXT, breakpoints.fontProperty());
    }

    /// Lets the user type the step to run to.
    void beginRunUntil() {
        untilAsked.set(true);
        until.begin();
    }

    /// Lets the user edit the breakpoints of runs.
    void showBreakpoints() {
        stops.show(breakpoints);
    }

    private void fit(double width) {
        ContentDisplay display = width >= ROOMY ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY;
        named.forEach(button -> button.setContentDisplay(display));
        pseudoClassStateChanged(TIGHT, width < NARROW);
        pseudoClassStateChanged(WORDLESS, width < LEAST_FOR_WORDS);
        pseudoClassStateChanged(WIDE, width >= WIDEST);
    }

    private static Node divider() {
        return new Separator(Orientation.VERTICAL);
    }

    /// Returns two buttons in one place, as wide as the wider one; only the enabled one is visible.
    private static Node runOrPause(MainController main, Button run, Button pause) {
        ObservableBooleanValue running = main.playback().running;
        pause.getStyleClass().add("accent");
        pause.visibleProperty().bind(running);
        run.visibleProperty().bind(main.playback().running.not());
        for (Button button : List.of(run, pause)) {
            button.setMaxWidth(Double.MAX_VALUE);
        }
        return new StackPane(run, pause);
    }

    /// Returns buttons as one stop: some with icons alone, then some with names.
    private static Node row(Controls controls, CommandTable commands, String icons, List<Button> names) {
        List<Button> buttons = Stream.concat(
                        Stream.of(icons.split(" ")).map(id -> quiet(controls.button(commands.get(id)))), names.stream())
                .toList();
        return TabGroup.of(line("files", buttons.toArray(Button[]::new)), buttons);
    }

    private static List<Button> named(Controls controls, CommandTable commands, String ids) {
        return Stream.of(ids.split(" "))
                .map(id -> quiet(controls.namedButton(commands.get(id))))
                .toList();
    }

    private static <B extends ButtonBase> B quiet(B button) {
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    /// The field for the step that the search runs to, forward or back, when Enter is pressed.
    private static final class RunUntilField extends HBox {

        private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");
        private static final int MOST_DIGITS = 15;

        private final TextField field = new TextField();

        RunUntilField(Messages messages, LongConsumer runUntil, Runnable afterward) {
            getStyleClass().add("run-until");
            setAlignment(Pos.CENTER_LEFT);
            field.setId("run-until");
            field.setPrefColumnCount(5);
            field.setPromptText(messages.get("until.title"));
            field.setTooltip(new Tooltip(messages.get("until.tip")));
            field.setAccessibleText(messages.get("until.tip"));
            field.textProperty()
                    .subscribe(text -> field.pseudoClassStateChanged(DANGER, !text.isEmpty() && !isStep(text)));
            field.setOnAction(entered -> {
                if (isStep(field.getText())) {
                    runUntil.accept(Long.parseLong(field.getText().strip()));
                    afterward.run();
                } else {
                    field.selectAll();
                }
            });
            getChildren().add(field);
        }

        /// Forgets the step, which was one of another search.
        void clear() {
            field.clear();
        }

        /// Lets the user type the step.
        void begin() {
            field.requestFocus();
            field.selectAll();
        }

        private static boolean isStep(String text) {
            String step = text.strip();
            return !step.isEmpty()
                    && step.length() <= MOST_DIGITS
                    && step.chars().allMatch(c -> c >= '0' && c <= '9');
        }
    }
}
