package nonet.ui.kit;

import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

/// A table of keys: which row a pressed key belongs to.
class KeyTableTests {

    private static final ViewKeys<List<String>> KEYS = ViewKeys.of(
            row(
                    "keys.first",
                    key(List.of(KeyCode.PLUS, KeyCode.ADD), done -> done.add("plus")),
                    key(KeyCode.DELETE, done -> done.isEmpty(), done -> done.add("delete"))),
            row("keys.second", key("Alt+Right", done -> done.add("right"))));

    private final List<String> done = new ArrayList<>();

    @Test
    void aKeyIsTakenWithAnyModifiersAndACombinationWithItsOwn() {
        assertThat(press(KeyCode.ADD, false, false)).isTrue();
        assertThat(press(KeyCode.PLUS, true, true)).isTrue();
        assertThat(press(KeyCode.RIGHT, false, true)).isTrue();
        assertThat(press(KeyCode.RIGHT, true, true)).isFalse();
        assertThat(press(KeyCode.RIGHT, false, false)).isFalse();
        assertThat(done).containsExactly("plus", "plus", "right");
    }

    @Test
    void aKeyIsLeftToOthersUnlessItsConditionHolds() {
        assertThat(press(KeyCode.DELETE, false, false)).isTrue();
        assertThat(press(KeyCode.DELETE, false, false)).isFalse();
        assertThat(done).containsExactly("delete");
    }

    @Test
    void theFirstOfEquivalentKeysIsListed() {
        assertThat(KEYS.rows()).extracting(ShortcutRow::effect).containsExactly("keys.first", "keys.second");
        assertThat(KEYS.rows().getFirst().keys())
                .extracting(key -> key.getCode())
                .containsExactly(KeyCode.PLUS, KeyCode.DELETE);
        assertThat(KEYS.rows().getLast()).isEqualTo(ShortcutRow.of("keys.second", "Alt+Right"));
    }

    @Test
    void aKeyWithoutANameIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> ShortcutRow.of("keys.wrong", "PAGE_UP"));
    }

    private boolean press(KeyCode code, boolean shift, boolean alt) {
        KeyEvent pressed = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, alt, false);
        boolean taken = KEYS.take(pressed, done);
        assertThat(pressed.isConsumed()).isEqualTo(taken);
        return taken;
    }
}
