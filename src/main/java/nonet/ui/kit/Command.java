package nonet.ui.kit;

import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// Something that a user can tell the program to do. Its name is the text `command.<id>`, a sentence on what it does
/// is `command.<id>.tip`.
///
/// @param id lower case with hyphens, such as `step-back`; also the id of the controls
/// @param key the shortcut, or null if there is none
public record Command(
        String id,
        @Nullable Icon icon,
        @Nullable KeyCombination key,
        ObservableBooleanValue enabled,
        Runnable action) {}
