package nonet.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The texts of each language, as far as they are there.
class TranslationTests {

    @TestFactory
    Stream<DynamicTest> theTextsOfALanguageFitTheProgram() {
        return languages()
                .map(language -> DynamicTest.dynamicTest(
                        language.tag(),
                        () -> assertThat(Translation.of(language).faults()).isEmpty()));
    }

    /// A language is shown when nine of ten texts are there; one whose row says that it needs no English ones has all.
    @TestFactory
    Stream<DynamicTest> theRowOfALanguageSaysHowManyTextsThereAre() {
        return languages()
                .map(language -> DynamicTest.dynamicTest(
                        language.tag(),
                        () -> assertThat(language.stage())
                                .isBetween(
                                        atLeast(language),
                                        Translation.of(language).stage())));
    }

    @Test
    void faultsAreFound() {
        Map<String, String> english = Map.of("a", "{0} of {1}", "b", "{0,choice,1#one step|1<{0} steps}", "c", "Save");
        Map<String, String> wrong = Map.of(
                "a", "{0}", "b", "{0,plural,1#{0} шаг|2#{0} шагов}", "c", "Сохранить всё, что было", "d", "Лишнее");
        Translation russian = new Translation(Language.RUSSIAN, english, wrong);
        assertThat(russian.faults())
                .containsExactlyInAnyOrder(
                        new Translation.Fault("a", "other arguments than {0} of {1}"),
                        new Translation.Fault("b", "not the plurals [1.0, 2.0, 5.0]"),
                        new Translation.Fault("d", "there is no such text in English"));
        assertThat(russian.tooLong()).containsExactly(new Translation.Fault("c", "23 characters, at most 12"));
        assertThat(new Translation(Language.GERMAN, english, Map.of("b", "{0,plural,1#ein|2#zwei}")).faults())
                .containsExactly(new Translation.Fault("b", "a plural, which is a choice in this language"));
        assertThat(new Translation(Language.GERMAN, english, Map.of("a", "{1} {0")).faults())
                .hasSize(1);
        assertThat(new Translation(Language.GERMAN, english, Map.of("a", "x")).missing())
                .containsExactly("b", "c");
    }

    @Test
    void aTextIsStaleWhenItsEnglishOneHasChangedSinceTheNote() {
        Translation noted = new Translation(
                Language.GERMAN, Map.of("a", "Save", "b", "Open", "c", "Close"), Map.of("a", "Sichern", "b", "Öffnen"));
        assertThat(noted.note()).containsExactly("a\tf55495e0", "b\t4422c9a");
        Translation now = new Translation(
                Language.GERMAN,
                Map.of("a", "Save all", "b", "Open", "c", "Close all", "d", "New"),
                Map.of("a", "Sichern", "b", "Öffnen", "c", "Schließen", "d", "Neu"));
        assertThat(now.stale(noted.note())).containsExactly("a");
        assertThat(now.stale(now.note())).isEmpty();
        assertThat(now.stale(List.of())).isEmpty();
    }

    /// Returns what the row of a language has to say at least: what nine of ten texts allow is not hidden from users.
    private static Language.Stage atLeast(Language language) {
        Language.Stage reached = Translation.of(language).stage();
        return reached == Language.Stage.BEGUN ? reached : Language.Stage.SHOWN;
    }

    private static Stream<Language> languages() {
        return Stream.of(Language.values()).filter(language -> language != Language.PSEUDO);
    }
}
