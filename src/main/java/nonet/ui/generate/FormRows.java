package nonet.ui.generate;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Parts;

/// Rows of a form: a title at the left, and its field at the right.
final class FormRows extends GridPane {

    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    FormRows() {
        getStyleClass().add("generate-request");
    }

    void row(String title, Node field) {
        if (field instanceof HBox line && line.getChildren().getFirst() instanceof ComboBoxOf<?> first) {
            first.setAccessibleText(title);
        }
        addRow(getRowCount(), Parts.title(title, field), field);
    }

    /// Adds a field without a title.
    void row(Node field) {
        add(field, 1, getRowCount());
    }

    static HBox line(Node... fields) {
        return Parts.line("generate-range", fields);
    }

    static <T> ComboBoxOf<T> chooser(String id, T[] values, Property<T> chosen, Function<T, String> name) {
        ComboBoxOf<T> box = new ComboBoxOf<>(id, List.of(values), chosen, name);
        box.setVisibleRowCount(values.length);
        box.setMaxWidth(Double.MAX_VALUE);
        return box;
    }

    /// Returns a short field.
    ///
    /// @param tip what to type, for the mouse and for screen readers
    /// @param prompt what it means if nothing is typed
    static TextField field(String id, String tip, String prompt, StringProperty typed) {
        TextField field = Parts.field(id, tip, prompt, typed);
        field.setPrefColumnCount(4);
        return field;
    }

    static CheckBox check(String id, String text, Property<Boolean> on) {
        CheckBox box = Parts.check(id, text, on);
        box.setMinWidth(Region.USE_PREF_SIZE);
        return box;
    }

    /// Marks fields whose content is refused.
    static void mark(boolean refused, Node... fields) {
        for (Node each : fields) {
            each.pseudoClassStateChanged(DANGER, refused);
        }
    }
}
