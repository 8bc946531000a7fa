package nonet.ui.kit;

import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// One of several values of which exactly one holds. Its texts are those of a [Command] with this id.
///
/// @param key the shortcut, or null if there is none
public record RadioOption<T>(
        String id, @Nullable Icon icon, @Nullable KeyCombination key, T value) {

    /// Creates an option that has neither icon nor key.
    public RadioOption(String id, T value) {
        this(id, null, null, value);
    }
}
