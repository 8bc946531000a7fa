package nonet.ui.film;

import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.sentence;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.title;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.ui.board.Board;
import nonet.ui.hints.shown.StepListControls;
import nonet.ui.kit.Availability;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.TabGroup;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.BoardAccess;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.search.TimelineView;
import org.jspecify.annotations.Nullable;

/// The window of a film: the board at a moment, the list of all actions beside it, and the timeline below.
public final class FilmView extends VBox {

    private static final String BACK = "Alt+Left";
    private static final String STEP = "Alt+Right";
    private static final String TO_START = "Alt+Home";
    private static final String RUN = "F5";
    private static final String PAUSE = "F6";
    private static final String SHOW = "Alt+Enter";
    private static final ViewKeys<FilmView> WINDOW_KEYS = ViewKeys.of(
            row(
                    "keys.film",
                    key(BACK, view -> view.film.step(-1)),
                    key(STEP, view -> view.film.step(1)),
                    key(TO_START, view -> view.film.show(-1)),
                    key(RUN, view -> view.film.run()),
                    key(PAUSE, view -> view.film.pause())),
            row("keys.film-show", key(SHOW, view -> view.film.showIt())));

    /// The keys of the window.
    public static final List<ShortcutRow> KEYS = ViewKeys.rows(WINDOW_KEYS, TimelineView.KEYS);

    private static final PseudoClass UNDONE = PseudoClass.getPseudoClass("undone");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    private static final PseudoClass WAITING = PseudoClass.getPseudoClass("waiting");

    private final Messages messages;
    private final Controls controls;
    private final FilmController film;
    private final BoardAccess board;
    private final ListView<FilmLine> list;
    private boolean following;

    public FilmView(PaneServices services, FilmController film) {
        messages = services.messages();
        controls = services.controls();
        board = services.board();
        this.film = film;
        getStyleClass().add("film-view");
        list = list();
        Board board = new Board(messages);
        board.setId("film-board");
        board.setMinSize(120, 120);
        board.frameProperty().bind(film.frame);
        Label said = sentence("film-said", film.said);
        said.setFocusTraversable(true);
        VBox side = new VBox(buttons(), said, review(), list, ghost());
        side.getStyleClass().add("film-side");
        VBox.setVgrow(list, Priority.ALWAYS);
        HBox both = line("film-both", board, side);
        HBox.setHgrow(board, Priority.ALWAYS);
        VBox.setVgrow(both, Priority.ALWAYS);
        TimelineView timeline = new TimelineView(film.timeline);
        getChildren().addAll(sentence("film-heading", film.heading), both, transport(), timeline);
        WINDOW_KEYS.filter(this, this);
    }

    /// An earlier solve, and the choice of one; nothing while there is none.
    private Node ghost() {
        GhostController ghost = film.ghost;
        ComboBoxOf<Optional<Ghost>> choice = new ComboBoxOf<>("film-ghost", ghost.choices, ghost.chosen, ghost::name);
        ViewListeners.onInvalidation(choice, ghost.choices, () -> {
            choice.getItems().setAll(ghost.choices);
            choice.setValue(ghost.chosen.get());
        });
        Board board = new Board(messages);
        board.setId("film-ghost-board");
        board.setFocusTraversable(false);
        board.frameProperty().bind(ghost.frame);
        Label said = sentence("film-ghost-said", ghost.said);
        HBox.setHgrow(said, Priority.ALWAYS);
        BooleanBinding running = said.textProperty().isNotEmpty();
        VBox all = new VBox(
                line("film-row", title(messages.get("film.ghost"), choice), choice),
                when(running, line("film-ghost", board, said)));
        all.getStyleClass().add("film-side-by-side");
        return when(Bindings.size(ghost.choices).greaterThan(1), all);
    }

    private Node buttons() {
        Button show = controls.namedButton(new Command(
                "film-show",
                Icon.HINT,
                KeyCombination.valueOf(SHOW),
                Availability.when(film.showable, "film.gray.show"),
                film::showIt));
        Button goOn = controls.namedButton("film-go-on", Availability.when(film.any, "gray.no-film"), film::goOn);
        Button export = controls.namedButton(
                "film-export", Availability.when(film.any, "gray.no-film"), () -> board.show("film-export"));
        return flow("film-buttons", show, goOn, export);
    }

