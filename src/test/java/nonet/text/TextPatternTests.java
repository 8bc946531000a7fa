package nonet.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// Plurals by the rules of the languages, and texts of languages that are not complete.
class TextPatternTests {

    @Test
    void russianHasThreePluralsAndAnOwnTextForNone() {
        String steps = "{1}: {0,plural,1#{0} шаг|2#{0} шага|5#{0} шагов}";
        assertThat(said(steps, 0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111, 1000))
                .containsExactly(
                        "x: 0 шагов",
                        "x: 1 шаг",
                        "x: 2 шага",
                        "x: 5 шагов",
                        "x: 11 шагов",
                        "x: 12 шагов",
                        "x: 21 шаг",
                        "x: 22 шага",
                        "x: 25 шагов",
                        "x: 101 шаг",
                        "x: 111 шагов",
                        "x: 1\u00a0000 шагов");
        assertThat(said("{0,plural,0#нет шагов|1#{0} шаг|2#{0} шага|5#{0} шагов}", 0, 5, 10))
                .containsExactly("нет шагов", "5 шагов", "10 шагов");
    }

    /// A choice is by the number itself in every language.
    @Test
    void aChoiceIsNoPlural() {
        assertThat(said("{0,choice,2#оба|2<все {0}}", 2, 3, 22)).containsExactly("оба", "все 3", "все 22");
        assertThat(TextPattern.of("{0,plural,1#one step|1<{0} steps}", Language.ENGLISH, Locale.US)
                        .format(new Object[] {21}))
                .isEqualTo("21 steps");
    }

    @Test
    void thePseudoLanguageKeepsArgumentsAndChoices() {
        String pseudo = PseudoText.of("Stopped {1,number,#}{0,choice,0#: no step|1<: {0} steps}; see %log%.");
        assertThat(pseudo)
                .isEqualTo("[Štôþþéd {1,number,#}{0,choice,0#: ñô štéþ|1<: {0} štéþš}; šéé %log%.~~~~~~~ ~~~~~~~ ]"
                        .replace("þ", "p"));
        assertThat(PseudoText.of("OK")).isEqualTo("[ÔĶ~]");
    }

    @Test
    void aLanguageThatIsNotShownSpeaksEnglish() {
        for (Language language : Language.values()) {
            boolean spoken = Language.shown().contains(language) || language == Language.PSEUDO;
            assertThat(Language.nearest(language.locale()))
                    .describedAs(language.tag())
                    .isEqualTo(spoken ? language : Language.ENGLISH);
        }
        assertThat(Language.RUSSIAN.texts("/nonet/ui/kit/messages").keySet())
                .isEqualTo(Language.ENGLISH.texts("/nonet/ui/kit/messages").keySet());
    }

    private static List<String> said(String pattern, long... numbers) {
        return LongStream.of(numbers)
                .mapToObj(number -> TextPattern.of(pattern, Language.RUSSIAN, Language.RUSSIAN.locale())
                        .format(new Object[] {number, "x"}))
                .toList();
    }
}
