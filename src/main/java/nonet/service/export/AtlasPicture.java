package nonet.service.export;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Candidate;
import nonet.picture.drawing.Align;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Ink;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.Palette;
import nonet.picture.drawing.Shape;
import nonet.picture.drawing.Shape.Box;
import nonet.picture.drawing.Shape.Words;
import nonet.picture.drawing.Stroke;
import nonet.trace.TreeSnapshot;
import nonet.trace.atlas.Icicle;
import nonet.trace.atlas.Icicle.Bar;
import nonet.trace.atlas.Icicle.BranchOutcome;
import nonet.trace.atlas.Icicle.Measure;

/// The outline of a search as a picture, with its legend.
///
/// @param heading the line above it
/// @param failed the words for branches without a solution
/// @param solved the words for branches with a solution
/// @param open the words for branches that are still searched
public record AtlasPicture(String heading, String failed, String solved, String open) {

    private static final double WIDTH = 960;
    private static final double MARGIN = 12;
    private static final double HEAD = 30;
    private static final double LEGEND = 28;
    private static final double LEVEL = 16;
    private static final double TEXT = 11;

    private static final Ink FAILED = new Ink(0xF2BF99);
    private static final Ink SOLVED = new Ink(0x99D8C7);
    private static final Ink OPEN = new Ink(0xDDF4FF);
    private static final double NARROWEST = 0.8;

    /// Returns the picture of a part of a search.
    ///
    /// @param from the left edge of the part
    /// @param to its right edge
    /// @param lettering measures the labels
    public Drawing draw(TreeSnapshot tree, Measure measure, double from, double to, Lettering lettering) {
        double unit = (WIDTH - 2 * MARGIN) / (to - from);
        Icicle icicle = Icicle.of(tree, measure, from, to, NARROWEST / unit);
        double height = HEAD + icicle.levels() * LEVEL + LEGEND + MARGIN;
        List<Shape> shapes = new ArrayList<>();
        shapes.add(words(MARGIN, 20, FontWeight.BOLD, heading));
        for (Bar bar : icicle.bars()) {
            double left = Math.max(MARGIN, MARGIN + (bar.from() - from) * unit);
            double right = Math.min(WIDTH - MARGIN, MARGIN + (bar.to() - from) * unit);
            if (right > left) {
                double top = HEAD + bar.level() * LEVEL;
                bar(
                        shapes,
                        bar,
                        new Box(
                                left,
                                top,
                                right - left,
                                (bar.deepest() - bar.level() + 1) * LEVEL,
                                0,
                                ink(bar.outcome()),
                                right - left > 3 ? Stroke.whole(0.5, Palette.GRAY) : null));
                Candidate guess = tree.candidate(bar.node());
                String label = guess == null || bar.isSummed() ? "" : guess.toString();
                if (!label.isEmpty() && lettering.width(label, TEXT, FontWeight.REGULAR) < right - left - 4) {
                    shapes.add(words(left + 2, top + LEVEL - 4.5, FontWeight.REGULAR, label));
                }
            }
        }
        double x = MARGIN;
        for (BranchOutcome outcome : BranchOutcome.values()) {
            double top = HEAD + icicle.levels() * LEVEL + 10;
            bar(
                    shapes,
                    new Bar(0, 0, 0, 0, 0, outcome),
                    new Box(x, top, 18, 12, 0, ink(outcome), Stroke.whole(0.5, Palette.GRAY)));
            String word = name(outcome);
            shapes.add(words(x + 23, top + 10, FontWeight.REGULAR, word));
            x += 40 + lettering.width(word, TEXT, FontWeight.REGULAR);
        }
        return new Drawing(WIDTH, height, shapes);
    }

    /// Adds a branch; one with a solution has a line at its bottom as well as a color.
    private static void bar(List<Shape> shapes, Bar bar, Box box) {
        shapes.add(box);
        if (bar.outcome() == BranchOutcome.SOLVED) {
            shapes.add(new Box(box.x(), box.y() + box.height() - 2.5, box.width(), 2.5, 0, Palette.COMPUTED, null));
        }
    }

    private String name(BranchOutcome outcome) {
        return switch (outcome) {
            case FAILED -> failed;
            case OPEN -> open;
            case SOLVED -> solved;
        };
    }

    private static Ink ink(BranchOutcome outcome) {
        return switch (outcome) {
            case FAILED -> FAILED;
            case OPEN -> OPEN;
            case SOLVED -> SOLVED;
        };
    }

    private static Words words(double x, double baseline, FontWeight weight, String text) {
        return new Words(x, baseline, TEXT, weight, Align.START, Palette.BLACK, text);
    }
}
