package nonet.ui.cover;

import static javafx.scene.input.KeyCode.DOWN;
import static javafx.scene.input.KeyCode.END;
import static javafx.scene.input.KeyCode.ENTER;
import static javafx.scene.input.KeyCode.HOME;
import static javafx.scene.input.KeyCode.LEFT;
import static javafx.scene.input.KeyCode.RIGHT;
import static javafx.scene.input.KeyCode.UP;
import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.wrapped;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import nonet.grid.Candidate;
import nonet.ui.cover.Condition.Panel;
import nonet.ui.cover.CoverPicture.Square;
import nonet.ui.cover.CoverPicture.State;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import org.jspecify.annotations.Nullable;

/// The cover matrix as four panels of 9x9 squares, each with the number of its rows. A click or Enter on a square marks its
/// rows on the board; the arrow keys move over the squares.
public final class CoverView extends BorderPane {

    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass LINKED = PseudoClass.getPseudoClass("linked");
    private static final PseudoClass FLASHING = PseudoClass.getPseudoClass("flashing");
    private static final Duration FLASH = Duration.millis(140);

    /// The keys of a square.
    public static final ViewKeys<CoverView> KEYS = ViewKeys.of(row(
            "keys.cover",
            key(LEFT, view -> view.move(0, -1)),
            key(UP, view -> view.move(-1, 0)),
            key(RIGHT, view -> view.move(0, 1)),
            key(DOWN, view -> view.move(1, 0)),
            key(HOME, view -> view.move(0, -17)),
            key(END, view -> view.move(0, 17)),
            key(ENTER, view -> view.controller.toggle(Condition.at(view.current)))));

    private static final Map<State, PseudoClass> STATES = new EnumMap<>(State.class);

    static {
        for (State state : State.values()) {
            STATES.put(
                    state,
                    PseudoClass.getPseudoClass(
                            state.name().toLowerCase(Locale.ROOT).replace('_', '-')));
        }
    }

    private final Messages messages;
    private final CoverController controller;
    private final List<Label> squares = new ArrayList<>();
    private final Label about = new Label();
    private final Timeline flash = new Timeline();
    private int current;

    public CoverView(PaneServices services, CoverController controller) {
        messages = services.messages();
        this.controller = controller;
        getStyleClass().add("cover-view");
        for (int index = 0; index < Condition.COUNT; index++) {
            squares.add(square(index));
        }
        squares.getFirst().setFocusTraversable(true);
        GridPane panels = styled("cover-panels", new GridPane());
        for (int half = 0; half < 2; half++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(50);
            panels.getColumnConstraints().add(column);
        }
        for (Panel panel : Panel.values()) {
            VBox box = panel(panel);
            panels.add(box, panel.ordinal() % 2, panel.ordinal() / 2);
        }
        Label legend = wrapped(styled("cover-legend", new Label(messages.get("cover.legend"))));
        ScrollPane sheet = new ScrollPane(new VBox(panels, legend));
        sheet.setFitToWidth(true);
        sheet.setFocusTraversable(false);
        setCenter(sheet);
        about.setId("cover-about");
        about.getStyleClass().add("cover-about");
        about.setWrapText(true);
        about.setMinHeight(USE_PREF_SIZE);
        about.setMaxWidth(Double.MAX_VALUE);
        setBottom(about);
        ViewListeners.observe(this, controller.picture, this::show);
        ViewListeners.observe(this, controller.linked, this::link);
        ViewListeners.observe(this, controller.selected, this::select);
    }

    private VBox panel(Panel panel) {
        GridPane grid = styled("cover-panel", new GridPane());
        for (int i = 0; i <= 9; i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(i == 0 ? 7 : 93.0 / 9);
            column.setHalignment(HPos.CENTER);
            grid.getColumnConstraints().add(column);
            RowConstraints row = new RowConstraints();
            row.setPercentHeight(10);
            row.setFillHeight(true);
            grid.getRowConstraints().add(row);
        }
        for (int i = 1; i <= 9; i++) {
            grid.add(axis(i), i, 0);
            grid.add(axis(i), 0, i);
        }
        for (int index = panel.ordinal() * 81; index < panel.ordinal() * 81 + 81; index++) {
            Condition condition = Condition.at(index);
            grid.add(squares.get(index), condition.place(), condition.line());
        }
        Label title = new Label(
                switch (panel) {
                    case CELL -> messages.get("cover.cells");
                    case ROW -> messages.get("cover.rows");
                    case COLUMN -> messages.get("cover.columns");
                    case BOX -> messages.get("cover.boxes");
                });
        title.getStyleClass().add("cover-title");
        return column("cover-box", title, grid);
    }

    private static Label axis(int number) {
        return styled("cover-axis", new Label(String.valueOf(number)));
    }

