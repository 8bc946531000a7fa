package nonet.guide;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.text.Language;

/// The guide in one language: its pages, how they are related, their examples, and the search over them. Immutable.
public final class Guide {

    /// A part of the table of contents.
    ///
    /// @param title its title, which is that of its first page if it has a page of its own
    /// @param pages the pages, without its own
    public record Chapter(String title, Optional<PageId> own, List<PageId> pages) {
        public Chapter {
            pages = List.copyOf(pages);
        }
    }

    private final Language language;
    private final Words words;
    private final Map<PageId, GuidePage> pages;
    private final List<Chapter> chapters;
    private final TechniqueTables tables;
    private final List<GuideExample> examples;
    private final Map<PageId, List<String>> otherNames;
    private final GuideSearch search;

    private Guide(Language language, Words words) {
        this.language = language;
        this.words = words;
        pages = pages(language);
        tables = TechniqueTables.read();
        examples = GuideFiles.lines("examples.tsv").stream()
                .map(GuideExample::parse)
                .toList();
        chapters = arranged();
        otherNames = otherNames(language);
        search = new GuideSearch(pages.values(), otherNames);
    }

    /// Reads the guide in the language nearest to a locale.
    public static Guide in(Locale locale) {
        return new Guide(Language.nearest(locale), new Words(locale));
    }

    public Locale locale() {
        return language.locale();
    }

    /// Returns the table of contents: the topics, and a chapter for each family.
    public List<Chapter> chapters() {
        return chapters;
    }

    private List<Chapter> arranged() {
        List<Chapter> all = new ArrayList<>();
        List<PageId> topics = pages.keySet().stream()
                .filter(id -> id.kind() == PageId.Kind.TOPIC)
                .toList();
        if (!topics.isEmpty()) {
            all.add(new Chapter(new GuideWords(locale()).topics(), Optional.empty(), topics));
        }
        for (Family family : Family.values()) {
            PageId own = PageId.of(family);
            all.add(new Chapter(
                    title(own),
                    Optional.of(own),
                    family.techniques().stream().map(PageId::of).toList()));
        }
        return List.copyOf(all);
    }

    /// Returns all pages, in the order of the contents.
    public List<GuidePage> pages() {
        return List.copyOf(pages.values());
    }

    /// Returns a page. The page of a technique or a family exists before it is written: it has a title then, and no body.
    public Optional<GuidePage> page(PageId id) {
        return Optional.ofNullable(pages.get(id));
    }

    /// Returns the title of a page, or its address if there is no such page.
    public String title(PageId id) {
        return id.technique()
                .map(words::of)
                .orElseGet(() -> page(id).map(GuidePage::title).orElse(id.toString()));
    }

    /// Returns the further names of what a page is about, in all languages.
    public List<String> names(PageId id) {
        return Stream.concat(
                        page(id).stream().flatMap(page -> page.otherNames().stream()),
                        otherNames.getOrDefault(id, List.of()).stream())
                .toList();
    }

    /// Returns the techniques in the order in which the page on what to learn names them.
    public static List<Technique> lessons() {
        return lessons(Language.ENGLISH).stream()
                .flatMap(lesson -> lesson.techniques().stream())
                .toList();
    }

    /// A lesson of the page on what to learn.
    ///
    /// @param title its heading, in the language of the reader
    public record Lesson(String title, List<Technique> techniques) {
        public Lesson {
            techniques = List.copyOf(techniques);
        }
    }

    /// Returns the lessons of the page on what to learn, in order.
    public static List<Lesson> lessons(Language language) {
        PageId id = PageId.topic("learning");
        GuideWords words = new GuideWords(language.locale());
        List<Lesson> lessons = new ArrayList<>();
        GuideFiles.page(id, language)
                .map(text -> new PageParser().parse(id, text))
                .ifPresent(page -> page.sections().forEach((_, part) -> {
                    List<Technique> named = part.links().stream()
                            .flatMap(link -> link.technique().stream())
                            .toList();
                    if (!named.isEmpty()) {
                        lessons.add(new Lesson(words.lesson(lessons.size() + 1), named));
                    }
                }));
        return lessons;
    }

