package nonet.ui.playback;

import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;

import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import org.jspecify.annotations.Nullable;

/// The list of all events of the search, in words; selecting a line shows its board.
public final class TraceView extends BorderPane {

    private static final double TIP_WIDTH = 420;
    /// The width of numbers of up to five digits, in units of the size of the text.
    private static final double STEP_WIDTH = 3.067;

    private static final double LEVEL_INDENT = 5;
    private static final int DEEPEST_INDENT = 12;

    private final Messages messages;
    private final Playback playback;
    private final ShownSearch search;
    private final EventWords words;
    private final ListView<Entry> list;
    private final Runnable revealed = this::showEnd;
    /// One for all lines, since each takes as long to make as a line.
    private final Tooltip whole = new Tooltip();

    /// The line that the mouse is on.
    private @Nullable Entry pointed;

    private boolean following;

    /// @param placeholder the content before the search begins
    public TraceView(Messages messages, Playback playback, Node placeholder) {
        this.messages = messages;
        this.playback = playback;
        this.search = playback.search;
        this.words = new EventWords(messages);
        getStyleClass().add("trace-view");
        list = new ListView<>(search.items);
        list.setId("trace");
        list.setCellFactory(ignored -> new EventCell());
        list.setPlaceholder(placeholder);
        whole.setWrapText(true);
        whole.setMaxWidth(TIP_WIDTH);
        whole.setOnShowing(_ -> whole.setText(pointed == null ? "" : words.whole(pointed.event())));
        ViewListeners.onInvalidation(this, playback.bySteps, list::refresh);
        list.setAccessibleText(messages.get("trace.title"));
        list.getSelectionModel().selectedIndexProperty().subscribe(place -> {
            Entry chosen = list.getSelectionModel().getSelectedItem();
            if (!following
                    && !search.items.isChanging()
                    && chosen != null
                    && chosen.index() != search.listed.get().index()) {
                playback.show(chosen.index());
            }
        });
        ViewListeners.observe(this, search.listed, this::follow);
        ViewListeners.onInvalidation(this, playback.ahead, () -> follow(search.listed.get()));
        // What was in sight is not any more when the text or the window changes its size.
        list.heightProperty().subscribe(() -> follow(search.listed.get()));
        list.fixedCellSizeProperty().subscribe(() -> follow(search.listed.get()));
        list.skinProperty().subscribe(skin -> {
            if (list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
                flow.positionProperty().addListener(change -> goOn(flow));
            }
        });
        setTop(letGoNote());
        setCenter(list);
    }

    private void follow(ReplayState moment) {
        following = true;
        try {
            search.items.show(moment.index());
            int place = search.items.placeOf(moment.index());
            if (place < 0) {
                list.getSelectionModel().clearSelection();
                reveal(0);
            } else if (playback.ahead.get()) {
                list.getSelectionModel().clearSelection();
                reveal(place);
            } else {
                list.getSelectionModel().clearAndSelect(place);
                reveal(place);
            }
        } finally {
            following = false;
        }
    }

    /// Brings the chosen line into sight with some lines behind it. Near the end of a list that has just grown, the
    /// list stops a line too early, so it is moved on after the next layout.
    private void reveal(int place) {
        list.scrollTo(Math.max(0, place - (int) (list.getHeight() / list.getFixedCellSize() * 0.7)));
        Scene scene = getScene();
        if (scene != null) {
            scene.removePostLayoutPulseListener(revealed);
            scene.addPostLayoutPulseListener(revealed);
        }
    }

    /// Loads the next part of the trace when the user scrolls to an end of the list.
    private void goOn(VirtualFlow<?> flow) {
        TraceItems items = search.items;
        double place = flow.getPosition();
        if (following || items.isEmpty() || !(place == 0 && items.hasEarlier() || place == 1 && items.hasLater())) {
            return;
        }
        following = true;
        try {
            long edge = items.get(place == 0 ? 0 : items.size() - 1).index();
            items.around(edge);
            int there = items.placeOf(edge);
            int page = (int) (list.getHeight() / list.getFixedCellSize());
            list.scrollTo(Math.max(0, place == 0 ? there : there - page + 1));
        } finally {
            following = false;
        }
    }

    private void showEnd() {
        Scene scene = getScene();
        if (scene != null) {
            scene.removePostLayoutPulseListener(revealed);
        }
        boolean last =
                list.getSelectionModel().getSelectedIndex() == list.getItems().size() - 1;
        if (last && list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
            flow.scrollPixels(list.getHeight());
        }
    }

    private Label letGoNote() {
        Label note = styled("trace-note", new Label());
        note.setWrapText(true);
        note.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get("trace.let-go", search.items.letGo()), search.moment));
        return when(Bindings.createBooleanBinding(() -> search.items.letGo() > 0, search.moment), note);
    }

    /// One line: step number, indentation, a sign for the kind of event, words.
    private final class EventCell extends ListCell<Entry> {

        private final Label step = new Label() {
            @Override
            protected double computePrefWidth(double height) {
                return Math.max(
                        super.computePrefWidth(height), STEP_WIDTH * getFont().getSize());
            }
        };
        private final Label sign = new Label();
        private final Label text = new Label();
        private final HBox row = new HBox(step, sign, text);

        EventCell() {
            getStyleClass().add("event-cell");
            row.getStyleClass().add("event-row");
            step.getStyleClass().add("event-step");
            step.setMinWidth(USE_PREF_SIZE);
            sign.getStyleClass().add("event-sign");
            text.getStyleClass().add("event-text");
            setOnMouseEntered(_ -> pointed = getItem());
            HBox.setHgrow(text, Priority.ALWAYS);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            Kind kind = empty || entry == null ? null : Kind.of(entry.event());
            for (Kind each : Kind.values()) {
                pseudoClassStateChanged(each.style, each == kind);
            }
            if (empty || entry == null || kind == null) {
                setGraphic(null);
                setTooltip(null);
                return;
            }
            long number = Goal.number(entry, playback.bySteps.get());
            step.setText(messages.get("trace.step", number));
            sign.setText(kind.sign);
            sign.setTranslateX(0);
            HBox.setMargin(sign, indent(entry.level()));
            text.setText(words.of(entry.event()));
            setAccessibleText(messages.get("trace.line", number, entry.level(), text.getText()));
            setGraphic(row);
            setTooltip(whole);
        }
    }

    private static Insets indent(int level) {
        return new Insets(0, 0, 0, LEVEL_INDENT * Math.min(level, DEEPEST_INDENT));
    }

    /// The look of a line: a sign and a pseudo-class for its color.
    private enum Kind {
        QUIET("quiet", "\u00B7"),
        PLACED("placed", "\u25AA"),
        GUESS("guess", "\u25CA"),
        DEAD("dead", "\u2717"),
        BACK("back", "\u2190"),
        FOUND("found", "\u2714"),
        END("end", "\u25A0");

        private final PseudoClass style;
        private final String sign;

        Kind(String style, String sign) {
            this.style = PseudoClass.getPseudoClass(style);
            this.sign = sign;
        }

        static Kind of(Event event) {
            return switch (event) {
                case Event.Refreshed _, Event.Narrowed _, Event.Shrunk _ -> QUIET;
                case Event.Placed _, Event.Deduced _ -> PLACED;
                case Event.Guessed _ -> GUESS;
                case Event.Contradicted _ -> DEAD;
                case Event.Cleared _, Event.Backtracked _, Event.Jumped _ -> BACK;
                case Event.Found _ -> FOUND;
                case Event.Stuck _, Event.Exhausted _ -> END;
            };
        }
    }
}
