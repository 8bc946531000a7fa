package nonet.photo.image;

/// The perspective mapping of the unit square onto a quadrilateral (P. Heckbert, *Fundamentals of Texture Mapping and
/// Image Warping*, 1989).
public final class Homography {

    private final double a;
    private final double b;
    private final double c;
    private final double d;
    private final double e;
    private final double f;
    private final double g;
    private final double h;

    public Homography(Quad quad) {
        ImagePoint p = quad.topLeft();
        ImagePoint q = quad.topRight();
        ImagePoint r = quad.bottomRight();
        ImagePoint s = quad.bottomLeft();
        double sx = p.x() - q.x() + r.x() - s.x();
        double sy = p.y() - q.y() + r.y() - s.y();
        double dx1 = q.x() - r.x();
        double dx2 = s.x() - r.x();
        double dy1 = q.y() - r.y();
        double dy2 = s.y() - r.y();
        double det = dx1 * dy2 - dx2 * dy1;
        g = det == 0 ? 0 : (sx * dy2 - dx2 * sy) / det;
        h = det == 0 ? 0 : (dx1 * sy - sx * dy1) / det;
        a = q.x() - p.x() + g * q.x();
        b = s.x() - p.x() + h * s.x();
        c = p.x();
        d = q.y() - p.y() + g * q.y();
        e = s.y() - p.y() + h * s.y();
        f = p.y();
    }

    public double x(double u, double v) {
        return (a * u + b * v + c) / (g * u + h * v + 1);
    }

    public double y(double u, double v) {
        return (d * u + e * v + f) / (g * u + h * v + 1);
    }

    public ImagePoint map(double u, double v) {
        return new ImagePoint(x(u, v), y(u, v));
    }
}
