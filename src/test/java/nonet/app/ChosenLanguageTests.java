package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import nonet.settings.SettingsStore;
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
            Messages messages = ChosenLanguage.follow(choices.language(), "nonet.log");
            assertThat(messages.get("command.solve")).isEqualTo("Solve");

            List<String> told = new ArrayList<>();
            Runnable follower = () -> told.add(messages.get("command.solve"));
            messages.onChange(follower);
            choices.language().set("zh-CN");
            assertThat(messages.get("command.solve")).isEqualTo("\u6c42\u89e3");
            assertThat(told).containsExactly("\u6c42\u89e3");

            assertThat(ChosenLanguage.follow(choices.language(), "nonet.log").get("command.solve"))
                    .isEqualTo("\u6c42\u89e3");
        }
    }
}
