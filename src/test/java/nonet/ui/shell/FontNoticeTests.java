package nonet.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;

class FontNoticeTests {

    private final Messages messages = new Messages(Locale.US, "log.txt");
    private final InlineTasks tasks = new InlineTasks();
    private final List<String> said = new ArrayList<>();

    @Test
    void aLanguageWithoutAFontIsToldInEnglishOnceItIsChosen() {
        FontNotice notice = new FontNotice(messages, tasks, _ -> Locale.US, said::add);
        messages.use(Locale.GERMAN);
        assertThat(said).isEmpty();

        messages.use(Locale.JAPANESE);
        assertThat(said)
                .containsExactly(
                        "No font of this system has the characters of Japanese. Install one, such as Noto Sans CJK.");

        notice.end();
        messages.use(Locale.SIMPLIFIED_CHINESE);
        assertThat(said).hasSize(1);
    }

    @Test
    void aLanguageWithAFontIsNoNews() {
        FontNotice notice = new FontNotice(messages, tasks, language -> language, said::add);
        messages.use(Locale.JAPANESE);
        assertThat(said).isEmpty();
        assertThat(notice).isNotNull();
    }
}
