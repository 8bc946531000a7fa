package nonet.ui.shell.edit;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import nonet.ui.board.ColorSwatch;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;

/// Says what the next click writes, unless it selects cells, and has a button that returns to cell first.
public final class PenNote extends HBox {

    private final Messages messages;
    private final Label says = new Label();

    public PenNote(Messages messages, PenController pens) {
        this.messages = messages;
        setId("pen-note");
        getStyleClass().add("pen-note");
        setAlignment(Pos.CENTER_LEFT);
        says.setId("pen-says");
        says.setGraphic(Icon.MARK.node());
        Button leave = new Button(null, Icon.CLOSE.node());
        leave.setId("pen-leave");
        leave.setFocusTraversable(false);
        leave.setTooltip(new Tooltip(messages.get("pen.leave")));
        leave.setAccessibleText(messages.get("pen.leave"));
        leave.setOnAction(_ -> pens.leave());
        leave.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(says, leave);
        managedProperty().bind(visibleProperty());
        pens.penProperty().subscribe(this::show);
    }

    private void show(Pen pen) {
        setVisible(!(pen instanceof Pen.Cells));
        says.setText(
                switch (pen) {
                    case Pen.Cells() -> "";
                    case Pen.Digits(var digit, boolean mark) ->
                        digit == null
                                ? messages.get("pen.choose")
                                : messages.get(mark ? "pen.mark" : "pen.digit", digit.value());
                    case Pen.Color(var color) -> messages.get("pen.color", messages.get(ColorSwatch.nameKey(color)));
                    case Pen.Links(boolean strong, var from) ->
                        from == null
                                ? messages.get(strong ? "pen.strong" : "pen.weak")
                                : messages.get("pen.from", from.digit().value(), from.cell());
                });
        says.setTooltip(new Tooltip(says.getText()));
    }
}