    private Node review() {
        ViewListeners.onInvalidation(list, film.busy, list::refresh);
        return StepListControls.working(controls, "film-stop", film.busy, film.progress, film::stopReview);
    }

    private Node transport() {
        BooleanBinding moved = film.moment.greaterThanOrEqualTo(0);
        Availability back = Availability.when(moved, "film.gray.start");
        Availability still = Availability.when(film.any, "gray.no-film");
        Button toStart = button("film-start", Icon.TO_START, TO_START, back, () -> film.show(-1));
        Button stepBack = button("film-back", Icon.STEP_BACK, BACK, back, () -> film.step(-1));
        Button step = button("film-step", Icon.STEP, STEP, still, () -> film.step(1));
        Button run = button("film-run", Icon.RUN, RUN, still, film::run);
        Button pause =
                button("film-pause", Icon.PAUSE, PAUSE, Availability.when(film.running, "gray.still"), film::pause);
        when(film.running.not(), run);
        when(film.running, pause);
        HBox group = line("transport", toStart, stepBack, step, run, pause);
        ComboBoxOf<Integer> speeds = new ComboBoxOf<>(
                "film-speed", FilmController.SPEEDS, film.speed, each -> messages.get("film.speed-value", each));
        Label place = label(
                "film-place",
                Bindings.createStringBinding(
                        () -> messages.get("film.place", film.moment.get() + 1, film.lastMoment() + 1),
                        film.moment,
                        film.lines));
        return line(
                "film-row",
                TabGroup.of(group, List.of(toStart, stepBack, step, run, pause)),
                place,
                new Spacer(),
                title(messages.get("film.speed"), speeds),
                speeds);
    }

    private Button button(String id, Icon icon, String key, Availability available, Runnable action) {
        return controls.button(new Command(id, icon, KeyCombination.valueOf(key), available, action));
    }

    private ListView<FilmLine> list() {
        ListView<FilmLine> made = styled("film-list", new ListView<>(film.lines));
        made.setId("film-list");
        made.setAccessibleText(messages.get("film.list"));
        made.setPlaceholder(new Label(messages.get("film.nothing")));
        made.setCellFactory(_ -> new LineCell());
        made.getSelectionModel().selectedItemProperty().subscribe(chosen -> {
            if (chosen != null && !following && chosen.moment() != film.moment.get()) {
                film.pause();
                film.show(chosen.moment());
            }
        });
        ViewListeners.onInvalidation(made, film.moment, this::follow);
        ViewListeners.onInvalidation(made, film.lines, this::follow);
        return made;
    }

    /// Selects the line of the moment, unless it is selected already.
    private void follow() {
        FilmLine chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null && chosen.moment() == film.moment.get()) {
            return;
        }
        int line = film.line(film.moment.get());
        if (line < 0) {
            return;
        }
        following = true;
        try {
            list.getSelectionModel().clearAndSelect(line);
            list.scrollTo(Math.max(0, line - 5));
        } finally {
            following = false;
        }
    }

    /// A line in words, after its part of the drawing, in which an undone move is a dead end.
    private final class LineCell extends ListCell<FilmLine> {

        private final FilmGutter gutter = new FilmGutter();

        LineCell() {
            getStyleClass().add("film-line");
            setWrapText(true);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable FilmLine line, boolean empty) {
            super.updateItem(line, empty);
            if (empty || line == null) {
                setText(null);
                setGraphic(null);
            } else {
                setText(film.text(line));
                setGraphic(gutter);
                gutter.show(film.row(line), film.lanes());
            }
            pseudoClassStateChanged(UNDONE, line instanceof FilmLine.Action action && action.undone());
            pseudoClassStateChanged(WRONG, line instanceof FilmLine.Action action && action.mistake() != null);
            pseudoClassStateChanged(WAITING, line instanceof FilmLine.Waiting);
        }

        /// The drawing is as high as the line, however many rows its text takes.
        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            gutter.resizeRelocate(gutter.getLayoutX(), 0, gutter.getWidth(), getHeight());
        }
    }
}
