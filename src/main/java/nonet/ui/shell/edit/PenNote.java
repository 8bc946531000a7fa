package nonet.ui.shell.edit;

import static nonet.ui.kit.Parts.when;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import nonet.ui.board.frame.Writing;
import nonet.ui.board.pad.ColorSwatch;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;

/// Says what the next click writes, unless it selects cells, and has a button that returns to cell first.
public final class PenNote extends HBox {

    private final Messages messages;
    private final Label says = new Label();

    /// @param fill the command that fills in the pencil marks, for a pen that needs some
    public PenNote(Messages messages, PenController pens, Hyperlink fill) {
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
        fill.setId("pen-fill");
        fill.setMinWidth(USE_PREF_SIZE);
        when(pens.needsMarks, fill);
        getChildren().addAll(says, fill, leave);
        managedProperty().bind(visibleProperty());
        ViewListeners.observe(this, pens.pen, pen -> show(pen, pens.needsMarks.get()));
        ViewListeners.observe(this, pens.needsMarks, needed -> show(pens.pen.get(), needed));
    }

    private void show(Pen pen, boolean marksNeeded) {
        setVisible(!(pen instanceof Pen.Cells));
        if (marksNeeded) {
            says.setText(messages.get("pen.no-marks"));
            says.setTooltip(new Tooltip(says.getText()));
            return;
        }
        says.setText(
                switch (pen) {
                    case Pen.Cells() -> "";
                    case Pen.Digits(var digit, Writing writing) ->
                        digit == null ? messages.get("pen.choose") : messages.get(chosen(writing), digit.value());
                    case Pen.Color(var color) -> messages.get("pen.color", messages.get(ColorSwatch.nameKey(color)));
                    case Pen.Links(boolean strong, var from) ->
                        from == null
                                ? messages.get(strong ? "pen.strong" : "pen.weak")
                                : messages.get("pen.from", from.digit().value(), from.cell());
                });
        says.setTooltip(new Tooltip(says.getText()));
    }

    private static String chosen(Writing writing) {
        return switch (writing) {
            case DIGIT -> "pen.digit";
            case MARK -> "pen.mark";
            case CORNER -> "pen.corner";
        };
    }
}
