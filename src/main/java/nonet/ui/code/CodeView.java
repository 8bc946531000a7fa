package nonet.ui.code;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.styled;

import java.util.List;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.pseudocode.LineCounts;
import nonet.text.Language;
import nonet.ui.code.CodeController.Code;
import nonet.ui.code.CodeController.Row;
import nonet.ui.code.CodeController.Values;
import nonet.ui.kit.ChosenRow;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.WrappedRow;
import nonet.ui.playback.EventWords;
import org.jspecify.annotations.Nullable;

/// The pseudocode of the engine: the line of the shown event is lit, a dot marks a breakpoint, and at the right stands
/// how often each line was reached. Below are the event in words, the comment on the line, and the values that matter.
public final class CodeView extends BorderPane {

    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");
    private static final PseudoClass STRUCTURE = PseudoClass.getPseudoClass("structure");
    private static final PseudoClass STOPS = PseudoClass.getPseudoClass("stops");
    private static final PseudoClass IN_VAIN = PseudoClass.getPseudoClass("in-vain");
    private static final double INDENT = 14;

    /// The height of a line, in sizes of the font.
    private static final double LINE = 1.5;

    private static final String DOT = "\u25CF";
    private static final String ARROW = "\u25B6";

    private final Messages messages;
    private final CodeController controller;
    private final Words words;
    private final EventWords events;
    private final ListView<Row> list = new ListView<>();
    private final Label event = new Label();
    private final Label comment = new Label();
    private final Label depth = new Label();
    private final Label guesses = new Label();
    private final Label candidates = new Label();
    private final Label none = new Label();

    public CodeView(Messages messages, CodeController controller) {
        this.messages = messages;
        this.controller = controller;
        this.words = new Words(messages::locale);
        this.events = new EventWords(messages);
        getStyleClass().add("code-view");
        list.setId("code");
        list.setAccessibleText(messages.get("code.accessible"));
        list.setCellFactory(_ -> new LineCell());
        none.setText(messages.get("code.none"));
        none.setWrapText(true);
        none.getStyleClass().add("code-none");
        list.setPlaceholder(none);
        ChosenRow.onEnter(
                list, () -> true, () -> toggle(list.getSelectionModel().getSelectedItem()));
        setCenter(list);
        setBottom(facts());
        ViewListeners.observe(this, controller.code, this::show);
        // Before its first layout, and when it is made smaller, a list does not stay at the lit line.
        ViewListeners.onChange(this, list.heightProperty(), _ -> Platform.runLater(this::reveal));
    }

    private VBox facts() {
        event.getStyleClass().add("code-event");
        comment.getStyleClass().add("code-comment");
        GridPane values = styled("code-values", new GridPane());
        values.addRow(0, name("code.depth"), depth);
        values.addRow(1, name("code.guesses"), guesses);
        values.addRow(2, name("code.candidates"), candidates);
        for (Label label : List.of(event, comment, guesses)) {
            label.setWrapText(true);
        }
        GridPane.setHgrow(guesses, Priority.ALWAYS);
        return column("code-facts", event, comment, values);
    }

    private Label name(String key) {
        Label name = styled("code-name", new Label(messages.get(key)));
        name.setMinWidth(USE_PREF_SIZE);
        return name;
    }

    private void toggle(@Nullable Row row) {
        if (row != null) {
            controller.toggleBreakpoint(row.line());
        }
    }

    private void show(Code code) {
        if (list.getItems().size() != code.lines().size()) {
            list.getItems().setAll(code.lines());
        } else {
            IntStream.range(0, code.lines().size())
                    .filter(i -> !list.getItems().get(i).equals(code.lines().get(i)))
                    .forEach(i -> list.getItems().set(i, code.lines().get(i)));
        }
        reveal();
        event.setText(code.event() == null ? messages.get("code.before") : events.of(code.event()));
        String remark = code.lit() < 0 ? "" : commentOf(code.lines().get(code.lit()));
        comment.setText(remark);
        comment.setManaged(!remark.isEmpty());
        Values values = code.values();
        depth.setText(code.event() == null ? "" : messages.get("code.number", values.depth()));
        candidates.setText(code.event() == null ? "" : messages.get("code.number", values.candidates()));
        StringJoiner open = new StringJoiner("  ");
        for (Cell cell : values.guesses()) {
            open.add(cell + "=" + values.grid().digit(cell));
        }
        guesses.setText(
                code.event() == null ? "" : open.length() == 0 ? messages.get("code.no-guess") : open.toString());
    }

