package nonet.ui.atlas;

import java.util.function.Function;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import nonet.grid.Candidate;
import nonet.trace.TreeSnapshot;
import nonet.trace.atlas.Icicle.Bar;
import nonet.trace.atlas.Icicle.BranchOutcome;
import nonet.ui.kit.Fonts;
import nonet.ui.search.PaintColor;

/// Paints the branches of an outline.
///
/// @param colors returns a color of the style sheet
record BarPainter(GraphicsContext graphics, Function<PaintColor, Color> colors, TreeSnapshot tree) {

    /// The lowest level with labels.
    private static final double LABELED = 10;

    /// The size of a label in its level, and the width of a letter in its size.
    private static final double LABEL = 0.8;

    private static final double LETTER = 0.56;
    private static final double LARGEST = 13;
    private static final double FAINT = 0.28;
    private static final int STRIPE = 4;

    /// Paints a branch.
    ///
    /// @param level the height of a level
    void paint(Bar bar, double x, double y, double width, double level) {
        double height = (bar.deepest() - bar.level() + 1) * level;
        Color ink = colors.apply(
                switch (bar.outcome()) {
                    case FAILED -> PaintColor.DEAD;
                    case OPEN -> PaintColor.OPEN;
                    case SOLVED -> PaintColor.SOLUTION;
                });
        graphics.setFill(ink.deriveColor(0, 1, 1, bar.isSummed() ? FAINT * 2 : FAINT));
        graphics.fillRect(x, y, width, height);
        // Not by color alone: a solution has a thick foot, an open branch stripes.
        if (bar.outcome() == BranchOutcome.SOLVED) {
            graphics.setFill(ink);
            graphics.fillRect(x, y + height - Math.min(3, level / 3), width, Math.min(3, level / 3));
        }
        if (width < 3 || level < 3) {
            return;
        }
        if (bar.outcome() == BranchOutcome.OPEN) {
            graphics.setStroke(ink);
            graphics.setLineWidth(0.75);
            for (double at = x + STRIPE; at < x + width; at += 2 * STRIPE) {
                graphics.strokeLine(at, y + height - 3, Math.min(x + width, at + STRIPE), y + height - 3);
            }
        }
        graphics.setStroke(colors.apply(PaintColor.LINE));
        graphics.setLineWidth(0.75);
        graphics.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
        label(bar, x, y, width, level);
    }

    private void label(Bar bar, double x, double y, double width, double level) {
        Candidate guess = tree.candidate(bar.node());
        if (guess == null || bar.isSummed() || level < LABELED) {
            return;
        }
        String name = guess.toString();
        double size = Math.min(LARGEST, level * LABEL);
        if (width > name.length() * LETTER * size + 6) {
            graphics.setFont(Fonts.regular(size));
            graphics.setTextBaseline(VPos.CENTER);
            graphics.setFill(colors.apply(PaintColor.TEXT));
            graphics.fillText(name, x + 4, y + level / 2);
        }
    }
}
