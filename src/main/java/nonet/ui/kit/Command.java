package nonet.ui.kit;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// A command of the user. Its name is the text `command.<id>`, a sentence on what it does is `command.<id>.tip`.
/// A text `command.<id>.gray`, if there is one, says why it is not enabled where the reason does not.
///
/// @param id lower case with hyphens, such as `step-back`; also the id of the controls
/// @param key the shortcut, or null if there is none
/// @param reason the key of the sentence that says why it is not enabled; empty if there is none
public record Command(
        String id,
        @Nullable Icon icon,
        @Nullable KeyCombination key,
        ObservableBooleanValue enabled,
        Runnable action,
        ObservableValue<String> reason) {

    /// Creates a command whose name says why it is not enabled.
    public Command(
            String id,
            @Nullable Icon icon,
            @Nullable KeyCombination key,
            ObservableBooleanValue enabled,
            Runnable action) {
        this(id, icon, key, enabled, action, new SimpleStringProperty(""));
    }

    /// Creates a command that says why it is not available.
    public Command(
            String id, @Nullable Icon icon, @Nullable KeyCombination key, Availability available, Runnable action) {
        this(id, icon, key, available.enabled, action, available.reason);
    }

    /// Creates a command that has neither icon nor key and whose name says why it is not enabled.
    public Command(String id, ObservableBooleanValue enabled, Runnable action) {
        this(id, null, null, enabled, action);
    }

    /// Creates a command that has neither icon nor key and says why it is not available.
    public Command(String id, Availability available, Runnable action) {
        this(id, null, null, available, action);
    }
}
