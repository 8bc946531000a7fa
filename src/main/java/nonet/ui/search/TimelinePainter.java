package nonet.ui.search;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.function.LongToDoubleFunction;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.TextAlignment;
import nonet.trace.TraceProfile;
import nonet.ui.kit.Fonts;

/// Paints a profile: above, how full the board was; below that the guess level; below that the guesses, as bars upwards,
/// and the dead ends, as bars downwards. Solutions are flags over the whole height, or ticks at the top when there are
/// many.
final class TimelinePainter {

    /// The room for the names of the curves at the left, and the margin at the right.
    static final double LEFT = 74;

    static final double RIGHT = 12;

    /// The lanes, for a height of 60 pixels.
    private static final double LANE = 13;

    private static final double FILLED_BOTTOM = 17;
    private static final double LEVEL_BOTTOM = 33;
    private static final double AXIS = 46;
    private static final double BAR = 10;

    /// The opacity of the veil over the future and over dropped events.
    private static final double AHEAD = 0.55;

    private static final double LOST = 0.8;

    private final GraphicsContext graphics;
    private final Function<PaintColor, Color> colors;
    private final List<String> words;
    private final TraceProfile.Columns columns;
    private final double width;
    private final double height;
    private final boolean low;

    /// @param words the names of the lanes, and the sentence while there is nothing to draw
    /// @param low whether only the lane of the level is painted
    TimelinePainter(
            GraphicsContext graphics,
            Function<PaintColor, Color> colors,
            List<String> words,
            TraceProfile.Columns columns,
            double width,
            double height,
            boolean low) {
        this.graphics = graphics;
        this.colors = colors;
        this.words = words;
        this.columns = columns;
        this.width = width;
        this.height = height;
        this.low = low;
    }

    /// @param share the position of the handle, 0 to 1
    /// @param lost the end of the dropped part of the trace, 0 to 1
    /// @param marks the positions of the bookmarks, 0 to 1
    /// @param place returns the position of an event, 0 to 1
    void paint(
            double share,
            double lost,
            List<Double> marks,
            Branching branching,
            LongToDoubleFunction place,
            boolean focused) {
        double line = width - LEFT - RIGHT;
        graphics.save();
        if (low) {
            graphics.translate(0, 3 - (LEVEL_BOTTOM - LANE));
        }
        names();
        if (columns.size() > 0) {
            double now = LEFT + Math.round(share * line);
            if (!low) {
                filled();
                bars();
            }
            level();
            graphics.restore();
            flags();
            veil(now, width, AHEAD);
            veil(LEFT, LEFT + lost * line, LOST);
            marks.forEach(mark -> bookmark(LEFT + mark * line));
            branches(branching, event -> LEFT + place.applyAsDouble(event) * line);
            handle(now, focused);
        } else {
            graphics.restore();
            graphics.setFill(color(PaintColor.QUIET));
            graphics.setTextBaseline(VPos.CENTER);
            graphics.fillText(words.get(4), LEFT, height / 2, line);
        }
        if (focused) {
            graphics.setStroke(color(PaintColor.FOCUS));
            graphics.setLineWidth(2);
            graphics.strokeRect(1, 1, width - 2, height - 2);
        }
    }

    private void names() {
        graphics.setFont(Fonts.regular(11));
        graphics.setTextAlign(TextAlignment.RIGHT);
        graphics.setTextBaseline(VPos.CENTER);
        name(words.get(1), PaintColor.OPEN, 26);
        if (!low) {
            name(words.get(0), PaintColor.QUIET, 11);
            name(words.get(2), PaintColor.OPEN, 39.5);
            name(words.get(3), PaintColor.DEAD, 52);
        }
        graphics.setTextAlign(TextAlignment.LEFT);
    }

    private void name(String name, PaintColor tint, double y) {
        graphics.setFill(color(tint));
        graphics.fillText(name, LEFT - 8, y);
    }

    /// Fades the picture between two places.
    private void veil(double from, double to, double alpha) {
        graphics.setGlobalAlpha(alpha);
        graphics.setFill(color(PaintColor.PAPER));
        graphics.fillRect(from, 0, Math.max(0, to - from), height);
        graphics.setGlobalAlpha(1);
    }

    private void filled() {
        int fewest = 81;
        for (int column = 0; column < columns.count(); column++) {
            fewest = Math.min(fewest, columns.fewestFilled(column));
        }
        int least = fewest - 3;
        curve(
                PaintColor.AREA,
                FILLED_BOTTOM,
                column -> (columns.fewestFilled(column) - least) / (81.0 - least),
                column -> (columns.mostFilled(column) - least) / (81.0 - least));
    }

