package nonet.photo.image;

/// A point of a picture, in pixels. The center of the top left pixel is at (0.5, 0.5).
public record ImagePoint(double x, double y) {

    public ImagePoint plus(double dx, double dy) {
        return new ImagePoint(x + dx, y + dy);
    }

    public ImagePoint times(double factor) {
        return new ImagePoint(x * factor, y * factor);
    }

    public double distance(ImagePoint other) {
        return Math.sqrt((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y));
    }
}
