package nonet.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.text.Language;
import nonet.text.NameStyle;
import org.junit.jupiter.api.Test;

/// The pages that come with the program are complete, and have the form that the window and the site expect.
class PagesTests {

    private static final Map<Language, List<String>> SECTIONS = Map.of(
            Language.ENGLISH, List.of("Why it works", "When to look for it", "Near misses"),
            Language.CHINESE, List.of("为什么成立", "何时寻找", "容易看错的情形"));

    /// The section on where a technique is from, which pages have whose authors are known.
    private static final Map<Language, String> SOURCES =
            Map.of(Language.ENGLISH, "Sources", Language.CHINESE, "\u6765\u6e90");

    @Test
    void everyTechniqueHasAPageOfTheRightFormInBothLanguages() {
        List<String> wrong = new ArrayList<>();
        for (Language language : SECTIONS.keySet()) {
            Guide guide = Guide.in(language.locale());
            for (Technique technique : Technique.values()) {
                GuidePage page = guide.page(PageId.of(technique)).orElseThrow();
                List<String> sections = page.body().stream()
                        .filter(Block.Heading.class::isInstance)
                        .map(Block::plain)
                        .toList();
                boolean begins = !page.body().isEmpty() && page.body().getFirst() instanceof Block.Paragraph;
                List<String> usual = SECTIONS.get(language);
                List<String> sourced = Stream.concat(usual.stream(), Stream.of(SOURCES.get(language)))
                        .toList();
                if (!begins || !sections.equals(usual) && !sections.equals(sourced)) {
                    wrong.add(technique.id() + " " + language + ": " + sections);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void noPageRepeatsItsTitleAmongItsOtherNames() {
        List<String> wrong = new ArrayList<>();
        for (Language language : Language.shown()) {
            Guide guide = Guide.in(language.locale());
            for (Technique technique : Technique.values()) {
                GuidePage page = guide.page(PageId.of(technique)).orElseThrow();
                page.otherNames().stream()
                        .filter(page.title()::equalsIgnoreCase)
                        .forEach(name -> wrong.add(technique.id() + " " + language + ": " + name));
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void everyFamilyHasAPageWithItsNameInBothLanguages() {
        for (Language language : Language.shown()) {
            Guide guide = Guide.in(language.locale());
            for (Family family : Family.values()) {
                GuidePage page = guide.page(PageId.of(family)).orElseThrow();
                assertThat(page.body()).as(family + " " + language).isNotEmpty();
                assertThat(page.title()).isEqualTo(new Words(language.locale()).of(family));
            }
        }
    }

    /// The titles are texts too, for languages in which the pages are not.
    @Test
    void theTitlesOfTopicsAndTheHeadingsAreAmongTheTexts() {
        for (Language language : Language.shown()) {
            GuideWords words = new GuideWords(language.locale());
            Guide guide = Guide.in(language.locale());
            for (String topic : GuideFiles.lines("topics/index")) {
                assertThat(words.topic(PageId.topic(topic))).isEqualTo(guide.title(PageId.topic(topic)));
            }
            if (language.ofGuide() == language) {
                assertThat(words.headings().values())
                        .containsAll(Objects.requireNonNull(SECTIONS.get(language)))
                        .contains(SOURCES.get(language));
            }
        }
    }

    @Test
    void anEnglishPageHasItsTitleAndHeadingsInTheLanguageOfTheReaderAndSaysSo() {
        Guide guide = Guide.in(Language.PSEUDO.locale());
        GuidePage page = guide.page(PageId.of(Technique.NAKED_PAIR)).orElseThrow();
        assertThat(page.title()).isEqualTo("[\u00d1\u00e0\u0137\u00e9d P\u00e0\u00ee\u0155~~~~]");
        assertThat(page.body().getFirst().plain()).startsWith("[T").endsWith("~]");
        assertThat(page.sections().keySet()).isNotEmpty().allMatch(heading -> heading.startsWith("["));
        assertThat(guide.search("naked pair").getFirst().id()).isEqualTo(page.id());
        assertThat(guide.search(page.title()).getFirst().id()).isEqualTo(page.id());
        assertThat(Guide.in(NameStyle.ENGLISH.in(Language.CHINESE)).title(page.id()))
                .isEqualTo("Naked Pair");
    }

    @Test
    void everyTopicHasAPageInBothLanguages() {
        List<String> topics = GuideFiles.lines("topics/index");
        assertThat(topics).contains("entering", "watching", "notation", "ratings", "uniqueness", "formats");
        for (Language language : Language.shown()) {
            Guide guide = Guide.in(language.locale());
            for (String topic : topics) {
                assertThat(guide.page(PageId.topic(topic)))
                        .as(topic + " " + language)
                        .isPresent();
            }
        }
    }
}
