package nonet.ui.kit;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// Keys as the keyboards of the user's language name them: `Strg+S` for `Ctrl+S`.
public final class KeyText {

    private KeyText() {}

    /// Returns a key as text.
    public static String of(KeyCombination key, Messages messages) {
        return of(key.getDisplayText(), messages);
    }

    /// Returns the text of a key or of modifiers before one, with names of the language. Names are set apart by a plus.
    public static String of(String text, Messages messages) {
        return Arrays.stream(text.split("(?<=[^+])\\+", -1))
                .map(name -> {
                    // JavaFX has two names for this key.
                    String plain = name.equals("Escape") ? "Esc" : name;
                    String key = "key." + plain.toLowerCase(Locale.ROOT).replace(" ", "");
                    return messages.has(key) ? messages.get(key) : name;
                })
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
