package nonet.ui.race;

import static nonet.ui.kit.Parts.check;
import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.title;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrappedLine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.ui.kit.Availability;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.TabGroup;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.playback.SpeedSlider;

/// The race: as many boards side by side as the window has room for, a lane for each racer, and one transport for all.
public final class RaceView extends VBox {

    private static final KeyCodeCombination BACK = ShortcutRow.key("Alt+Left");
    private static final KeyCodeCombination STEP = ShortcutRow.key("Alt+Right");
    private static final KeyCodeCombination TO_START = ShortcutRow.key("Alt+Home");
    private static final KeyCodeCombination TO_END = ShortcutRow.key("Alt+End");
    private static final KeyCodeCombination RUN = ShortcutRow.key("F5");
    private static final KeyCodeCombination PAUSE = ShortcutRow.key("F6");
    private static final KeyCodeCombination DIVERGENCE = ShortcutRow.key("Shortcut+G");

    /// The keys of the window and of a lane in it.
    public static final List<ShortcutRow> KEYS = Stream.concat(
                    Stream.of(new ShortcutRow(
                            "keys.race", List.of(BACK, STEP, TO_START, TO_END, RUN, PAUSE, DIVERGENCE))),
                    LaneView.KEYS.rows().stream())
            .toList();

    /// The least width of a board, for text of [#TEXT] pixels.
    private static final double BOARD_WIDTH = 425;

    private static final double TEXT = 15;

    private final Messages messages;
    private final Controls controls;
    private final RaceController race;
    private final RaceWords words;
    private final HBox boards = new HBox();
    private final VBox lanes = new VBox();
    private final Label room = new Label();
    private final Label about = new Label();
    private final Label result = new Label();
    private final List<Command> keys = new ArrayList<>();

    public RaceView(PaneServices services, RaceController race) {
        messages = services.messages();
        controls = services.controls();
        this.race = race;
        words = new RaceWords(messages);
        getStyleClass().add("race-view");
        boards.getStyleClass().add("race-boards");
        VBox.setVgrow(boards, Priority.ALWAYS);
        lanes.getStyleClass().add("race-lanes");
        for (Label label : List.of(room, about, result)) {
            label.setWrapText(true);
            label.setMinHeight(USE_PREF_SIZE);
        }
        room.setId("race-room");
        room.managedProperty().bind(room.visibleProperty());
        about.setId("race-about");
        about.getStyleClass().add("race-about");
        result.setId("race-result");
        result.getStyleClass().add("race-result");
        getChildren().addAll(choices(), room, boards, lanes, transport(), about, result);
        ViewListeners.observe(this, race.racers, this::fill);
        ViewListeners.onInvalidation(this, widthProperty(), () -> fit(race.racers.get()));
        ViewListeners.onInvalidation(this, room.fontProperty(), () -> fit(race.racers.get()));
        for (var changing : List.of(race.progress, race.ended, race.divergence, race.recorded, race.pace)) {
            ViewListeners.onInvalidation(this, changing, this::say);
        }
        say();
        sceneProperty().subscribe(scene -> {
            if (scene != null) {
                keys.forEach(this::accelerate);
            }
        });
    }

    private void accelerate(Command command) {
        if (command.key() != null) {
            getScene().getAccelerators().put(command.key(), () -> {
                if (command.enabled().get()) {
                    command.action().run();
                }
            });
        }
    }

    private Node choices() {
        ComboBoxOf<Pace> paces =
                new ComboBoxOf<>("race-pace", List.of(Pace.values()), race.pace, pace -> messages.get(pace.key()));
        Label step = title(messages.get("race.pace"), paces);
        CheckBox all = check("race-all", messages.get("race.to-end"), race.all);
        BooleanBinding more = in(race.lineup.engines, engines -> engines.size() < Lineup.MOST);
        Button add = controls.namedButton("race-add", more, race.lineup::add);
        return wrappedLine("race-row", step, paces, all, new Spacer(), add);
    }