    private Label square(int index) {
        Label square = styled("cover-square", new Label());
        square.setId("cover-" + index);
        square.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        square.setAccessibleRole(AccessibleRole.BUTTON);
        square.setOnMousePressed(pressed -> {
            moveTo(index);
            controller.toggle(Condition.at(index));
            // The sheet that scrolls would take the focus.
            pressed.consume();
        });
        KEYS.handle(square, this);
        square.focusedProperty().subscribe((_, focused) -> {
            if (focused) {
                square.setAccessibleText(sentence(index));
            }
            say();
        });
        Tooltip tip = new Tooltip();
        tip.setOnShowing(_ -> tip.setText(sentence(index)));
        square.setTooltip(tip);
        return square;
    }

    /// Moves the focus. The panels lie two by two, so the squares make a sheet of 18 lines of 18.
    private void move(int rows, int columns) {
        int panel = current / 81;
        int toRow = Math.clamp(panel / 2 * 9 + current % 81 / 9 + rows, 0, 17);
        int toColumn = Math.clamp(panel % 2 * 9 + current % 9 + columns, 0, 17);
        moveTo((toRow / 9 * 2 + toColumn / 9) * 81 + toRow % 9 * 9 + toColumn % 9);
    }

    private void moveTo(int index) {
        squares.get(current).setFocusTraversable(false);
        current = index;
        squares.get(index).setFocusTraversable(true);
        squares.get(index).requestFocus();
    }

    private void show(CoverPicture picture) {
        List<Label> returned = new ArrayList<>();
        for (int index = 0; index < squares.size(); index++) {
            Label label = squares.get(index);
            Square square = picture.squares().get(index);
            label.setText(
                    switch (square.state()) {
                        case OPEN, EMPTY, RETURNED -> messages.get("cover.size", square.size());
                        case GIVEN -> "";
                        case COVERED -> "\u2022";
                        case COVERED_NOW -> "\u25C6";
                    });
            STATES.forEach((state, style) -> label.pseudoClassStateChanged(style, state == square.state()));
            label.pseudoClassStateChanged(
                    CHOSEN, picture.chosen().isPresent() && picture.chosen().getAsInt() == index);
            label.pseudoClassStateChanged(FLASHING, false);
            if (square.state() == State.RETURNED) {
                returned.add(label);
            }
        }
        flash(returned);
        say();
    }

    /// Flashes twice; the squares stay marked until the next event.
    private void flash(List<Label> returned) {
        flash.stop();
        flash.getKeyFrames().clear();
        for (int time = 0; time < 4; time++) {
            boolean on = time % 2 == 0;
            flash.getKeyFrames()
                    .add(new KeyFrame(
                            FLASH.multiply(time),
                            _ -> returned.forEach(label -> label.pseudoClassStateChanged(FLASHING, on))));
        }
        if (!returned.isEmpty()) {
            flash.playFromStart();
        }
    }

    private void link(Set<Integer> linked) {
        for (int index = 0; index < squares.size(); index++) {
            squares.get(index).pseudoClassStateChanged(LINKED, linked.contains(index));
        }
    }

    private void select(@Nullable Condition selected) {
        for (int index = 0; index < squares.size(); index++) {
            squares.get(index).pseudoClassStateChanged(SELECTED, selected != null && selected.index() == index);
        }
        say();
    }

    /// Describes the square with the focus; otherwise the chosen one, or the column that the event chose from.
    private void say() {
        Condition selected = controller.selected.get();
        OptionalInt index = squares.get(current).isFocused()
                ? OptionalInt.of(current)
                : selected == null ? controller.picture.get().chosen() : OptionalInt.of(selected.index());
        about.setText(
                index.isPresent()
                        ? sentence(index.getAsInt())
                        : messages.get(controller.isAtStart() ? "cover.before" : "cover.none"));
    }

    /// Returns the sentence on a square: its condition, and the rows through it.
    private String sentence(int index) {
        Condition condition = Condition.at(index);
        String what = switch (condition.panel()) {
            case CELL -> messages.get("cover.cell", condition.cell());
            case ROW -> messages.get("cover.row", condition.line(), condition.place());
            case COLUMN -> messages.get("cover.column", condition.line(), condition.place());
            case BOX -> messages.get("cover.box", condition.line(), condition.place());
        };
        Square square = controller.picture.get().squares().get(index);
        List<Candidate> rows = controller.rows(condition);
        String names = rows.stream().map(Candidate::toString).collect(Collectors.joining(", "));
        return switch (square.state()) {
            case OPEN -> messages.get("cover.open", what, square.size(), names);
            case RETURNED -> messages.get("cover.returned", what, square.size(), names);
            case EMPTY -> messages.get("cover.empty", what);
            case GIVEN -> messages.get("cover.given", what, names);
            case COVERED -> messages.get("cover.covered", what, names);
            case COVERED_NOW -> messages.get("cover.covered-now", what, names);
        };
    }
}
