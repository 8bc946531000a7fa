package nonet.ui.kit;

import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.Property;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The parts that the views of panes are made of, one call each.
public final class Parts {

    private Parts() {}

    /// Returns a node with a style class.
    public static <N extends Node> N styled(String style, N node) {
        node.getStyleClass().add(style);
        return node;
    }

    /// Returns nodes side by side.
    public static HBox line(String style, Node... nodes) {
        return styled(style, new HBox(nodes));
    }

    /// Returns nodes side by side, in as many lines as they need.
    public static FlowPane flow(String style, Node... nodes) {
        return styled(style, new FlowPane(nodes));
    }

    /// Returns nodes side by side, with what a [Spacer] pushes to the end; in further lines where one has no room for them.
    public static WrappedLine wrappedLine(String style, Node... nodes) {
        return styled(style, new WrappedLine(nodes));
    }

    /// Returns nodes one below the other.
    public static VBox column(String style, Node... nodes) {
        return styled(style, new VBox(nodes));
    }

    /// Returns a node that takes room only while a condition holds.
    public static <N extends Node> N when(ObservableValue<Boolean> condition, N node) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(node.visibleProperty());
        return node;
    }

    /// Returns a condition on a value.
    public static <T extends @Nullable Object> BooleanBinding in(ObservableValue<T> value, Predicate<? super T> holds) {
        return Bindings.createBooleanBinding(() -> holds.test(value.getValue()), value);
    }

    /// Returns a label that shows a text.
    public static Label label(String id, ObservableValue<String> text) {
        Label label = new Label();
        label.setId(id);
        label.textProperty().bind(text);
        return label;
    }

    /// Returns a label or check box whose text is wrapped, and never cut for want of height.
    public static <L extends Labeled> L wrapped(L label) {
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /// Returns a label that shows a text, wrapped, and takes no room while it is empty.
    public static Label sentence(String id, ObservableValue<String> text) {
        Label label = wrapped(label(id, text));
        return when(label.textProperty().isNotEmpty(), label);
    }

    /// Returns the title of a control.
    public static Label title(String text, Node control) {
        Label label = new Label(text);
        label.setLabelFor(control);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    /// Returns a field for a text.
    ///
    /// @param tip what to type, for the mouse and for screen readers
    /// @param prompt what it means if nothing is typed
    public static TextField field(String id, String tip, String prompt, StringProperty typed) {
        TextField field = new TextField();
        field.setId(id);
        field.setPromptText(prompt);
        field.setTooltip(new Tooltip(tip));
        field.setAccessibleText(tip);
        field.textProperty().bindBidirectional(typed);
        return field;
    }

    /// Returns a check box of a choice.
    public static CheckBox check(String id, String text, Property<Boolean> on) {
        CheckBox box = wrapped(new CheckBox(text));
        box.setId(id);
        box.selectedProperty().bindBidirectional(on);
        return box;
    }

    /// Returns a bar for the progress of work, which takes no room while there is none.
    public static ProgressBar progress(
            String id, ObservableValue<? extends Number> progress, ObservableValue<Boolean> busy) {
        ProgressBar bar = new ProgressBar();
        bar.setId(id);
        bar.progressProperty().bind(progress);
        return when(busy, bar);
    }
}
