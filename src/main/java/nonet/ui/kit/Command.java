package nonet.ui.kit;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// Something that a user can tell the program to do. Its name is the text `command.<id>`, a sentence on what it does
/// is `command.<id>.tip`.
///
/// @param id lower case with hyphens, such as `step-back`; also the id of the controls
/// @param key the shortcut, or null if there is none
/// @param obstacle the key of the sentence that tells why it is not enabled; empty when there is nothing to tell
public record Command(
        String id,
        @Nullable Icon icon,
        @Nullable KeyCombination key,
        ObservableBooleanValue enabled,
        Runnable action,
        ObservableValue<String> obstacle) {

    /// Makes a command whose name tells why it is not enabled.
    public Command(
            String id,
            @Nullable Icon icon,
            @Nullable KeyCombination key,
            ObservableBooleanValue enabled,
            Runnable action) {
        this(id, icon, key, enabled, action, new SimpleStringProperty(""));
    }

    /// Makes a command that tells why it is not available.
    public Command(
            String id, @Nullable Icon icon, @Nullable KeyCombination key, Availability available, Runnable action) {
        this(id, icon, key, available.enabled(), action, available.obstacle());
    }
}
