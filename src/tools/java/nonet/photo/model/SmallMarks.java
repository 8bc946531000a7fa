package nonet.photo.model;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.util.random.RandomGenerator;

/// Small marks in the cells of a sheet.
final class SmallMarks {

    /// The layouts of marks: by place, in a line at the top, in the corners, in the center, and the sum of a cage.
    static final int LAYOUTS = 5;

    /// The layout of marks that are written side by side, some of them half as high as the cell.
    static final int SIDE_BY_SIDE = LAYOUTS;

    private final SheetStyle style;
    private final Graphics2D page;
    private final RandomGenerator random;

    SmallMarks(SheetStyle style, Graphics2D page, RandomGenerator random) {
        this.style = style;
        this.page = page;
        this.random = random;
    }

    /// Draws the marks of a cell with its center at a place.
    void draw(double x, double y) {
        if (style.fill().layout() == SIDE_BY_SIDE) {
            sideBySide(x, y);
        } else {
            inLayout(x, y);
        }
    }

    /// Draws one mark.
    ///
    /// @param size its height in cells
    void draw(double x, double y, double size) {
        AffineTransform place = AffineTransform.getTranslateInstance(x, y);
        place.scale(size * Sheet.CELL, size * Sheet.CELL);
        Lettering lettering = style.fill().layout() == 0 ? style.given() : style.other();
        page.fill(place.createTransformedShape(lettering.digit(1 + random.nextInt(9), size, random)));
    }

    private void sideBySide(double x, double y) {
        int kind = random.nextInt(10);
        int count = kind < 3 ? 1 : kind < 8 ? 2 : 3;
        double size = 0.2 + (count == 2 ? 0.24 : 0.12) * random.nextDouble();
        double step = size * (0.6 + 0.15 * random.nextDouble());
        double free = Math.max(0, 0.86 - count * step) * (count == 1 ? random.nextInt(2) : random.nextDouble() * 0.6);
        double top = -0.45 + size / 2 + (count == 1 ? random.nextInt(5) / 4 * 0.5 : 0.25 * random.nextDouble());
        for (int i = 0; i < count; i++) {
            double left = -0.43 + free + (i + 0.5) * step;
            draw(
                    x + Sheet.CELL * (left + 0.02 * random.nextGaussian()),
                    y + Sheet.CELL * (top + 0.02 * random.nextGaussian()),
                    size * (0.9 + 0.2 * random.nextDouble()));
        }
    }

    private void inLayout(double x, double y) {
        double size = 0.1 + 0.15 * random.nextDouble();
        int layout = style.fill().layout();
        int count = 0;
        for (int digit = 0; digit < 9; digit++) {
            if (random.nextInt(layout == 0 ? 2 : 4) != 0 && !(digit == 8 && count == 0)) {
                continue;
            }
            double column;
            double row;
            switch (layout) {
                case 0 -> {
                    column = digit % 3 - 1;
                    row = digit / 3 - 1;
                }
                case 1 -> {
                    column = count * 0.62 - 1.1;
                    row = -1.05;
                }
                case 2 -> {
                    column = count % 2 == 0 ? -1.05 : 1.05;
                    row = count / 2 == 0 ? -1.05 : 1.05;
                }
                case 3 -> {
                    column = (count - 1) * 0.6;
                    row = 0;
                    size = Math.min(size, 0.21);
                }
                default -> {
                    column = -1.15 + 0.5 * count;
                    row = -1.05;
                    count += count == 1 ? 9 : 0;
                }
            }
            if (count < (layout == 2 ? 4 : 5) || layout == 0) {
                draw(x + column * 0.3 * Sheet.CELL, y + row * 0.3 * Sheet.CELL, size);
            }
            count++;
        }
    }
}
