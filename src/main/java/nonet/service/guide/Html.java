package nonet.service.guide;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import nonet.explain.Passage;
import nonet.guide.Block;
import nonet.guide.PageId;
import nonet.guide.Span;
import nonet.text.Language;
import nonet.text.XmlText;

/// The elements of the pages as HTML.
final class Html {

    private Html() {}

    /// Returns a whole page.
    ///
    /// @param head the links of the page to its parts, such as scripts
    static String page(Language language, String title, String head, String body) {
        return "<!DOCTYPE html>\n<html lang=\"" + language.locale().toLanguageTag() + "\">\n<head>\n"
                + "<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<meta name=\"color-scheme\" content=\"light dark\">\n"
                + "<title>" + XmlText.escaped(title) + "</title>\n" + head + "</head>\n<body>\n" + body
                + "</body>\n</html>\n";
    }

    static String link(String address, String text) {
        return "<a href=\"" + XmlText.escaped(address) + "\">" + XmlText.escaped(text) + "</a>";
    }

    static String link(PageId page, String text) {
        return link(SiteLinks.file(page), text);
    }

    static String element(String name, String text) {
        return "<" + name + ">" + XmlText.escaped(text) + "</" + name + ">\n";
    }

    /// Returns a sentence; one with details unfolds them when it is clicked, without a script.
    static String passage(Passage passage) {
        return passage.details().isEmpty()
                ? element("p", passage.sentence())
                : passage.details().stream()
                        .map(Html::passage)
                        .collect(Collectors.joining(
                                "",
                                "<details><summary>" + XmlText.escaped(passage.sentence()) + "</summary>\n",
                                "</details>\n"));
    }

    /// Returns the body of a page.
    ///
    /// @param known tests whether a page exists; links to others are left out
    static String blocks(List<Block> blocks, Predicate<PageId> known) {
        return blocks.stream().map(block -> block(block, known)).collect(Collectors.joining());
    }

    private static String block(Block block, Predicate<PageId> known) {
        return switch (block) {
            case Block.Heading(int level, String text) -> element("h" + level, text);
            case Block.Paragraph(List<Span> spans) -> "<p>" + spans(spans, known) + "</p>\n";
            case Block.Items(boolean numbered, List<List<Block>> entries) ->
                entries.stream()
                        .map(entry -> "<li>" + blocks(entry, known) + "</li>\n")
                        .collect(Collectors.joining(
                                "", numbered ? "<ol>\n" : "<ul>\n", numbered ? "</ol>\n" : "</ul>\n"));
            case Block.Code(String text) -> "<pre>" + XmlText.escaped(text) + "</pre>\n";
        };
    }

    private static String spans(List<Span> spans, Predicate<PageId> known) {
        return spans.stream().map(span -> span(span, known)).collect(Collectors.joining());
    }

    private static String span(Span span, Predicate<PageId> known) {
        PageId target = span.target();
        String text = target == null || !known.test(target) ? XmlText.escaped(span.text()) : link(target, span.text());
        return switch (span.style()) {
            case PLAIN -> text;
            case EMPHASIS -> "<em>" + text + "</em>";
            case STRONG -> "<strong>" + text + "</strong>";
            case CODE -> "<code>" + text + "</code>";
        };
    }
}
