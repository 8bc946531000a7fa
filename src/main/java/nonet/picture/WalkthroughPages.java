package nonet.picture;

import java.util.ArrayList;
import java.util.List;
import nonet.picture.drawing.Align;
import nonet.picture.drawing.DiagramPainter;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.Palette;
import nonet.picture.drawing.Shape;
import nonet.picture.drawing.Shape.Words;

/// Pictures with text below them, one after the other in the columns of pages. A picture and its text stay together.
public final class WalkthroughPages {

    private static final double HEADING = 10.5;
    private static final double TEXT = 8.8;
    private static final double LINE = 1.32;
    /// The number of text lines that suffice for most steps.
    private static final int LINES = 3;

    private final List<List<Shape>> pages = new ArrayList<>();
    private final Frame first;
    private final PageWords words;

    /// Lays out the pages.
    ///
    /// @param title the title of the first page; empty for none
    public WalkthroughPages(Layout layout, String title, List<Stage> stages, PageWords words, Lettering lettering) {
        this.words = words;
        this.first = new Frame(layout.paper(), title, lettering);
        Frame frame = first;
        int columns = layout.columns();
        double width = frame.column(columns);
        double head = HEADING * 1.6;
        double row = (first.bottom() - first.top() - (layout.rows() - 1) * Frame.GAP) / layout.rows();
        double side = Math.min(width, row - head - TEXT * LINE * (LINES + 0.5));
        StageText text = new StageText(lettering, words, TEXT, width);
        List<Shape> page = new ArrayList<>();
        int column = 0;
        double top = frame.top();
        for (Stage stage : stages) {
            List<String> heading = lettering.wrap(stage.heading(), HEADING, FontWeight.BOLD, width);
            double fixed = heading.size() * HEADING * LINE + HEADING * 0.4 + side + TEXT;
            int room = (int) ((frame.bottom() - first.top() - fixed) / (TEXT * LINE));
            List<StageText.Line> lines = text.lines(stage.passages(), room);
            double height = fixed + lines.size() * TEXT * LINE;
            if (top + height > frame.bottom() && top > frame.top()) {
                column++;
                top = frame.top();
            }
            if (column == columns) {
                pages.add(page);
                page = new ArrayList<>();
                frame = new Frame(layout.paper(), "", lettering);
                column = 0;
                top = frame.top();
            }
            double left = frame.left() + column * (width + Frame.GAP);
            double at = top;
            for (String line : heading) {
                page.add(words(left, at + HEADING, HEADING, FontWeight.BOLD, line));
                at += HEADING * LINE;
            }
            at += HEADING * 0.4;
            page.addAll(DiagramPainter.draw(stage.diagram(), left, at, side));
            at += side + TEXT * 0.4;
            for (StageText.Line line : lines) {
                page.add(words(left + line.indent(), at + TEXT, TEXT, FontWeight.REGULAR, line.text()));
                at += TEXT * LINE;
            }
            top += height + Frame.GAP * 0.6;
        }
        pages.add(page);
    }

    /// Returns the number of pages.
    public int count() {
        return pages.size();
    }

    /// Returns a page.
    ///
    /// @param page the number of the page, from 0
    public Drawing draw(int page) {
        Frame frame = page == 0 ? first : new Frame(first.paper(), "", first.lettering());
        return frame.page(pages.get(page), words, page + 1, count());
    }

    private static Words words(double left, double baseline, double size, FontWeight weight, String text) {
        return new Words(left, baseline, size, weight, Align.START, Palette.BLACK, text);
    }
}