    private void level() {
        double deepest = Math.max(1, columns.deepest());
        curve(
                PaintColor.OPEN,
                LEVEL_BOTTOM,
                column -> columns.lowestLevel(column) / deepest,
                column -> columns.highestLevel(column) / deepest);
    }

    /// Paints a curve between its minima and maxima in a lane.
    private void curve(PaintColor tint, double bottom, IntToDoubleFunction low, IntToDoubleFunction high) {
        Color color = color(tint);
        Color under = color.deriveColor(0, 1, 1, 0.15);
        Color between = color.deriveColor(0, 1, 1, 0.45);
        double before = bottom;
        for (int column = 0; column < columns.count(); column++) {
            double x = LEFT + column;
            double top = bottom - high.applyAsDouble(column) * LANE;
            double least = bottom - low.applyAsDouble(column) * LANE;
            graphics.setFill(under);
            graphics.fillRect(x, top, 1, bottom - top);
            graphics.setFill(between);
            graphics.fillRect(x, top, 1, least - top);
            graphics.setFill(color);
            double rise = column == 0 ? top : Math.min(top, before);
            double fall = column == 0 ? top : Math.max(top, before);
            boolean jump = fall - rise > LANE / 2;
            graphics.fillRect(x, jump ? top : rise, 1, jump ? 1.3 : Math.max(1.3, fall - rise));
            before = top;
        }
    }

    /// Paints the numbers of guesses and dead ends on a logarithmic scale, so that a single one is visible beside
    /// hundreds.
    private void bars() {
        int most = 1;
        for (int column = 0; column < columns.count(); column++) {
            most = Math.max(most, Math.max(columns.guesses(column), columns.contradictions(column)));
        }
        double scale = BAR / Math.log1p(most);
        graphics.setFill(color(PaintColor.LINE));
        graphics.fillRect(LEFT, AXIS, width - LEFT - RIGHT, 1);
        for (int column = 0; column < columns.count(); column++) {
            double guessed = Math.log1p(columns.guesses(column)) * scale;
            double failed = Math.log1p(columns.contradictions(column)) * scale;
            graphics.setFill(color(PaintColor.OPEN));
            graphics.fillRect(LEFT + column, AXIS - guessed, 1, guessed);
            graphics.setFill(color(PaintColor.DEAD));
            graphics.fillRect(LEFT + column, AXIS + 1, 1, failed);
        }
    }

    private void flags() {
        int flagged = 0;
        for (int column = 0; column < columns.count(); column++) {
            flagged += columns.solutions(column) > 0 ? 1 : 0;
        }
        boolean few = flagged <= columns.count() / 20;
        graphics.setFill(color(PaintColor.SOLUTION));
        for (int column = 0; column < columns.count(); column++) {
            if (columns.solutions(column) > 0) {
                double x = LEFT + column;
                graphics.fillRect(x, 0, few ? 1.5 : 1, few ? height - 2 : 4);
                if (few) {
                    graphics.fillPolygon(new double[] {x, x - 8, x}, new double[] {0, 4, 8}, 3);
                }
            }
        }
    }

    /// Paints a ribbon that hangs from the top.
    private void bookmark(double x) {
        graphics.setFill(color(PaintColor.TEXT));
        graphics.fillPolygon(new double[] {x - 4, x + 4, x + 4, x, x - 4}, new double[] {0, 0, 12, 8, 12}, 5);
    }

    /// Paints dashed lines: upright where branches part, with their numbers, and along the part that is the branch's own.
    private void branches(Branching branching, LongToDoubleFunction place) {
        graphics.setStroke(color(PaintColor.BRANCH));
        graphics.setFill(color(PaintColor.BRANCH));
        graphics.setLineWidth(1.5);
        graphics.setLineDashes(5, 4);
        if (branching.shown().from() > 0) {
            graphics.strokeLine(place.applyAsDouble(branching.shown().after()), height - 2, width - RIGHT, height - 2);
        }
        graphics.setTextBaseline(VPos.BOTTOM);
        graphics.setFont(Fonts.regular(10));
        for (Branching.Parting parting : branching.partings()) {
            double x = place.applyAsDouble(parting.after());
            graphics.strokeLine(x, 0, x, height);
            graphics.fillText(Integer.toString(parting.branch().number()), x + 3, height - 4);
        }
        graphics.setLineDashes();
    }

    private void handle(double x, boolean focused) {
        graphics.setFill(color(PaintColor.PAPER));
        graphics.fillRect(x - 2, 0, 4, height);
        graphics.setFill(color(focused ? PaintColor.FOCUS : PaintColor.TEXT));
        graphics.fillRect(x - 1, 0, 2, height);
        graphics.fillOval(x - 5, low ? height / 2 - 5 : LEVEL_BOTTOM - 12, 10, 10);
    }

    private Color color(PaintColor tint) {
        return colors.apply(tint);
    }
}
