package nonet.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.text.Language;
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
        for (Language language : Language.values()) {
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
        for (Language language : Language.values()) {
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
        for (Language language : Language.values()) {
            Guide guide = Guide.in(language.locale());
            for (Family family : Family.values()) {
                GuidePage page = guide.page(PageId.of(family)).orElseThrow();
                assertThat(page.body()).as(family + " " + language).isNotEmpty();
                assertThat(page.title()).isEqualTo(new Words(language.locale()).of(family));
            }
        }
    }

    @Test
    void everyTopicHasAPageInBothLanguages() {
        List<String> topics = GuideFiles.lines("topics/index");
        assertThat(topics).contains("entering", "watching", "notation", "ratings", "uniqueness", "formats");
        for (Language language : Language.values()) {
            Guide guide = Guide.in(language.locale());
            for (String topic : topics) {
                assertThat(guide.page(PageId.topic(topic)))
                        .as(topic + " " + language)
                        .isPresent();
            }
        }
    }
}
