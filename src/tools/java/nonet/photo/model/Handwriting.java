package nonet.photo.model;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import nonet.photo.image.ImagePoint;
import nonet.photo.model.Allographs.Knot;

/// The handwriting of an invented person, who writes each digit in one of its usual forms, always the same but never
/// exactly.
final class Handwriting implements Lettering {

    private static final int STEPS = 8;

    private final List<List<List<Knot>>> forms = new ArrayList<>();
    private final double pen;
    private final double pressure;
    private final double hasty;
    private final double slant;

    private Handwriting(double pen, double pressure, double hasty, double slant) {
        this.pen = pen;
        this.pressure = pressure;
        this.hasty = hasty;
        this.slant = slant;
    }

    /// Returns the handwriting of a random person.
    static Handwriting random(RandomGenerator random) {
        Handwriting hand = new Handwriting(
                0.018 + 0.06 * random.nextDouble() * random.nextDouble() + 0.02 * random.nextDouble(),
                0.35 * random.nextDouble(),
                0.012 + 0.03 * random.nextDouble(),
                0.06 + 0.12 * random.nextGaussian());
        double habit = 0.015 + 0.035 * random.nextDouble();
        for (int digit = 1; digit <= 9; digit++) {
            List<List<List<Knot>>> usual = Allographs.of(digit);
            hand.forms.add(varied(usual.get(random.nextInt(usual.size())), habit, random));
        }
        return hand;
    }

    @Override
    public Shape digit(int digit, double size, RandomGenerator random) {
        AffineTransform tilt = new AffineTransform();
        tilt.rotate(1.5 * hasty * random.nextGaussian());
        tilt.shear(-slant + hasty * random.nextGaussian(), 0);
        tilt.scale(1 + 3 * hasty * random.nextGaussian(), 1 + 2 * hasty * random.nextGaussian());
        Path2D outline = new Path2D.Double(Path2D.WIND_NON_ZERO);
        for (List<Knot> stroke : varied(forms.get(digit - 1), hasty, random)) {
            double phase = 2 * Math.PI * random.nextDouble();
            List<ImagePoint> curve = curve(stroke);
            for (int i = 1; i < curve.size(); i++) {
                double width = pen / size * (1 + pressure * StrictMath.sin(phase + 0.2 * i));
                Path2D piece = new Path2D.Double();
                piece.moveTo(curve.get(i - 1).x(), curve.get(i - 1).y());
                piece.lineTo(curve.get(i).x(), curve.get(i).y());
                piece.transform(tilt);
                outline.append(
                        new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                                .createStrokedShape(piece),
                        false);
            }
        }
        return outline;
    }

    @Override
    public double loose() {
        return 0.05;
    }

    private static List<List<Knot>> varied(List<List<Knot>> form, double deviation, RandomGenerator random) {
        return form.stream()
                .map(stroke -> stroke.stream()
                        .map(knot -> new Knot(
                                knot.at().plus(deviation * random.nextGaussian(), deviation * random.nextGaussian()),
                                knot.corner()))
                        .toList())
                .toList();
    }

    /// Returns points along the curve through the knots, a Catmull-Rom spline between corners.
    private static List<ImagePoint> curve(List<Knot> knots) {
        List<ImagePoint> curve = new ArrayList<>(List.of(knots.getFirst().at()));
        for (int i = 0; i + 1 < knots.size(); i++) {
            ImagePoint from = knots.get(i).at();
            ImagePoint to = knots.get(i + 1).at();
            ImagePoint before =
                    i == 0 || knots.get(i).corner() ? from : knots.get(i - 1).at();
            ImagePoint after = i + 2 == knots.size() || knots.get(i + 1).corner()
                    ? to
                    : knots.get(i + 2).at();
            for (int step = 1; step <= STEPS; step++) {
                double t = (double) step / STEPS;
                curve.add(new ImagePoint(
                        between(before.x(), from.x(), to.x(), after.x(), t),
                        between(before.y(), from.y(), to.y(), after.y(), t)));
            }
        }
        return curve;
    }

    private static double between(double before, double from, double to, double after, double t) {
        double cubic = 3 * (from - to) + after - before;
        double square = 2 * before - 5 * from + 4 * to - after;
        return from + t / 2 * (to - before + t * (square + t * cubic));
    }
}
