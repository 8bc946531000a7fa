package nonet.picture.drawing;

import java.util.ArrayList;
import java.util.List;
import nonet.picture.drawing.Shape.Line;
import nonet.play.CellColor;

/// Lines that fill a cell, so that it is recognized without its color. On paper they are those of the window.
enum Hatching {
    RISING,
    FALLING,
    LEVEL,
    UPRIGHT,
    CROSSED,
    SQUARED;

    /// The number of lines that cross a side of a cell.
    private static final int LINES = 6;

    static Hatching of(CellColor color) {
        return switch (color) {
            case RED -> RISING;
            case ORANGE -> FALLING;
            case GREEN -> LEVEL;
            case BLUE -> UPRIGHT;
            case VIOLET -> CROSSED;
            case GRAY -> SQUARED;
        };
    }

    /// Returns the lines in a square.
    List<Line> lines(double left, double top, double side, Ink ink) {
        Stroke stroke = Stroke.whole(side / 60, ink);
        List<Line> lines = new ArrayList<>();
        double step = side / LINES;
        for (int i = 0; i < LINES; i++) {
            double at = (i + 0.5) * step;
            if (this == LEVEL || this == SQUARED) {
                lines.add(line(left, top + at, left + side, top + at, stroke));
            }
            if (this == UPRIGHT || this == SQUARED) {
                lines.add(line(left + at, top, left + at, top + side, stroke));
            }
            if (this == RISING || this == CROSSED) {
                lines.add(line(left, top + at, left + at, top, stroke));
                lines.add(line(left + at, top + side, left + side, top + at, stroke));
            }
            if (this == FALLING || this == CROSSED) {
                lines.add(line(left + at, top, left + side, top + side - at, stroke));
                lines.add(line(left, top + at, left + side - at, top + side, stroke));
            }
        }
        return lines;
    }

    private static Line line(double x1, double y1, double x2, double y2, Stroke stroke) {
        return new Line(new Point(x1, y1), new Point(x2, y2), stroke);
    }
}
