package nonet.service.export;

import java.util.ArrayList;
import java.util.List;
import nonet.picture.BrowserPage;
import nonet.picture.HtmlWriter;
import nonet.picture.Item;
import nonet.picture.Layout;
import nonet.picture.PageWords;
import nonet.picture.PuzzlePages;
import nonet.picture.Sections;
import nonet.picture.Stage;
import nonet.picture.WalkthroughPages;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.Lettering;
import nonet.solve.Cancel;

/// Content laid out on pages, which are drawn on demand. For one thread at a time.
public final class Booklet implements AutoCloseable {

    /// The width of a board as a picture of its own, in points.
    private static final double BOARD = 360;

    /// The most boards that the preview of a browser page shows.
    private static final int PREVIEWED = 60;

    private final Subject subject;
    private final Layout layout;
    private final PageWords words;
    private final Lettering lettering;
    private final PuzzleItems items;
    private final PuzzlePages puzzles;
    private final WalkthroughPages stages;

    Booklet(Subject subject, Layout layout, PageWords words, Lettering lettering, PuzzleItems items) {
        this.subject = subject;
        this.layout = layout;
        this.words = words;
        this.lettering = lettering;
        this.items = items;
        String title = layout.names() ? title() : "";
        this.puzzles = new PuzzlePages(layout, title, items.documents().size(), words);
        List<Stage> pictures = switch (subject) {
            case Subject.Board(String _, var diagram, var sentences) -> List.of(Stage.plain("", sentences, diagram));
            case Subject.Walkthrough(String _, List<Stage> all) -> all;
            case Subject.Puzzles _ -> List.of();
        };
        this.stages = new WalkthroughPages(layout, title, pictures, words, lettering);
    }

    /// Returns the title; empty if it has none.
    public String title() {
        return subject.title().isEmpty() && subject instanceof Subject.Walkthrough ? words.path() : subject.title();
    }

    PageWords words() {
        return words;
    }

    /// Returns the fonts of its pages.
    public Lettering lettering() {
        return lettering;
    }

    /// Returns the number of pages, or of pictures.
    ///
    /// @param bare whether a board alone is a picture rather than a page
    public int count(boolean bare) {
        return bare && isOneBoard() ? 1 : subject instanceof Subject.Puzzles ? puzzles.count() : stages.count();
    }

    /// Returns a page or a picture.
    ///
    /// @param page the number of the page, from 0
    /// @param bare whether a board alone is a picture rather than a page
    public Drawing draw(int page, boolean bare, Cancel cancel) {
        if (bare && isOneBoard()) {
            return switch (subject) {
                case Subject.Board board -> Drawing.of(board.diagram(), BOARD);
                case Subject.Puzzles _, Subject.Walkthrough _ ->
                    Drawing.of(items.items(puzzles.slice(0), cancel).getFirst().diagram(), BOARD);
            };
        }
        return subject instanceof Subject.Puzzles
                ? puzzles.draw(page, items.items(puzzles.slice(page), cancel), lettering)
                : stages.draw(page);
    }

    private boolean isOneBoard() {
        return switch (subject) {
            case Subject.Board _ -> true;
            case Subject.Puzzles(String _, var documents) ->
                documents.size() == 1 && !layout.solutions() && !layout.codes();
            case Subject.Walkthrough _ -> false;
        };
    }

    /// Returns all pages as one page for a browser.
    String html(Cancel cancel) {
        HtmlWriter html = new HtmlWriter(title(), words, lettering);
        fill(html, Integer.MAX_VALUE, cancel);
        return html.text();
    }

    /// Returns the picture of the page for a browser, or of its beginning when it is very long.
    public Drawing browserPage(Cancel cancel) {
        BrowserPage page = new BrowserPage(title(), lettering);
        return page.drawing(fill(page, PREVIEWED, cancel));
    }

    /// Puts no more than this many boards on a page.
    ///
    /// @return whether these are all
    private boolean fill(Sections page, int most, Cancel cancel) {
        return switch (subject) {
            case Subject.Board(String _, var diagram, var sentences) -> {
                page.add(Stage.plain("", sentences, diagram));
                yield true;
            }
            case Subject.Walkthrough(String _, List<Stage> all) -> {
                all.stream().limit(most).forEach(page::add);
                yield all.size() <= most;
            }
            case Subject.Puzzles(String _, var documents) -> {
                int shown = Math.min(documents.size(), most);
                boards(shown, false, cancel).forEach(page::add);
                boolean rest = layout.solutions() && shown == documents.size();
                int solved = rest ? Math.min(documents.size(), most - shown) : 0;
                if (solved > 0) {
                    page.part(words.solutions());
                    boards(solved, true, cancel).forEach(page::add);
                }
                yield shown == documents.size() && (!layout.solutions() || solved == shown);
            }
        };
    }

    private List<Item> boards(int count, boolean solutions, Cancel cancel) {
        return new ArrayList<>(items.items(new PuzzlePages.Slice(0, count, solutions), cancel));
    }

    @Override
    public void close() {
        lettering.close();
    }
}
