package nonet.picture;

import java.util.ArrayList;
import java.util.List;
import nonet.picture.drawing.Align;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.Palette;
import nonet.picture.drawing.Shape;
import nonet.picture.drawing.Shape.Words;

/// A page in preparation: its margins, title and number, and the room for the content.
///
/// @param title the title at the top; empty for none
record Frame(Paper paper, String title, Lettering lettering) {

    static final double GAP = 22;

    private static final double MARGIN = 42;
    private static final double TITLE = 17;
    private static final double FOOTER = 8.5;

    double left() {
        return MARGIN;
    }

    double width() {
        return paper.width() - 2 * MARGIN;
    }

    double top() {
        return MARGIN + (title.isEmpty() ? 0 : TITLE * 1.9);
    }

    double bottom() {
        return paper.height() - MARGIN - FOOTER;
    }

    /// Returns the width of one of several columns.
    double column(int columns) {
        return (width() - (columns - 1) * GAP) / columns;
    }

    /// Returns the page.
    ///
    /// @param words the texts of the page number at the foot, which a single page lacks
    /// @param page the number of the page, from 1
    Drawing page(List<Shape> content, PageWords words, int page, int pages) {
        List<Shape> shapes = new ArrayList<>();
        if (!title.isEmpty()) {
            String text = lettering.shorten(title, TITLE, FontWeight.BOLD, width());
            shapes.add(new Words(left(), MARGIN + TITLE, TITLE, FontWeight.BOLD, Align.START, Palette.BLACK, text));
        }
        shapes.addAll(content);
        if (pages > 1) {
            double baseline = paper.height() - MARGIN + FOOTER;
            String text = words.number(page, pages);
            shapes.add(new Words(
                    paper.width() / 2, baseline, FOOTER, FontWeight.REGULAR, Align.MIDDLE, Palette.GRAY, text));
        }
        return new Drawing(paper.width(), paper.height(), shapes);
    }
}
