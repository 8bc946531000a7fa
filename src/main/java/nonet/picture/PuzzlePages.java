package nonet.picture;

import java.util.ArrayList;
import java.util.List;
import nonet.picture.drawing.Align;
import nonet.picture.drawing.DiagramPainter;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.Palette;
import nonet.picture.drawing.PuzzleCode;
import nonet.picture.drawing.Shape;
import nonet.picture.drawing.Shape.Words;

/// Puzzles on pages, in rows and columns, and their solutions, smaller, on the following pages.
///
/// @param title the title of all pages; empty for none
/// @param puzzles the number of puzzles
public record PuzzlePages(Layout layout, String title, int puzzles, PageWords words) {

    private static final int SOLUTION_COLUMNS = 3;
    private static final int SOLUTION_ROWS = 4;
    private static final int SOLUTIONS = SOLUTION_COLUMNS * SOLUTION_ROWS;
    private static final double CAPTION = 10;

    /// The side of a QR code with its margin: 16 mm, so that a module is 0.43 mm wide.
    private static final double CODE = 46;

    /// The content of one page.
    ///
    /// @param from the first puzzle, from 0
    /// @param to the index after the last puzzle
    /// @param solutions whether the page shows their solutions
    public record Slice(int from, int to, boolean solutions) {}

    /// Returns the number of pages.
    public int count() {
        return ofPuzzles() + (layout.solutions() ? pages(SOLUTIONS) : 0);
    }

    /// Returns the content of a page.
    ///
    /// @param page the number of the page, from 0
    public Slice slice(int page) {
        boolean solutions = page >= ofPuzzles();
        int each = solutions ? SOLUTIONS : layout.perPage();
        int from = (solutions ? page - ofPuzzles() : page) * each;
        return new Slice(from, Math.min(from + each, puzzles), solutions);
    }

    /// Returns a page.
    ///
    /// @param page the number of the page, from 0
    /// @param items its content, as described by its [#slice]
    public Drawing draw(int page, List<Item> items, Lettering lettering) {
        boolean solutions = slice(page).solutions();
        Frame frame = new Frame(layout.paper(), solutions ? words.solutions() : title, lettering);
        int columns = solutions ? SOLUTION_COLUMNS : layout.columns();
        int rows = solutions ? SOLUTION_ROWS : layout.rows();
        boolean captions = items.stream()
                .anyMatch(item -> !item.caption().isEmpty() || !item.note().isEmpty());
        double head = captions ? CAPTION * 1.7 : 0;
        boolean codes = items.stream().anyMatch(item -> !item.code().isEmpty());
        double width = frame.column(columns);
        double height = (frame.bottom() - frame.top() - (rows - 1) * Frame.GAP) / rows - head;
        // The code is below the board or beside it, wherever the board can be larger.
        double below = Math.min(width, height - (codes ? CODE : 0));
        double beside = Math.min(width - (codes ? CODE : 0), height);
        double side = Math.max(below, beside);
        boolean isBelow = below >= beside;
        double block = side + (codes && !isBelow ? CODE : 0);
        List<Shape> shapes = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            double left = frame.left() + i % columns * (width + Frame.GAP) + (width - block) / 2;
            double top =
                    frame.top() + Math.floorDiv(i, columns) * (head + side + (codes && isBelow ? CODE : 0) + Frame.GAP);
            shapes.addAll(caption(items.get(i), left, top + CAPTION, side, lettering));
            shapes.addAll(DiagramPainter.draw(items.get(i).diagram(), left, top + head, side));
            if (!items.get(i).code().isEmpty()) {
                double x = isBelow ? left : left + side;
                double y = top + head + (isBelow ? side : side - CODE);
                shapes.addAll(PuzzleCode.draw(items.get(i).code(), x, y, CODE));
            }
        }
        return frame.page(shapes, words, page + 1, count());
    }

    private static List<Shape> caption(Item item, double left, double baseline, double width, Lettering lettering) {
        double note = lettering.width(item.note(), CAPTION, FontWeight.REGULAR);
        String caption = lettering.shorten(item.caption(), CAPTION, FontWeight.BOLD, width - note - CAPTION);
        List<Shape> shapes = new ArrayList<>();
        if (!caption.isEmpty()) {
            shapes.add(new Words(left, baseline, CAPTION, FontWeight.BOLD, Align.START, Palette.BLACK, caption));
        }
        if (!item.note().isEmpty()) {
            shapes.add(new Words(
                    left + width, baseline, CAPTION, FontWeight.REGULAR, Align.END, Palette.GRAY, item.note()));
        }
        return shapes;
    }

    private int ofPuzzles() {
        return pages(layout.perPage());
    }

    private int pages(int each) {
        return (puzzles + each - 1) / each;
    }
}
