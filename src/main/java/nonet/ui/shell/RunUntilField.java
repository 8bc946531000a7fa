package nonet.ui.shell;

import java.util.function.LongConsumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import nonet.ui.kit.Messages;

/// The field for the step that the search runs to, forward or back, when Enter is pressed.
final class RunUntilField extends HBox {

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
        field.textProperty().subscribe(text -> field.pseudoClassStateChanged(DANGER, !text.isEmpty() && !isStep(text)));
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
        return !step.isEmpty() && step.length() <= MOST_DIGITS && step.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
