package nonet.ui.atlas;

/// The part of a search that the outline shows. Immutable.
///
/// @param from its left edge, as a share of the whole
/// @param to its right edge
record Part(double from, double to) {

    static final Part WHOLE = new Part(0, 1);

    double width() {
        return to - from;
    }

    /// Returns a part of another width, in which a place stays where it was.
    Part zoomed(double factor, double at, double narrowest) {
        double width = Math.clamp(width() * factor, Math.min(1, narrowest), 1);
        double left = at - (at - from) / width() * width;
        return new Part(left, left + width).within();
    }

    Part moved(double by) {
        return new Part(from + by, to + by).within();
    }

    private Part within() {
        double left = Math.clamp(from, 0, Math.max(0, 1 - width()));
        return new Part(left, left + width());
    }
}
