package nonet.ui.search;

/// Maps the places of a picture to the screen.
///
/// @param x the left edge of the picture on the screen, in pixels
/// @param y the place of level 0
/// @param unitX the width of a unit in pixels
/// @param unitY the height of a level in pixels
record TreeCamera(double x, double y, double unitX, double unitY) {

    double screenX(double place) {
        return x + place * unitX;
    }

    double screenY(double level) {
        return y + level * unitY;
    }

    double placeX(double screenX) {
        return (screenX - x) / unitX;
    }

    TreeCamera moved(double dx, double dy) {
        return new TreeCamera(x + dx, y + dy, unitX, unitY);
    }

    /// Returns a camera with other units that keeps this point of the screen fixed.
    TreeCamera zoomed(double toUnitX, double toUnitY, double screenX, double screenY) {
        return new TreeCamera(
                screenX - (screenX - x) * toUnitX / unitX, screenY - (screenY - y) * toUnitY / unitY, toUnitX, toUnitY);
    }
}
