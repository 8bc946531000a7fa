package nonet.picture;

import java.util.ArrayList;
import java.util.List;
import nonet.picture.drawing.Align;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.DiagramPainter;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.Palette;
import nonet.picture.drawing.PuzzleCode;
import nonet.picture.drawing.Shape;
import nonet.picture.drawing.Shape.Words;

/// The picture of what a wide browser window shows of an HTML page, for previews: a heading and rows of three boards with
/// their words. A unit is a pixel of the page.
public final class BrowserPage implements Sections {

    private static final int COLUMNS = 3;
    private static final double INNER = 1160;
    private static final double MARGIN = 32;
    private static final double GAP = 32;
    private static final double COLUMN = (INNER - (COLUMNS - 1) * GAP) / COLUMNS;
    private static final double TITLE = 27.2;
    private static final double HEADING = 16.8;
    private static final double NOTE = 14;
    private static final double TEXT = 16;
    private static final double LINE = 24;
    private static final double CODE = 112;

    /// The sign of browsers before a sentence whose details are folded.
    private static final String FOLDED = "\u25b8 ";

    private final Lettering lettering;
    private final List<Shape> shapes = new ArrayList<>();
    private double top = MARGIN;
    private double bottom = MARGIN;
    private int column;

    /// Begins a page.
    public BrowserPage(String title, Lettering lettering) {
        this.lettering = lettering;
        heading(title);
    }

    @Override
    public void part(String title) {
        endRow();
        heading(title);
    }

    @Override
    public void add(Item item) {
        section(item.caption(), item.note(), List.of(), item.diagram(), item.code());
    }

    @Override
    public void add(Stage stage) {
        List<String> lines = stage.passages().stream()
                .map(each -> (each.details().isEmpty() ? "" : FOLDED) + each.sentence())
                .toList();
        section(stage.heading(), "", lines, stage.diagram(), "");
    }

    /// Returns the page so far.
    ///
    /// @param whole whether that is all; otherwise three dots say that the page continues
    public Drawing drawing(boolean whole) {
        endRow();
        List<Shape> all = new ArrayList<>(shapes);
        if (!whole) {
            double middle = MARGIN + INNER / 2;
            all.add(new Words(middle, top, TITLE, FontWeight.BOLD, Align.MIDDLE, Palette.GRAY, "\u2026"));
        }
        return new Drawing(INNER + 2 * MARGIN, top + MARGIN, all);
    }

    private void heading(String title) {
        if (!title.isEmpty()) {
            words(MARGIN, top + TITLE, TITLE, FontWeight.BOLD, title);
        }
        top += 2.5 * TITLE;
        bottom = top;
    }

    private void section(String heading, String note, List<String> sentences, Diagram diagram, String code) {
        double left = MARGIN + column * (COLUMN + GAP);
        double at = top;
        if (!heading.isEmpty() || !note.isEmpty()) {
            for (String line : lettering.wrap(heading, HEADING, FontWeight.BOLD, COLUMN)) {
                at += LINE;
                words(left, at - LINE / 4, HEADING, FontWeight.BOLD, line);
            }
            shapes.add(
                    new Words(left + COLUMN, at - LINE / 4, NOTE, FontWeight.REGULAR, Align.END, Palette.GRAY, note));
            at += HEADING / 2;
        }
        shapes.addAll(DiagramPainter.draw(diagram, left, at, COLUMN));
        at += COLUMN;
        if (!code.isEmpty()) {
            shapes.addAll(PuzzleCode.draw(code, left, at + TEXT / 2, CODE));
            at += TEXT / 2 + CODE;
        }
        for (String sentence : sentences) {
            at += TEXT / 2;
            for (String line : lettering.wrap(sentence, TEXT, FontWeight.REGULAR, COLUMN)) {
                at += LINE;
                words(left, at - LINE / 4, TEXT, FontWeight.REGULAR, line);
            }
        }
        bottom = Math.max(bottom, at);
        column++;
        if (column == COLUMNS) {
            endRow();
        }
    }

    private void endRow() {
        if (column > 0) {
            column = 0;
            top = bottom + GAP;
            bottom = top;
        }
    }

    private void words(double left, double baseline, double size, FontWeight weight, String text) {
        shapes.add(new Words(left, baseline, size, weight, Align.START, Palette.BLACK, text));
    }
}
