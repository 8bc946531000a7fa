package nonet.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.deduce.Technique;
import nonet.guide.Block;
import nonet.guide.ExampleLogic;
import nonet.guide.Guide;
import nonet.guide.PageId;
import nonet.rate.Weights;
import nonet.text.Language;
import org.junit.jupiter.api.Test;

class LessonsTests {

    private static final Weights WEIGHTS = ExampleLogic.withoutBruteForce().weights();

    private final List<Technique> order = new Lessons(WEIGHTS, Guide.lessons()).order();

    @Test
    void fromSinglesToXyChainsTheOrderIsThatOfATeacher() {
        assertThat(order.stream().map(Technique::id).toList())
                .startsWith(
                        "full-house",
                        "hidden-single",
                        "naked-single",
                        "pointing",
                        "claiming",
                        "naked-pair",
                        "hidden-pair",
                        "naked-triple",
                        "hidden-triple",
                        "locked-pair",
                        "locked-triple",
                        "x-wing",
                        "skyscraper",
                        "two-string-kite",
                        "turbot-fish",
                        "empty-rectangle",
                        "swordfish",
                        "finned-x-wing",
                        "xy-wing",
                        "xyz-wing",
                        "w-wing",
                        "remote-pair",
                        "uniqueness-1",
                        "hidden-rectangle",
                        "bug-plus-1",
                        "xy-chain");
    }

    @Test
    void unnamedTechniquesFollowTheLastOneOfTheirLevel() {
        assertThat(order).containsExactlyInAnyOrder(Technique.values());
        assertThat(order.stream().map(Technique::id).toList())
                .containsSubsequence("simple-colors-trap", "almost-locked-pair", "aic", "whip", "bug-type-2");
    }

    @Test
    void everyTechniqueBelongsToOneOfNineLessons() {
        List<Guide.Lesson> english = Lessons.grouped(order, Guide.lessons(Language.ENGLISH));

        assertThat(english)
                .extracting(Guide.Lesson::title)
                .startsWith("1. Singles", "2. Pencil marks, intersections, subsets")
                .hasSize(9);
        assertThat(english.getFirst().techniques())
                .containsExactly(Technique.FULL_HOUSE, Technique.HIDDEN_SINGLE, Technique.NAKED_SINGLE);
        assertThat(english.stream().flatMap(each -> each.techniques().stream()).toList())
                .isEqualTo(order);
    }

    @Test
    void lessonsHaveHeadingsInTheLanguageOfTheReaderAndThoseOfThePageWhereThatIsTranslated() {
        List<Guide.Lesson> english = Guide.lessons(Language.ENGLISH);
        for (Language language : Language.shown()) {
            List<Guide.Lesson> lessons = Guide.lessons(language);
            assertThat(lessons)
                    .describedAs(language.tag())
                    .extracting(Guide.Lesson::techniques)
                    .isEqualTo(english.stream().map(Guide.Lesson::techniques).toList());
            List<String> titles = lessons.stream().map(Guide.Lesson::title).toList();
            if (language.ofGuide() == language) {
                assertThat(headings(language)).describedAs(language.tag()).startsWith(titles.toArray(String[]::new));
            } else {
                assertThat(titles)
                        .describedAs(language.tag())
                        .doesNotContain(
                                english.get(1).title(), english.getLast().title());
            }
        }
    }

    private static List<String> headings(Language language) {
        PageId learning = PageId.topic("learning");
        return Guide.in(language.locale()).page(learning).orElseThrow().body().stream()
                .filter(Block.Heading.class::isInstance)
                .map(Block::plain)
                .toList();
    }
}
