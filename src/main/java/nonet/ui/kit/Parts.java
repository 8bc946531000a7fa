package nonet.ui.kit;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/// The parts that the views of panes are made of, one call each.
public record Parts(Messages messages, Controls controls) {

    /// Returns a node that takes room only while a condition holds.
    public static <N extends Node> N when(ObservableValue<Boolean> condition, N node) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(node.visibleProperty());
        return node;
    }
}
