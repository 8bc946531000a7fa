package nonet.photo.model;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.random.RandomGenerator;
import nonet.photo.image.Gray;
import nonet.photo.model.SheetStyle.Letters;
import org.jspecify.annotations.Nullable;

/// A drawn sheet: nine by nine cells with random digits, small marks and stray strokes, and a cell of margin.
final class Sheet {

    /// The side of a cell in pixels.
    static final int CELL = 44;

    /// The side of the picture in pixels.
    static final int SIDE = 11 * CELL;

    private final SheetStyle style;
    private final @Nullable String digits;
    private final RandomGenerator random;
    private final int[] labels = new int[81];
    private final BufferedImage picture = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
    private final Graphics2D page = picture.createGraphics();
    private final SmallMarks marks;

    private Sheet(SheetStyle style, @Nullable String digits, RandomGenerator random) {
        this.style = style;
        this.digits = digits;
        this.random = random;
        marks = new SmallMarks(style, page, random);
    }

    /// Draws a sheet.
    ///
    /// @param digits 81 digits, 0 for a cell without one, or null for random digits
    static Sheet draw(SheetStyle style, @Nullable String digits, RandomGenerator random) {
        Sheet sheet = new Sheet(style, digits, random);
        sheet.page.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        sheet.page.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        sheet.draw();
        sheet.page.dispose();
        return sheet;
    }