    /// Returns the techniques that are special cases of a technique.
    public List<Technique> special(Technique technique) {
        return tables.special(technique);
    }

    /// Returns the techniques that a technique is a special case of.
    public List<Technique> general(Technique technique) {
        return tables.general(technique);
    }

    /// Returns the positions that show a technique, and after them those that only look as if they did.
    public List<GuideExample> examples(Technique technique) {
        List<GuideExample> own =
                examples.stream().filter(each -> each.technique() == technique).toList();
        return Stream.concat(
                        own.stream().filter(each -> !each.isLookAlike()),
                        own.stream().filter(GuideExample::isLookAlike))
                .toList();
    }

    /// Returns the rating of a technique by Sudoku Explainer, such as `3.2` or `6.6–7.1`; empty if that has no such
    /// technique.
    public Optional<String> explainerRating(Technique technique) {
        return tables.seScore(technique);
    }

    /// Returns the pages that match a query, best first.
    public List<GuideSearch.Hit> search(String query) {
        return search.find(query);
    }

    private static Map<PageId, GuidePage> pages(Language language) {
        PageParser parser = new PageParser();
        Words words = new Words(language.locale());
        GuideWords texts = new GuideWords(language.locale());
        Map<PageId, GuidePage> pages = new LinkedHashMap<>();
        for (String name : GuideFiles.lines("topics/index")) {
            PageId id = PageId.topic(name.strip());
            pages.put(id, page(parser, id, texts.topic(id), language));
        }
        for (Family family : Family.values()) {
            PageId own = PageId.of(family);
            pages.put(own, page(parser, own, words.of(family), language));
            for (Technique technique : family.techniques()) {
                PageId id = PageId.of(technique);
                pages.put(id, page(parser, id, words.of(technique), language));
            }
        }
        return pages;
    }

    private static GuidePage page(PageParser parser, PageId id, String title, Language language) {
        return GuideFiles.page(id, language)
                .map(text -> parser.parse(id, text))
                .map(page ->
                        language.ofGuide() == language ? page : titled(page, title, new GuideWords(language.locale())))
                .orElseGet(() -> new GuidePage(id, title, List.of(), List.of()));
    }

    /// Returns an English page for readers of another language: its title and its usual headings are in theirs, and a line
    /// says that the rest is not.
    private static GuidePage titled(GuidePage page, String title, GuideWords words) {
        Map<String, String> headings = words.headings();
        Stream<Block> body = page.body().stream()
                .map(block -> block instanceof Block.Heading(int level, String text)
                        ? new Block.Heading(level, headings.getOrDefault(text, text))
                        : block);
        Block line = new Block.Paragraph(List.of(new Span(words.get("guide.in-english"), Span.Style.EMPHASIS, null)));
        return new GuidePage(
                page.id(),
                title,
                page.otherNames(),
                Stream.concat(Stream.of(line), body).toList());
    }

    /// Returns the names of what the pages are about in the other languages, by which a page is found as well.
    private static Map<PageId, List<String>> otherNames(Language language) {
        Map<PageId, List<String>> names = new LinkedHashMap<>();
        for (Language other : Language.shown()) {
            if (other != language && other.ofGuide() != other) {
                Words words = new Words(other.locale());
                for (Technique technique : Technique.values()) {
                    names.computeIfAbsent(PageId.of(technique), _ -> new ArrayList<>())
                            .add(words.of(technique));
                }
            } else if (other != language) {
                pages(other).forEach((id, page) -> {
                    List<String> all = names.computeIfAbsent(id, _ -> new ArrayList<>());
                    all.add(page.title());
                    all.addAll(page.otherNames());
                });
            }
        }
        return names;
    }
}
