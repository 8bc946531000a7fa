package nonet.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.guide.Span.Style;
import nonet.text.Language;
import org.junit.jupiter.api.Test;

class GuideTests {

    private static final Guide ENGLISH = Guide.in(Locale.ENGLISH);
    private static final Guide CHINESE = Guide.in(Locale.SIMPLIFIED_CHINESE);

    private final PageParser parser = new PageParser();

    @Test
    void aPageIsParsedIntoTitleNamesAndBlocks() {
        GuidePage page = parser.parse(PageId.of(Technique.X_WING), """
            # X-Wing

            Also: fish of size two; square

            Look at **two** rows, as in `r1c2`,
            and see [swordfish](technique:swordfish).

            ## Why it works

            1. First
            2. Second
            """);

        assertThat(page.title()).isEqualTo("X-Wing");
        assertThat(page.otherNames()).containsExactly("fish of size two", "square");
        assertThat(page.links()).containsExactly(PageId.of(Technique.SWORDFISH));
        assertThat(page.body()).hasSize(3);
        assertThat(page.body().getFirst())
                .isEqualTo(new Block.Paragraph(List.of(
                        new Span("Look at ", Style.PLAIN, null),
                        new Span("two", Style.STRONG, null),
                        new Span(" rows, as in ", Style.PLAIN, null),
                        new Span("r1c2", Style.CODE, null),
                        new Span(",", Style.PLAIN, null),
                        new Span(" ", Style.PLAIN, null),
                        new Span("and see ", Style.PLAIN, null),
                        new Span("swordfish", Style.PLAIN, PageId.of(Technique.SWORDFISH)),
                        new Span(".", Style.PLAIN, null))));
        assertThat(page.body().get(1)).isEqualTo(new Block.Heading(2, "Why it works"));
        assertThat(page.body().get(2).plain()).isEqualTo("First\nSecond");
    }

    @Test
    void linesOfChineseTextAreJoinedWithoutASpace() {
        GuidePage page = parser.parse(PageId.topic("t"), "# 题\n\n又名：甲；乙\n\n两行，\n两列");

        assertThat(page.otherNames()).containsExactly("甲", "乙");
        assertThat(page.body().getFirst().plain()).isEqualTo("两行，两列");
    }

    @Test
    void aPageWithHtmlOrAForeignAddressIsRefused() {
        PageId id = PageId.topic("t");
        assertThatThrownBy(() -> parser.parse(id, "# T\n\n<b>x</b>")).hasMessageContaining("topic:t");
        assertThatThrownBy(() -> parser.parse(id, "# T\n\n[x](ftp:place)")).hasMessageContaining("ftp:place");
        assertThatThrownBy(() -> parser.parse(id, "No title")).hasMessageContaining("title");
    }

    @Test
    void everyLinkLeadsToAPage() {
        List<String> broken = new ArrayList<>();
        for (Guide guide : List.of(ENGLISH, CHINESE)) {
            for (GuidePage page : guide.pages()) {
                page.links().stream()
                        .filter(target -> guide.page(target).isEmpty())
                        .forEach(target -> broken.add(page.id() + " " + guide.locale() + " -> " + target));
            }
        }
        assertThat(broken).isEmpty();
    }

    @Test
    void pagesOfTechniquesHaveTheNamesOfTheProgram() {
        for (Guide guide : List.of(ENGLISH, CHINESE)) {
            Words words = new Words(guide.locale());
            for (Technique technique : Technique.values()) {
                assertThat(guide.title(PageId.of(technique))).isEqualTo(words.of(technique));
            }
        }
    }

    @Test
    void theContentsHaveEveryPageOnce() {
        List<PageId> listed = new ArrayList<>();
        for (Guide.Chapter chapter : ENGLISH.chapters()) {
            chapter.own().ifPresent(listed::add);
            listed.addAll(chapter.pages());
        }
        assertThat(listed)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(
                        ENGLISH.pages().stream().map(GuidePage::id).toList());
    }

