package nonet.ui.kit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// Keys as the keyboards of the user's language name them: `Strg+S` for `Ctrl+S`.
public final class KeyText {

    /// The keys that languages name differently.
    public enum Name {
        CTRL("Ctrl"),
        SHIFT("Shift"),
        HOME("Home"),
        END("End"),
        DELETE("Delete"),
        SPACE("Space"),
        BACKSPACE("Backspace", "Back Space"),
        PAGE_UP("Page Up"),
        PAGE_DOWN("Page Down"),
        ESCAPE("Esc", "Escape"),
        ENTER("Enter");

        private final List<String> toolkit;

        Name(String... toolkit) {
            this.toolkit = List.of(toolkit);
        }
    }

    private KeyText() {}

    /// Returns a key as text.
    public static String of(KeyCombination key, Messages messages) {
        return of(key.getDisplayText(), messages);
    }

    /// Returns the text of a key or of modifiers before one, with names of the language. Names are set apart by a plus.
    public static String of(String text, Messages messages) {
        return Arrays.stream(text.split("(?<=[^+])\\+", -1))
                .map(name -> Stream.of(Name.values())
                        .filter(each -> each.toolkit.contains(name))
                        .findFirst()
                        .map(each -> messages.name("key.", each))
                        .orElse(name))
                .collect(Collectors.joining("+"));
    }

    /// Returns a key for a menu, which shows its text. On macOS the system draws menus and names keys by itself.
    static KeyCombination inMenu(KeyCombination key, Messages messages) {
        String text = of(key, messages);
        return text.equals(key.getDisplayText()) ? key : new Named(key, text);
    }

    /// A key under another name.
    private static final class Named extends KeyCombination {

        private final KeyCombination key;
        private final String text;

        Named(KeyCombination key, String text) {
            super(key.getShift(), key.getControl(), key.getAlt(), key.getMeta(), key.getShortcut());
            this.key = key;
            this.text = text;
        }

        @Override
        public boolean match(KeyEvent event) {
            return key.match(event);
        }

        @Override
        public String getName() {
            return key.getName();
        }

        @Override
        public String getDisplayText() {
            return text;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Named named && key.equals(named.key);
        }

        @Override
        public int hashCode() {
            return key.hashCode();
        }
    }
}