    /// Scrolls to the lit line; a few lines above it stay in view, which may be wrapped.
    private void reveal() {
        int lit = controller.code.get().lit();
        if (lit >= 0) {
            list.scrollTo(Math.max(0, lit - 2));
        }
    }

    private String commentOf(Row row) {
        return row.line()
                .comments()
                .getOrDefault(Language.nearest(messages.locale()).ofGuide(), "");
    }

    private String text(Row row) {
        return row.line().technique() == null
                ? row.line()
                        .texts()
                        .getOrDefault(Language.nearest(messages.locale()).ofGuide(), "")
                : words.of(row.line().technique());
    }

    private String count(Row row) {
        LineCounts.Attempts attempts = row.attempts();
        if (attempts != null) {
            return attempts.tried() == 0 ? "" : messages.get("code.attempts", attempts.found(), attempts.tried());
        }
        return row.line().id().isEmpty() || row.reached() == 0 ? "" : messages.get("code.number", row.reached());
    }

    /// One line: a dot for a breakpoint, an arrow if it is lit, the code, and its count.
    private final class LineCell extends ListCell<Row> {

        private final Label sign = new Label();
        private final Label code = new Label();
        private final Label count = new Label();
        private final Tooltip tip = new Tooltip();
        private final HBox row = new HBox(sign, code, count);

        LineCell() {
            getStyleClass().add("code-cell");
            row.getStyleClass().add("code-row");
            sign.getStyleClass().add("code-sign");
            code.getStyleClass().add("code-text");
            count.getStyleClass().add("code-count");
            code.setMaxWidth(Double.MAX_VALUE);
            code.setWrapText(true);
            count.setMinWidth(USE_PREF_SIZE);
            HBox.setHgrow(code, Priority.ALWAYS);
            tip.setWrapText(true);
            tip.setMaxWidth(400);
            setPrefWidth(0);
            setOnMouseClicked(clicked -> {
                if (clicked.getButton() == MouseButton.PRIMARY && !isEmpty()) {
                    toggle(getItem());
                }
            });
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computePrefHeight(double width) {
            return WrappedRow.height(this, row, width, getFont().getSize() * LINE);
        }

        @Override
        protected void updateItem(@Nullable Row item, boolean empty) {
            super.updateItem(item, empty);
            Row shown = empty ? null : item;
            boolean lit = shown != null && shown.lit();
            pseudoClassStateChanged(LIT, lit);
            pseudoClassStateChanged(STOPS, shown != null && shown.stops());
            pseudoClassStateChanged(
                    STRUCTURE, shown != null && shown.line().id().isEmpty());
            pseudoClassStateChanged(IN_VAIN, shown != null && shown.outcome() == CodeController.Outcome.IN_VAIN);
            if (shown == null) {
                setGraphic(null);
                setTooltip(null);
                setAccessibleText(null);
                return;
            }
            sign.setText(shown.stops() ? DOT : lit ? ARROW : "");
            code.setText(text(shown));
            HBox.setMargin(code, new Insets(0, 0, 0, INDENT * shown.line().indent()));
            count.setText(count(shown));
            String remark = commentOf(shown);
            tip.setText(remark);
            setTooltip(remark.isEmpty() ? null : tip);
            setAccessibleText(messages.get(
                    "code.line", getIndex() + 1, code.getText(), lit ? 1 : 0, shown.stops() ? 1 : 0, shown.reached()));
            setGraphic(row);
        }
    }
}