    Gray picture() {
        byte[] pixels = new byte[SIDE * SIDE];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = (byte) picture.getRGB(i % SIDE, i / SIDE);
        }
        return new Gray(SIDE, SIDE, pixels);
    }

    /// Returns the class of each cell: 0 for empty, a digit, or 10 for small marks only.
    int[] labels() {
        return labels;
    }

    private void draw() {
        ink(style.inks().paper());
        page.fill(new Rectangle2D.Double(0, 0, SIDE, SIDE));
        shade();
        if (style.fill().behind()) {
            showBehind();
        }
        if (random.nextBoolean()) {
            surround();
        }
        boolean linesLast = random.nextBoolean();
        if (!linesLast) {
            lines();
        }
        for (int cell = 0; cell < 81; cell++) {
            fill(cell);
        }
        if (linesLast) {
            lines();
        }
        for (int i = 0; i < style.fill().strokes(); i++) {
            stroke();
        }
        if (style.fill().inverted()) {
            for (int y = 0; y < SIDE; y++) {
                for (int x = 0; x < SIDE; x++) {
                    picture.setRGB(x, y, ~picture.getRGB(x, y));
                }
            }
        }
    }

    private void ink(int level) {
        int gray = Math.clamp(level, 0, 255);
        page.setColor(new Color(gray, gray, gray));
    }

    private void shade() {
        ink(style.inks().shade());
        if (style.inks().shade() != style.inks().paper()) {
            int odd = random.nextInt(2);
            for (int box = 0; box < 9; box++) {
                if (box % 2 == odd) {
                    rectangle(box % 3 * 3, box / 3 * 3, 3, 3);
                }
            }
        }
        if (style.inks().highlight() != style.inks().paper()) {
            ink(style.inks().highlight());
            int at = random.nextInt(81);
            rectangle(at % 9, 0, 1, 9);
            rectangle(0, at / 9, 9, 1);
            rectangle(at % 9 / 3 * 3, at / 27 * 3, 3, 3);
            ink(style.inks().highlight() - random.nextInt(30));
            rectangle(at % 9, at / 9, 1, 1);
        }
    }

    private void rectangle(double column, double row, double width, double height) {
        page.fill(new Rectangle2D.Double((column + 1) * CELL, (row + 1) * CELL, width * CELL, height * CELL));
    }

    /// Draws faint digits as of the back of the page, mirrored.
    private void showBehind() {
        ink(style.inks().paper() - 8 - random.nextInt(25));
        for (int i = 0; i < 60; i++) {
            AffineTransform place =
                    AffineTransform.getTranslateInstance(random.nextDouble() * SIDE, random.nextDouble() * SIDE);
            double size = CELL * (0.25 + 0.5 * random.nextDouble());
            place.scale(-size, size);
            page.fill(place.createTransformedShape(style.other().digit(1 + random.nextInt(9), 0.5, random)));
        }
    }

    /// Draws what stands beside the grid.
    private void surround() {
        ink(style.inks().given());
        for (int i = 0; i < 24; i++) {
            double along = random.nextDouble() * SIDE;
            double across = random.nextDouble() * 0.6 * CELL;
            double size = CELL * (0.15 + 0.3 * random.nextDouble());
            AffineTransform place = switch (i % 4) {
                case 0 -> AffineTransform.getTranslateInstance(along, across);
                case 1 -> AffineTransform.getTranslateInstance(along, SIDE - across);
                case 2 -> AffineTransform.getTranslateInstance(across, along);
                default -> AffineTransform.getTranslateInstance(SIDE - across, along);
            };
            place.scale(size, size);
            page.fill(place.createTransformedShape(style.given().digit(1 + random.nextInt(9), 0.3, random)));
        }
    }

    private void lines() {
        for (int pass = 0; pass < 2; pass++) {
            boolean thick = pass == 1;
            double width = CELL * (thick ? style.lines().thick() : style.lines().thin());
            float[] dashes = style.lines().dashed() && !thick ? new float[] {3, 3} : null;
            page.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dashes, 0));
            ink(thick ? style.lines().thickInk() : style.lines().thinInk());
            for (int i = 0; i < 10; i++) {
                if (i % 3 == 0 == thick) {
                    double at = (i + 1) * CELL;
                    double over = thick ? width / 2 : 0;
                    page.draw(new Line2D.Double(CELL - over, at, 10 * CELL + over, at));
                    page.draw(new Line2D.Double(at, CELL - over, at, 10 * CELL + over));
                }
            }
        }
    }

    private void fill(int cell) {
        double x = (cell % 9 + 1.5) * CELL;
        double y = (cell / 9 + 1.5) * CELL;
        if (random.nextDouble() < style.fill().erased()) {
            page.setColor(new Color(0, 0, 0, random.nextInt(30)));
            digit(style.other(), style.others(), 1 + random.nextInt(9), x, y);
        }
        boolean filled = digits == null ? random.nextDouble() < style.fill().digits() : digits.charAt(cell) != '0';
        if (filled) {
            boolean entered = random.nextDouble() < style.fill().entered();
            int digit = digits == null ? 1 + random.nextInt(9) : digits.charAt(cell) - '0';
            labels[cell] = digit;
            ink(entered ? style.inks().entered() : style.inks().given());
            Letters letters = entered ? style.others() : style.letters();
            digit(entered ? style.other() : style.given(), letters, digit, x, y);
            if (random.nextInt(25) == 0 && letters.height() < 0.62) {
                ink(style.inks().marks());
                marks.draw(x - 0.36 * CELL, y - 0.36 * CELL, 0.16);
            }
        } else if (random.nextDouble() < style.fill().marked()) {
            ink(style.inks().marks());
            marks.draw(x, y);
            labels[cell] = 10;
        }
    }

    private void digit(Lettering lettering, Letters letters, int digit, double x, double y) {
        double loose = lettering.loose();
        double size = CELL * letters.height();
        Shape outline = lettering.digit(digit, letters.height(), random);
        AffineTransform place = AffineTransform.getTranslateInstance(
                x + CELL * (letters.dx() + loose * random.nextGaussian()),
                y + CELL * (letters.dy() + loose * random.nextGaussian()));
        place.rotate(loose * random.nextGaussian());
        place.shear(letters.slant(), 0);
        double width = letters.width() * outline.getBounds2D().getWidth() * letters.height();
        place.scale(size * letters.width() * Math.min(1, 0.85 / width), size);
        Shape shape = place.createTransformedShape(outline);
        page.fill(shape);
        if (letters.bold() > 0) {
            page.setStroke(
                    new BasicStroke((float) (letters.bold() * size), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            page.draw(shape);
        }
    }

    /// Draws a stray stroke, a dot or a circle.
    private void stroke() {
        double x = (1 + 9 * random.nextDouble()) * CELL;
        double y = (1 + 9 * random.nextDouble()) * CELL;
        ink(style.inks().paper() - random.nextInt(Math.max(1, style.inks().paper())) / 2);
        page.setStroke(
                new BasicStroke(0.5f + 1.5f * random.nextFloat(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        switch (random.nextInt(4)) {
            case 0 -> {
                double size = 1 + 3 * random.nextDouble();
                page.fill(new Ellipse2D.Double(x, y, size, size));
            }
            case 1 -> {
                double size = CELL * (0.5 + 0.5 * random.nextDouble());
                page.draw(new Ellipse2D.Double(x - size / 2, y - size / 2, size, size));
            }
            default -> {
                Path2D path = new Path2D.Double();
                path.moveTo(x, y);
                double reach = CELL * (0.2 + random.nextDouble());
                path.quadTo(
                        x + reach * random.nextGaussian(),
                        y + reach * random.nextGaussian(),
                        x + reach * random.nextGaussian(),
                        y + reach * random.nextGaussian());
                page.draw(path);
            }
        }
    }
}
