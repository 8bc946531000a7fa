package nonet.picture;

import java.util.ArrayList;
import java.util.List;
import nonet.picture.drawing.Align;
import nonet.picture.drawing.DiagramPainter;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Ink;
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
        List<Shape> page = new ArrayList<>();
        int column = 0;
        double top = frame.top();
        for (Stage stage : stages) {
            List<String> heading = lettering.wrap(stage.heading(), HEADING, FontWeight.BOLD, width);
            List<String> lines = new ArrayList<>();
            stage.sentences().forEach(text -> lines.addAll(lettering.wrap(text, TEXT, FontWeight.REGULAR, width)));
            double height = heading.size() * HEADING * LINE + HEADING * 0.4 + side + lines.size() * TEXT * LINE + TEXT;
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
            double at = text(page, heading, left, top, HEADING, FontWeight.BOLD, Palette.BLACK) + HEADING * 0.4;
            page.addAll(DiagramPainter.draw(stage.diagram(), left, at, side));
            text(page, lines, left, at + side + TEXT * 0.4, TEXT, FontWeight.REGULAR, Palette.BLACK);
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

    /// Writes lines and returns the baseline of the next one.
    private static double text(
            List<Shape> page, List<String> lines, double left, double top, double size, FontWeight weight, Ink ink) {
        double at = top;
        for (String line : lines) {
            page.add(new Words(left, at + size, size, weight, Align.START, ink, line));
            at += size * LINE;
        }
        return at;
    }
}
