package nonet.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

class KeyTextTests {

    private final Messages english = new Messages(Locale.US, "nonet.log");
    private final Messages german = new Messages(Locale.GERMAN, "nonet.log");
    private final Messages french = new Messages(Locale.FRENCH, "nonet.log");

    @Test
    void keysAreNamedAsOnTheKeyboardsOfTheLanguage() {
        assertThat(KeyText.of(KeyCombination.valueOf("Ctrl+Shift+S"), english)).isEqualTo("Ctrl+Shift+S");
        assertThat(KeyText.of(KeyCombination.valueOf("Ctrl+Shift+S"), german)).isEqualTo("Strg+Umschalt+S");
        assertThat(KeyText.of(KeyCombination.valueOf("Ctrl+Shift+S"), french)).isEqualTo("Ctrl+Maj+S");
        assertThat(KeyText.of(KeyCombination.valueOf("Alt+Page Down"), german)).isEqualTo("Alt+Bild ab");
        assertThat(KeyText.of(KeyCombination.valueOf("Home"), german)).isEqualTo("Pos1");
        assertThat(KeyText.of(KeyCombination.valueOf("Esc"), french)).isEqualTo("\u00c9chap");
        assertThat(KeyText.of(KeyCombination.valueOf("Ctrl+Plus"), german)).isEqualTo("Strg++");
        assertThat(KeyText.of(KeyCombination.valueOf("Ctrl+End"), german)).isEqualTo("Strg+Ende");
        assertThat(KeyText.of("Ctrl+Shift+", german)).isEqualTo("Strg+Umschalt+");
        assertThat(KeyText.of("", german)).isEmpty();
    }

    @Test
    void menusShowTheNamesAndTakeTheSameKeys() {
        KeyCombination key = KeyCombination.valueOf("Ctrl+Shift+S");
        assertThat(KeyText.inMenu(key, english)).isSameAs(key);
        KeyCombination named = KeyText.inMenu(key, german);
        assertThat(named.getDisplayText()).isEqualTo("Strg+Umschalt+S");
        assertThat(named.getName()).isEqualTo(key.getName());
        assertThat(named).isEqualTo(KeyText.inMenu(key, german)).hasSameHashCodeAs(key);
        assertThat(named.match(press(KeyCode.S, true))).isTrue();
        assertThat(named.match(press(KeyCode.S, false))).isFalse();
        assertThat(named.match(press(KeyCode.T, true))).isFalse();
    }

    private static KeyEvent press(KeyCode code, boolean shift) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, true, false, false);
    }
}
