package nonet.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.MissingResourceException;
import org.junit.jupiter.api.Test;

class MessagesTests {

    @Test
    void englishIsForEverybodyWhoseLanguageIsMissing() {
        Messages messages = new Messages(Locale.FRANCE, "nonet.log");
        assertThat(messages.get("board.name")).isEqualTo("Sudoku board");
        assertThat(messages.locale()).isEqualTo(Locale.US);
    }

    @Test
    void everyKindOfChineseIsSimplified() {
        Messages messages = new Messages(Locale.TRADITIONAL_CHINESE, "nonet.log");
        assertThat(messages.get("board.name")).isEqualTo("数独盘面");
        assertThat(messages.locale()).isEqualTo(Locale.SIMPLIFIED_CHINESE);
    }

    @Test
    void argumentsAreFilledIn() {
        assertThat(new Messages(Locale.UK, "nonet.log").get("tip.with-shortcut", "Undo", "Ctrl+Z"))
                .isEqualTo("Undo (Ctrl+Z)");
    }

    @Test
    void aMissingKeyThrows() {
        assertThatThrownBy(() -> new Messages(Locale.US, "nonet.log").get("no.such.key"))
                .isInstanceOf(MissingResourceException.class)
                .hasMessageContaining("no.such.key");
    }
}
