package nonet.ui.shell.command;

import java.util.List;
import java.util.Map;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;

/// Further keys for the size of text. Where plus and minus are depends on the keyboard: behind Shift, alone, or among the
/// numbers.
public final class TextSizeKeys {

    private static final Map<String, List<String>> KEYS = Map.of(
            "text-larger", List.of("Shortcut+EQUALS", "Shortcut+Shift+EQUALS", "Shortcut+Shift+PLUS", "Shortcut+ADD"),
            "text-smaller", List.of("Shortcut+SUBTRACT"),
            "text-normal", List.of("Shortcut+Numpad 0"));

    private TextSizeKeys() {}

    /// Makes the keys work in a scene.
    public static void addTo(Scene scene, CommandTable commands) {
        KEYS.forEach((id, keys) -> keys.forEach(key -> scene.getAccelerators()
                .put(KeyCombination.valueOf(key), commands.get(id).action())));
    }
}
