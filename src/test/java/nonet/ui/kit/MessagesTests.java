package nonet.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
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
    void durationsHaveTheUnitsOfTheLanguage() {
        assertThat(durations(Locale.US)).isEqualTo("999 ns|1.23 µs|12.3 ms|59.9 s|2:05 min|1:02:05 h|10 s|1:15 min");
        assertThat(durations(Locale.GERMAN)).startsWith("999 ns|1,23 µs|");
        assertThat(durations(Locale.of("ru")))
                .isEqualTo("999 нс|1,23 мкс|12,3 мс|59,9 с|2:05 мин|1:02:05 ч|10 с|1:15 мин");
        assertThat(durations(Locale.JAPANESE)).isEqualTo("999 ns|1.23 µs|12.3 ms|59.9秒|2分05秒|1時間02分05秒|10秒|1分15秒");
    }

    private static String durations(Locale locale) {
        Messages messages = new Messages(locale, "nonet.log");
        return Stream.concat(
                        LongStream.of(999, 1_230, 12_345_678, 59_900_000_000L, 125_000_000_000L, 3_725_000_000_000L)
                                .mapToObj(messages::duration),
                        LongStream.of(9_600_000_000L, 75_000_000_000L).mapToObj(messages::estimate))
                .collect(Collectors.joining("|"));
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
