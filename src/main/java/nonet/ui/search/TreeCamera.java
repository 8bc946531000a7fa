package nonet.ui.search;

/// How the places of a picture become places on the screen.
///
/// @param x where the picture's left is on the screen, in pixels
/// @param y where level 0 is
/// @param unitX how many pixels a unit is across
/// @param unitY how many pixels a level is down
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

    /// Returns a camera with other units that shows the same at this point of the screen.
    TreeCamera zoomed(double toUnitX, double toUnitY, double screenX, double screenY) {
        return new TreeCamera(
                screenX - (screenX - x) * toUnitX / unitX, screenY - (screenY - y) * toUnitY / unitY, toUnitX, toUnitY);
    }
}
