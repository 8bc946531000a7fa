package nonet.ui.kit;

import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// An option that the user can switch on and off. Its texts are those of a [Command] with this id.
///
/// @param key the shortcut, or null if there is none
/// @param on the state, bound to controls in both directions
public record Toggle(
        String id,
        @Nullable Icon icon,
        @Nullable KeyCombination key,
        ObservableBooleanValue enabled,
        BooleanProperty on) {

    /// Creates an option that has neither icon nor key.
    public Toggle(String id, ObservableBooleanValue enabled, BooleanProperty on) {
        this(id, null, null, enabled, on);
    }
}