    @Test
    void addressesAreParsed() {
        assertThat(PageId.parse("technique:x-wing")).contains(PageId.of(Technique.X_WING));
        assertThat(PageId.parse("family:basic-fish")).contains(PageId.of(Family.BASIC_FISH));
        assertThat(PageId.parse("topic:notation")).contains(PageId.topic("notation"));
        assertThat(PageId.parse("x-wing")).isEmpty();
        assertThat(PageId.parse("ftp:place")).isEmpty();
    }

    @Test
    void aTechniqueIsFoundByItsNamesInBothLanguages() {
        String chinese = new Words(Language.CHINESE.locale()).of(Technique.SWORDFISH);

        for (Guide guide : List.of(ENGLISH, CHINESE)) {
            for (String query : List.of("Swordfish", "swordfish", "SWORD FISH".replace(" ", ""), chinese)) {
                assertThat(guide.search(query).getFirst().id()).as(query).isEqualTo(PageId.of(Technique.SWORDFISH));
            }
            assertThat(guide.search("xwing").getFirst().id()).isEqualTo(PageId.of(Technique.X_WING));
            assertThat(guide.search("x-wing").getFirst().id()).isEqualTo(PageId.of(Technique.X_WING));
        }
        assertThat(ENGLISH.search("zzqx")).isEmpty();
        assertThat(ENGLISH.search("  ")).isEmpty();
    }

    @Test
    void titlesCountMoreThanNamesHeadingsAndText() {
        GuideSearch search = new GuideSearch(
                List.of(
                        page("body", "One", "", "About the quokka."),
                        page("heading", "Two", "quokka", "Text."),
                        page("title", "The quokka", "", "Text."),
                        page("name", "Three", "", "Text.")),
                Map.of(PageId.topic("name"), List.of("Quokka two")));

        assertThat(search.find("Quokka"))
                .extracting(hit -> hit.id().name())
                .containsExactly("title", "name", "heading", "body");
        assertThat(search.find("quokka text"))
                .extracting(hit -> hit.id().name())
                .containsExactly("title", "name", "heading");
        assertThat(search.find("quokka").getLast().excerpt()).isEqualTo("About the quokka.");
    }

    @Test
    void chineseIsFoundByItsCharacters() {
        GuideSearch search = new GuideSearch(
                List.of(page("whole", "显性数对", "", ""), page("parts", "标题", "", "数对是显而易见的性质")), Map.of());

        assertThat(search.find("显性数对")).extracting(hit -> hit.id().name()).containsExactly("whole", "parts");
        assertThat(search.find("数对")).hasSize(2);
        assertThat(search.find("链")).isEmpty();
    }

    @Test
    void relationsLeadBothWays() {
        assertThat(ENGLISH.general(Technique.X_WING)).contains(Technique.FRANKEN_X_WING);
        assertThat(ENGLISH.special(Technique.FRANKEN_X_WING)).contains(Technique.X_WING);
    }

    private static GuidePage page(String name, String title, String heading, String body) {
        List<Block> blocks = new ArrayList<>();
        if (!heading.isEmpty()) {
            blocks.add(new Block.Heading(2, heading));
        }
        blocks.add(new Block.Paragraph(List.of(new Span(body, Style.PLAIN, null))));
        return new GuidePage(PageId.topic(name), title, List.of(), blocks);
    }

    @Test
    void whatToLearnIsTheSameInAllLanguages() {
        List<Technique> english = learned(ENGLISH);
        assertThat(english).isEqualTo(Guide.lessons()).contains(Technique.XY_CHAIN);
        assertThat(learned(CHINESE)).isEqualTo(english);
    }

    private static List<Technique> learned(Guide guide) {
        return guide.page(PageId.topic("learning")).orElseThrow().links().stream()
                .flatMap(link -> link.technique().stream())
                .toList();
    }
}
