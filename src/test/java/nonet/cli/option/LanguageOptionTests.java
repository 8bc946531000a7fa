package nonet.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import nonet.text.Language;
import org.junit.jupiter.api.Test;

class LanguageOptionTests {

    @Test
    void namesAllLanguages() {
        assertThat(LanguageOption.TAGS.split(", | or "))
                .containsExactly(Language.shown().stream().map(Language::tag).toArray(String[]::new));
    }
}
