package nonet.ui.kit;

import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// Something that a user can switch on and off. Its texts are those of a [Command] with this id.
///
/// @param key the shortcut, or null if there is none
/// @param on what is switched; controls follow it and set it
public record Toggle(
        String id,
        @Nullable Icon icon,
        @Nullable KeyCombination key,
        ObservableBooleanValue enabled,
        BooleanProperty on) {}
