package nonet.service.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.Passage;
import nonet.explain.text.Words;
import nonet.guide.Block;
import nonet.guide.Guide;
import nonet.guide.GuideExample;
import nonet.guide.GuidePage;
import nonet.guide.GuideWords;
import nonet.guide.PageId;
import nonet.picture.PageWords;
import nonet.rate.Weight;
import nonet.rate.Weights;
import nonet.text.Language;
import nonet.text.XmlText;

/// Writes the pages of the guide in one language as HTML.
final class SitePage {

    private static final String HEAD = "<link rel=\"stylesheet\" href=\"../style.css\">\n";

    private final Language language;
    private final Guide guide;
    private final Map<String, Deduction> patterns;
    private final GuideWords words;
    private final PageWords levels;
    private final Explainer explainer;
    private final SiteLegend legend;
    private final Weights weights = Weights.modern();
    private final List<PageId> order;

    /// @param patterns the patterns of examples, by the ids of these
    SitePage(Language language, Guide guide, Map<String, Deduction> patterns) {
        this.language = language;
        this.guide = guide;
        this.patterns = patterns;
        words = new GuideWords(language.locale());
        levels = new PageWords(language.locale());
        explainer = new Explainer(new Words(language.locale()));
        legend = new SiteLegend(language.locale());
        order = SiteLinks.order();
    }

    /// Returns a page.
    String html(GuidePage page) {
        StringBuilder body = new StringBuilder();
        body.append(navigation(page.id())).append("<main>\n").append(Html.element("h1", page.title()));
        if (!page.otherNames().isEmpty()) {
            body.append("<p class=\"also\">"
                    + XmlText.escaped(words.get("site.also", String.join(words.get("site.names"), page.otherNames())))
                    + "</p>\n");
        }
        page.id().technique().ifPresent(technique -> body.append(facts(technique)));
        List<Block> opening = page.body().stream()
                .takeWhile(block -> !(block instanceof Block.Heading))
                .toList();
        body.append(Html.blocks(opening, this::isKnown));
        page.id().technique().ifPresent(technique -> body.append(examples(technique)));
        body.append(Html.blocks(page.body().subList(opening.size(), page.body().size()), this::isKnown));
        body.append(related(page.id())).append("</main>\n");
        return Html.page(language, page.title() + " \u2013 " + words.get("site.title"), HEAD, body.toString());
    }

    private boolean isKnown(PageId page) {
        return guide.page(page).isPresent();
    }

    /// Returns the links to the contents and to the same page in the other languages.
    private String navigation(PageId page) {
        return "<nav>" + Html.link("index.html", words.get("site.contents")) + neighbors(page)
                + others(language, SiteLinks.file(page)) + "</nav>\n";
    }

    /// Returns the links to the pages before and after a page in the order of the lessons.
    private String neighbors(PageId page) {
        int at = order.indexOf(page);
        return at < 0
                ? ""
                : (at == 0 ? "" : neighbor("site.previous", order.get(at - 1), "prev"))
                        + (at == order.size() - 1 ? "" : neighbor("site.next", order.get(at + 1), "next"));
    }

    private String neighbor(String key, PageId to, String relation) {
        return " <a rel=\"" + relation + "\" href=\"" + XmlText.escaped(SiteLinks.file(to)) + "\">"
                + XmlText.escaped(words.get(key, guide.title(to))) + "</a>";
    }

    /// Returns links to the same file in the other languages.
    static String others(Language language, String file) {
        return Language.shown().stream()
                .filter(other -> other != language)
                .map(other -> " <a lang=\"" + other.locale().toLanguageTag() + "\" href=\"../" + SiteLinks.folder(other)
                        + "/" + file + "\">" + XmlText.escaped(new GuideWords(other.locale()).get("site.language"))
                        + "</a>")
                .collect(Collectors.joining());
    }

    private String facts(Technique technique) {
        Weight weight = weights.of(technique);
        PageId family = PageId.of(technique.family());
        String rating = guide.explainerRating(technique)
                .map(each -> words.get("site.rating", each))
                .orElse(words.get("site.unrated"));
        return "<p class=\"facts\">" + Html.link(family, guide.title(family)) + " \u00b7 "
                + XmlText.escaped(words.get(
                        "site.level",
                        levels.level(weight.level()),
                        weight.score(),
                        Weights.added().contains(technique) ? 1 : 0))
                + " \u00b7 "
                + XmlText.escaped(rating) + "</p>\n";
    }

    private String examples(Technique technique) {
        StringBuilder html = new StringBuilder();
        int number = 0;
        for (GuideExample example : guide.examples(technique)) {
            Deduction pattern = patterns.get(example.id());
            if (pattern != null) {
                number++;
                html.append(example(example, pattern, number));
            }
        }
        return number == 0 ? "" : html + "<p class=\"facts\">" + XmlText.escaped(words.get("site.try")) + "</p>\n";
    }

    private String example(GuideExample example, Deduction pattern, int number) {
        String heading = words.get(example.isLookAlike() ? "site.look-alike" : "site.example", number);
        String line = explainer.line(pattern);
        return "<section class=\"example\">\n<h3>" + XmlText.escaped(heading) + "</h3>\n<img src=\"../"
                + PictureSheet.address(example.technique(), number - 1) + "\" width=\"360\" height=\"360\" alt=\""
                + XmlText.escaped(line)
                + "\">\n<div>\n"
                + passages(example, pattern).stream().map(Html::passage).collect(Collectors.joining())
                + legend.html(example.doubted(Explainer.marks(pattern, example.patterned())))
                + "</div>\n</section>\n";
    }

    private List<Passage> passages(GuideExample example, Deduction pattern) {
        if (example.isLookAlike()) {
            return List.of(new Passage(words.refusal(example, pattern, explainer)));
        }
        Explanation explanation = explainer.explain(pattern, example.grid());
        List<Passage> passages = new ArrayList<>(explainer.passages(explanation));
        if (explanation.line().contains("=>")) {
            passages.add(new Passage(explanation.line()));
        }
        return passages;
    }

    private String related(PageId page) {
        return page.technique()
                        .map(technique -> links("site.special", guide.special(technique))
                                + links("site.general", guide.general(technique)))
                        .orElse("")
                + page.family()
                        .map(family -> links("site.techniques", List.copyOf(family.techniques())))
                        .orElse("");
    }

    private String links(String key, List<Technique> techniques) {
        return techniques.isEmpty()
                ? ""
                : Html.element("h2", words.get(key))
                        + techniques.stream()
                                .map(each -> Html.link(PageId.of(each), guide.title(PageId.of(each))))
                                .collect(Collectors.joining(" \u00b7 ", "<p>", "</p>\n"));
    }
}
