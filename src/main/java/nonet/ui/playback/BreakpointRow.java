package nonet.ui.playback;

import java.util.Optional;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import nonet.ui.kit.Spacer;
import org.jspecify.annotations.Nullable;

/// A breakpoint with a value: a box to check and a field for the value. Typing a value checks the box.
final class BreakpointRow<T> extends HBox {

    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    private final CheckBox box;
    private final TextField field = new TextField();
    private final Function<String, Optional<T>> reader;
    private final String fault;

    /// @param example an example of a value
    /// @param fault the message on an invalid value
    BreakpointRow(CheckBox box, String example, Function<String, Optional<T>> reader, String fault) {
        this.box = box;
        this.reader = reader;
        this.fault = fault;
        getStyleClass().add("breakpoint-row");
        field.setId(box.getId() + "-value");
        field.setPromptText(example);
        field.setPrefColumnCount(7);
        field.setAccessibleText(box.getText());
        box.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(box, new Spacer(), field);
    }

    void show(@Nullable T value) {
        show(value, String::valueOf);
    }

    void show(@Nullable T value, Function<T, String> writer) {
        box.setSelected(value != null);
        field.setText(value == null ? "" : writer.apply(value));
    }

    void onChange(Runnable change) {
        field.textProperty().addListener((_, _, text) -> {
            box.setSelected(!text.isBlank());
            mark(change);
        });
        box.selectedProperty().addListener((_, _, on) -> {
            mark(change);
            if (on && field.getText().isBlank()) {
                field.requestFocus();
            }
        });
    }

    /// Returns the value, or null if the box is not checked or the value is invalid.
    @Nullable
    T value() {
        return box.isSelected() ? reader.apply(field.getText().strip()).orElse(null) : null;
    }

    /// Returns the message on an invalid value.
    Optional<String> fault() {
        return box.isSelected() && value() == null && !field.getText().isBlank()
                ? Optional.of(fault)
                : Optional.empty();
    }

    private void mark(Runnable change) {
        field.pseudoClassStateChanged(DANGER, fault().isPresent());
        change.run();
    }
}
