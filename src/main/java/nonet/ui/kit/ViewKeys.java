package nonet.ui.kit;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;

/// The keys of a view as a table: a row for each effect, and in it the keys with their actions. The list of keys shows
/// the rows, so a view with such a table takes no key that the list does not know.
///
/// @param <V> the view that the actions change
public final class ViewKeys<V> {

    /// Keys with the same action.
    ///
    /// @param alike the first of them is listed
    /// @param when tests whether the view takes them now; otherwise they are left to others
    public record Key<V>(List<KeyCodeCombination> alike, Predicate<V> when, Consumer<V> action) {}

    /// Keys with one effect.
    ///
    /// @param effect the key of the text that says what they do
    public record Row<V>(String effect, List<Key<V>> keys) {}

    private final List<Row<V>> rows;

    private ViewKeys(List<Row<V>> rows) {
        this.rows = rows;
    }

    /// Returns a table of rows in the order of the list.
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <V> ViewKeys<V> of(Row<V>... rows) {
        return new ViewKeys<>(List.of(rows));
    }

    /// Returns a row of the table.
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <V> Row<V> row(String effect, Key<V>... keys) {
        return new Row<>(effect, List.of(keys));
    }

    /// Returns a key that is taken with any modifiers.
    public static <V> Key<V> key(KeyCode code, Consumer<V> action) {
        return key(List.of(code), action);
    }

    /// Returns keys that do the same, and are taken with any modifiers.
    public static <V> Key<V> key(List<KeyCode> alike, Consumer<V> action) {
        return new Key<>(alike.stream().map(ViewKeys::any).toList(), _ -> true, action);
    }

    /// Returns a key that is taken with any modifiers under a condition.
    public static <V> Key<V> key(KeyCode code, Predicate<V> when, Consumer<V> action) {
        return new Key<>(List.of(any(code)), when, action);
    }

    /// Returns a key that is taken with exactly these modifiers.
    ///
    /// @param combination such as `Alt+Right`
    public static <V> Key<V> key(String combination, Consumer<V> action) {
        return key(combination, _ -> true, action);
    }

    /// Returns a key that is taken with exactly these modifiers under a condition.
    ///
    /// @param combination such as `Alt+Right`
    public static <V> Key<V> key(String combination, Predicate<V> when, Consumer<V> action) {
        return new Key<>(List.of(ShortcutRow.key(combination)), when, action);
    }

    private static KeyCodeCombination any(KeyCode code) {
        return new KeyCodeCombination(
                code, ModifierValue.ANY, ModifierValue.ANY, ModifierValue.ANY, ModifierValue.ANY, ModifierValue.ANY);
    }

    /// Returns the rows for the list of keys.
    public List<ShortcutRow> rows() {
        return rows.stream()
                .map(row -> new ShortcutRow(
                        row.effect(),
                        row.keys().stream().map(key -> key.alike().getFirst()).toList()))
                .toList();
    }

    /// Returns the rows of the parts of a view, one part after the other.
    public static List<ShortcutRow> rows(ViewKeys<?>... parts) {
        return Stream.of(parts).flatMap(part -> part.rows().stream()).toList();
    }

    /// Takes the keys from a node that has the focus, or a node in it.
    public void handle(Node node, V view) {
        node.addEventHandler(KeyEvent.KEY_PRESSED, pressed -> take(pressed, view));
    }

    /// Takes the keys from a node before the nodes in it get them.
    public void filter(Node node, V view) {
        node.addEventFilter(KeyEvent.KEY_PRESSED, pressed -> take(pressed, view));
    }

    /// Runs the action of a key, which is consumed then.
    ///
    /// @return whether the key has an action now
    public boolean take(KeyEvent pressed, V view) {
        for (Row<V> row : rows) {
            for (Key<V> key : row.keys()) {
                if (key.alike().stream().anyMatch(each -> each.match(pressed))
                        && key.when().test(view)) {
                    key.action().accept(view);
                    pressed.consume();
                    return true;
                }
            }
        }
        return false;
    }
}
