package nonet.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.MissingResourceException;
import org.junit.jupiter.api.Test;

class TextsTests {

    @Test
    void englishIsForEverybodyWhoseLanguageIsMissing() {
        Texts texts = new Texts(Locale.FRANCE, "nonet.log");
        assertThat(texts.get("board.name")).isEqualTo("Sudoku board");
        assertThat(texts.locale()).isEqualTo(Locale.US);
    }

    @Test
    void everyKindOfChineseIsSimplified() {
        Texts texts = new Texts(Locale.TRADITIONAL_CHINESE, "nonet.log");
        assertThat(texts.get("board.name")).isEqualTo("数独盘面");
        assertThat(texts.locale()).isEqualTo(Locale.SIMPLIFIED_CHINESE);
    }

    @Test
    void argumentsAreFilledIn() {
        assertThat(new Texts(Locale.UK, "nonet.log").get("tip.with-shortcut", "Undo", "Ctrl+Z"))
                .isEqualTo("Undo (Ctrl+Z)");
    }

    @Test
    void aMissingKeyThrows() {
        assertThatThrownBy(() -> new Texts(Locale.US, "nonet.log").get("no.such.key"))
                .isInstanceOf(MissingResourceException.class)
                .hasMessageContaining("no.such.key");
    }
}
