package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.settings.SettingsStore;
import nonet.text.Language;
import nonet.text.NameStyle;
import nonet.ui.kit.Messages;
import nonet.ui.shell.control.SharedChoices;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The language of the texts follows the choice that all windows share.
class ChosenLanguageTests {

    @TempDir
    private Path folder;

    @Test
    void aChoiceChangesTheTextsAtOnceAndThoseOfALaterWindow() {
        try (SettingsStore store = new SettingsStore(folder, Duration.ofMillis(1))) {
            SharedChoices choices = SharedChoices.of(store);
            choices.language().set("en");
            Messages messages = ChosenLanguage.follow(choices.language(), choices.names(), "nonet.log");
            assertThat(messages.get("command.solve")).isEqualTo("Solve");

            List<String> told = new ArrayList<>();
            Runnable follower = () -> told.add(messages.get("command.solve"));
            messages.onChange(follower);
            choices.language().set("zh-CN");
            assertThat(messages.get("command.solve")).isEqualTo("\u6c42\u89e3");
            assertThat(told).containsExactly("\u6c42\u89e3");

            assertThat(ChosenLanguage.follow(choices.language(), choices.names(), "nonet.log")
                            .get("command.solve"))
                    .isEqualTo("\u6c42\u89e3");

            Words words = new Words(messages::locale);
            assertThat(words.of(Technique.NAKED_PAIR)).isEqualTo("\u663e\u6027\u6570\u5bf9\uff08Naked Pair\uff09");
            assertThat(new Words(NameStyle.BOTH.in(Language.PSEUDO)).of(Technique.AIC))
                    .contains(" (AIC)");
            choices.names().set(NameStyle.ENGLISH);
            assertThat(words.of(Technique.NAKED_PAIR)).isEqualTo("Naked Pair");
            assertThat(told).hasSize(2);
            choices.language().set("en");
            assertThat(words.of(Technique.NAKED_PAIR)).isEqualTo("Naked Pair");
        }
    }
}