    private Node transport() {
        BooleanBinding moved = race.tick.greaterThan(0);
        BooleanBinding ahead = race.ended.not();
        BooleanBinding still = race.running.not();
        Button toStart = button(
                "race-start", Icon.TO_START, TO_START, Availability.when(moved, "race.gray.start"), race::toStart);
        Button back =
                button("race-back", Icon.STEP_BACK, BACK, Availability.when(moved, "race.gray.start"), race::stepBack);
        Button step = button("race-step", Icon.STEP, STEP, Availability.when(ahead, "race.gray.end"), race::step);
        Button run = button(
                "race-run",
                Icon.RUN,
                RUN,
                Availability.when(ahead, "race.gray.end").and(still, "race.gray.running"),
                race::run);
        Button pause =
                button("race-pause", Icon.PAUSE, PAUSE, Availability.when(race.running, "gray.still"), race::pause);
        Button toEnd =
                button("race-end", Icon.NEXT_SOLUTION, TO_END, Availability.when(ahead, "race.gray.end"), race::toEnd);
        Button part = button(
                "race-part",
                Icon.RUN_UNTIL,
                DIVERGENCE,
                Availability.when(race.divergence.isNotNull(), "race.gray.part"),
                race::toDivergence);
        part.setText(messages.get("command.race-part"));
        pause.visibleProperty().bind(race.running);
        when(still, run);
        pause.managedProperty().bind(pause.visibleProperty());
        List<Button> buttons = List.of(toStart, back, step, run, pause, toEnd, part);
        buttons.forEach(button -> button.setMinWidth(USE_PREF_SIZE));
        HBox group = line("transport", toStart, back, step, run, pause, toEnd, part);
        Label place = label(
                "race-place",
                Bindings.createStringBinding(
                        () -> messages.get("race.place", race.tick.get(), race.total.get()), race.tick, race.total));
        place.setMinWidth(USE_PREF_SIZE);
        return line(
                "race-row", TabGroup.of(group, buttons), place, new Spacer(), new SpeedSlider(messages, race.speed));
    }

    private Button button(String id, Icon icon, KeyCombination key, Availability available, Runnable action) {
        Command command = new Command(id, icon, key, available, action);
        keys.add(command);
        return controls.button(command);
    }

    private void fill(List<Racer> racers) {
        lanes.getChildren().clear();
        for (int place = 0; place < racers.size(); place++) {
            lanes.getChildren().add(lane(racers.get(place), place));
        }
        boards.getChildren().clear();
        fit(racers);
    }

    private Node lane(Racer racer, int place) {
        Label name = styled("lane-name", new Label(words.engine(racer.engine)));
        Label state = styled("lane-state", new Label());
        state.setId("race-recorded-" + (place + 1));
        Runnable tell = () -> state.setText(words.recorded(racer));
        ViewListeners.onInvalidation(state, race.progress, tell);
        ViewListeners.onInvalidation(state, race.recorded, tell);
        tell.run();
        LaneView drawing = new LaneView(messages, race, racer, place);
        HBox.setHgrow(drawing, Priority.ALWAYS);
        return line("race-row", name, drawing, state);
    }

    /// Shows the boards that there is room for.
    private void fit(List<Racer> racers) {
        int shown = getWidth() <= 0
                ? 0
                : Math.min(racers.size(), room(getWidth(), room.getFont().getSize()));
        List<Node> there = boards.getChildren();
        while (there.size() > shown) {
            there.removeLast();
        }
        while (there.size() < shown) {
            int place = there.size();
            RacerView view = new RacerView(messages, controls, race, racers.get(place), place);
            HBox.setHgrow(view, Priority.ALWAYS);
            there.add(view);
        }
        room.setText(messages.get("race.room", shown, racers.size()));
        room.setVisible(shown < racers.size());
    }

    /// Returns the number of boards that a window has room for, at least one.
    ///
    /// @param text the size of its text in pixels
    static int room(double width, double text) {
        return Math.clamp((long) (width / (BOARD_WIDTH * text / TEXT)), 1, Lineup.MOST);
    }

    private void say() {
        about.setText(messages.get("race.sentences", words.pace(race), words.divergence(race))
                .strip());
        result.setText(race.ended.get() ? words.result(race) : "");
    }
}
