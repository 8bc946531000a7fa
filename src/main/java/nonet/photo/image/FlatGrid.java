package nonet.photo.image;

/// The flat picture of a grid: nine by nine cells of [#CELL] pixels, and half a cell of margin around them.
public final class FlatGrid {

    /// The side of a cell in pixels.
    public static final int CELL = 48;

    /// The margin around the grid in pixels.
    public static final int MARGIN = CELL / 2;

    /// The side of the flat picture in pixels.
    public static final int SIDE = 9 * CELL + 2 * MARGIN;

    private FlatGrid() {}

    /// Returns the flat picture of the grid inside a quadrilateral. Large cells are reduced first, so that each pixel of
    /// the picture counts.
    public static Gray of(Gray picture, Quad quad) {
        int dense = Math.clamp(
                (int) Math.ceil(longestSide(quad) / 9 / CELL - 0.2), 1, Math.min(picture.width(), picture.height()));
        Gray reduced = dense == 1 ? picture : picture.reduced(dense);
        Homography map = new Homography(quad.times(1.0 / dense));
        byte[] flat = new byte[SIDE * SIDE];
        for (int y = 0; y < SIDE; y++) {
            double v = unit(y + 0.5);
            for (int x = 0; x < SIDE; x++) {
                double u = unit(x + 0.5);
                flat[y * SIDE + x] = (byte) (reduced.sample(map.x(u, v), map.y(u, v)) + 0.5f);
            }
        }
        return new Gray(SIDE, SIDE, flat);
    }

    /// Returns the position in the unit square of a coordinate in the flat picture.
    public static double unit(double pixel) {
        return (pixel - MARGIN) / (9 * CELL);
    }

    private static double longestSide(Quad quad) {
        return Math.max(
                Math.max(
                        quad.topLeft().distance(quad.topRight()),
                        quad.topRight().distance(quad.bottomRight())),
                Math.max(
                        quad.bottomRight().distance(quad.bottomLeft()),
                        quad.bottomLeft().distance(quad.topLeft())));
    }
}
