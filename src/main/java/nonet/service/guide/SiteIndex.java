package nonet.service.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nonet.guide.Block;
import nonet.guide.Guide;
import nonet.guide.GuidePage;
import nonet.guide.GuideWords;
import nonet.guide.PageId;
import nonet.picture.PageWords;
import nonet.rate.Weights;
import nonet.text.Language;
import nonet.text.XmlText;

/// Writes the contents of the guide in one language, with a search that works without a server: its script reads the
/// texts of all pages from a file beside it.
final class SiteIndex {

    private static final String HEAD = """
        <link rel="stylesheet" href="../style.css">
        <script src="pages.js" defer></script>
        <script src="../search.js" defer></script>
        """;

    private final Language language;
    private final Guide guide;
    private final GuideWords words;
    private final PageWords levels;

    SiteIndex(Language language, Guide guide) {
        this.language = language;
        this.guide = guide;
        words = new GuideWords(language.locale());
        levels = new PageWords(language.locale());
    }

    /// Returns the page that offers the languages.
    static String start(Map<Language, Guide> guides) {
        String links = guides.keySet().stream()
                .map(language -> {
                    GuideWords words = new GuideWords(language.locale());
                    return "<p lang=\"" + language.locale().toLanguageTag() + "\">"
                            + Html.link(
                                    SiteLinks.folder(language) + "/index.html",
                                    words.get("site.title") + " (" + words.get("site.language") + ")")
                            + "</p>\n";
                })
                .collect(Collectors.joining());
        String title = new GuideWords(Language.ENGLISH.locale()).get("site.title");
        return Html.page(
                Language.ENGLISH,
                title,
                "<link rel=\"stylesheet\" href=\"style.css\">\n",
                "<main>\n" + Html.element("h1", title) + links + "</main>\n");
    }

    /// Returns the table of contents.
    String contents() {
        StringBuilder body = new StringBuilder("<nav>" + SitePage.others(language, "index.html") + "</nav>\n<main>\n");
        body.append(Html.element("h1", words.get("site.title")));
        body.append("<p><label>" + XmlText.escaped(words.get("site.search"))
                + " <input id=\"query\" type=\"search\" autocomplete=\"off\"></label></p>\n<ul id=\"hits\" data-none=\""
                + XmlText.escaped(words.get("site.nothing")) + "\" hidden></ul>\n");
        body.append(lessons()).append("<div id=\"contents\">\n");
        for (Guide.Chapter chapter : guide.chapters()) {
            body.append("<h2>"
                    + chapter.own().map(own -> Html.link(own, chapter.title())).orElse(XmlText.escaped(chapter.title()))
                    + "</h2>\n<ul>\n");
            chapter.pages()
                    .forEach(
                            page -> body.append("<li>" + Html.link(page, guide.title(page)) + level(page) + "</li>\n"));
            body.append("</ul>\n");
        }
        return Html.page(
                language,
                words.get("site.title"),
                HEAD,
                body.append("</div>\n</main>\n").toString());
    }

    /// Returns the way for learners: the lessons with their techniques, in order.
    private String lessons() {
        PageId learning = PageId.topic("learning");
        StringBuilder html = new StringBuilder(
                "<section id=\"lessons\">\n<h2>" + Html.link(learning, guide.title(learning)) + "</h2>\n<ul>\n");
        for (Guide.Lesson lesson : Guide.lessons(language)) {
            html.append("<li>" + XmlText.escaped(lesson.title()) + "<br>"
                    + lesson.techniques().stream()
                            .distinct()
                            .map(PageId::of)
                            .map(page -> Html.link(page, guide.title(page)))
                            .collect(Collectors.joining(" \u00b7 "))
                    + "</li>\n");
        }
        return html.append("</ul>\n</section>\n").toString();
    }

    private String level(PageId page) {
        return page.technique()
                .map(technique -> " <small>"
                        + XmlText.escaped(
                                levels.level(Weights.modern().of(technique).level())) + "</small>")
                .orElse("");
    }

    /// Returns the script with what is searched: for each page its file, title, names, headings and text.
    String searchable() {
        return guide.pages().stream()
                .map(this::entry)
                .collect(Collectors.joining(",\n", "\"use strict\";\nconst PAGES = [\n", "\n];\n"));
    }

    private String entry(GuidePage page) {
        List<String> headings = new ArrayList<>();
        List<String> body = new ArrayList<>();
        for (Block block : page.body()) {
            (block instanceof Block.Heading ? headings : body).add(block.plain());
        }
        return "["
                + String.join(
                        ",",
                        List.of(
                                quoted(SiteLinks.file(page.id())),
                                quoted(page.title()),
                                quoted(String.join("|", guide.names(page.id()))),
                                quoted(String.join(" ", headings)),
                                quoted(String.join(" ", body))))
                + "]";
    }

    /// Returns a text as a literal of JavaScript, harmless within HTML, too.
    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char letter : text.toCharArray()) {
            switch (letter) {
                case '"', '\\' -> quoted.append('\\').append(letter);
                case '\n' -> quoted.append("\\n");
                case '<' -> quoted.append("\\u003c");
                default -> quoted.append(letter);
            }
        }
        return quoted.append('"').toString();
    }
}
