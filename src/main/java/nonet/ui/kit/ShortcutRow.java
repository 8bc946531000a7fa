package nonet.ui.kit;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/// Keys with one effect, as a row of the list of keys.
///
/// @param effect the key of the text that says what they do
/// @param keys those that are listed, in order
public record ShortcutRow(String effect, List<KeyCodeCombination> keys) {

    public ShortcutRow {
        keys = List.copyOf(keys);
    }

    /// Returns a row of keys with their names, such as `Alt+Right`.
    public static ShortcutRow of(String effect, String... keys) {
        return new ShortcutRow(effect, Stream.of(keys).map(ShortcutRow::key).toList());
    }

    /// Returns a row of the digits in a range, with the same modifiers.
    ///
    /// @param modifiers such as `Alt+`, or empty
    public static ShortcutRow ofDigits(String effect, String modifiers, int first, int last) {
        return new ShortcutRow(
                effect,
                IntStream.rangeClosed(first, last)
                        .mapToObj(digit -> key(modifiers + digit))
                        .toList());
    }

    /// Returns the key with a name, such as `Alt+Right` or `Page Up`.
    ///
    /// @throws IllegalArgumentException if there is no such key: JavaFX takes an unknown name for a sign that is typed
    public static KeyCodeCombination key(String name) {
        if (KeyCombination.valueOf(name) instanceof KeyCodeCombination key) {
            return key;
        }
        throw new IllegalArgumentException("no key has the name " + name);
    }
}
