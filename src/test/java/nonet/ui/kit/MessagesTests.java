package nonet.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import org.junit.jupiter.api.Test;

class MessagesTests {

    @Test
    void englishIsForEverybodyWhoseLanguageIsMissing() {
        Messages messages = new Messages(Locale.ITALY, "nonet.log");
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

    @Test
    void aTaskNeedsACopyOfItsOwn() throws Exception {
        Messages messages = new Messages(Locale.US, "nonet.log");
        Messages copy = messages.copy();
        List<String> told = new ArrayList<>();
        Thread task = Thread.ofPlatform().name("task of a test").start(() -> {
            told.add(copy.get("board.name"));
            try {
                told.add(messages.get("board.name"));
            } catch (IllegalStateException refused) {
                told.add(String.valueOf(refused.getMessage()));
            }
        });
        task.join();
        assertThat(told)
                .containsExactly(
                        "Sudoku board",
                        "the text board.name is taken on the thread \"task of a test\", which needs a copy of the"
                                + " messages");
    }
}
