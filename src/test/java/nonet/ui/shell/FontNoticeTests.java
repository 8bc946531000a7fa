package nonet.ui.shell;

import static nonet.ui.kit.Visitor.onFx;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nonet.OnScreen;
import nonet.WindowRobot;
import nonet.service.export.Exporter;
import nonet.text.Language;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;

@OnScreen
class FontNoticeTests {

    private final Messages messages = new Messages(Locale.US, "log.txt");
    private final InlineTasks tasks = new InlineTasks();
    private final List<String> said = new ArrayList<>();

    @Test
    void aLanguageWithoutAFontIsToldInEnglishOnceItIsChosen() {
        FontNotice notice = notice(false);
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
    void theLanguageOfTheStartIsLookedAtOnce() {
        messages.use(Locale.JAPANESE);
        FontNotice notice = notice(false);
        assertThat(said).hasSize(1).first().asString().contains("Japanese");
        notice.end();
    }

    /// Each machine of the tests has fonts for Latin letters, and none has letters of Linear A.
    @Test
    void whatHasAShapeOfItsOwnIsDrawn() {
        assertThat(FontNotice.isDrawn("Nonet, déjà vu: Сетка")).isTrue();
        assertThat(FontNotice.isDrawn("Nonet \uD801\uDE00")).isFalse();
    }

    /// Fonts with other outlines than TrueType draw, too, but pages cannot have them.
    @Test
    void theWindowDrawsWhatPagesCan() {
        for (Language language : Language.shown()) {
            if (Exporter.spoken(language.locale()).equals(language.locale())) {
                assertThat(FontNotice.isDrawn(language.locale()))
                        .describedAs(language.tag())
                        .isTrue();
            }
        }
    }

    @Test
    void aLanguageWithAFontIsNoNews() {
        FontNotice notice = notice(true);
        messages.use(Locale.JAPANESE);
        assertThat(said).isEmpty();
        assertThat(notice).isNotNull();
    }

    private FontNotice notice(boolean drawn) {
        FontNotice notice = onFx(() -> new FontNotice(messages, tasks, _ -> drawn, said::add));
        WindowRobot.settle();
        return notice;
    }
}
