package nonet.ui.kit.window;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Window;

/// The usable areas of the screens, and the fitting of windows into them. Windows are measured
/// with their title bars.
///
/// @param rooms the parts, that of the first screen first; not empty
public record Screens(List<Rectangle2D> rooms) {

    /// The part of a main window that has the board.
    private static final double LEFT_PART = 0.62;

    /// The offset of a new window from the one that it was opened from.
    private static final double BESIDE = 32;

    private static final int MOST_TRIES = 20;

    /// The distance by which a window may reach over a screen's edge: some desktops count an invisible border.
    private static final double BORDER = 10;

    public Screens {
        if (rooms.isEmpty()) {
            throw new IllegalArgumentException("no screen");
        }
        rooms = List.copyOf(rooms);
    }

    /// Returns the screens as they are now.
    public static Screens present() {
        return new Screens(Stream.concat(Stream.of(Screen.getPrimary()), Screen.getScreens().stream())
                .distinct()
                .map(Screen::getVisualBounds)
                .toList());
    }

    /// Returns the place of a window.
    static Rectangle2D bounds(Window window) {
        return new Rectangle2D(window.getX(), window.getY(), window.getWidth(), window.getHeight());
    }

    /// Returns the place of a window of this size on the first screen: in its middle, and smaller where it has to be.
    public Rectangle2D centered(double width, double height) {
        Rectangle2D room = rooms.getFirst();
        double wide = Math.min(width, room.getWidth());
        double high = Math.min(height, room.getHeight());
        return new Rectangle2D(
                room.getMinX() + Math.floor((room.getWidth() - wide) / 2),
                room.getMinY() + Math.floor((room.getHeight() - high) / 2),
                wide,
                high);
    }

    /// Returns the place of a window of this size that belongs to another: in the middle of that one if it is seen
    /// whole there.
    public Rectangle2D over(Rectangle2D owner, double width, double height) {
        return seen(new Rectangle2D(
                owner.getMinX() + Math.floor((owner.getWidth() - width) / 2),
                owner.getMinY() + Math.floor((owner.getHeight() - height) / 2),
                width,
                height));
    }

    /// Returns the place of a further window that has the size of another: a little to the right of it and below, from the
    /// left or upper edge on where it reaches the other edge. It does not lie exactly over any of the other windows.
    public Rectangle2D beside(Rectangle2D window, List<Rectangle2D> others) {
        Rectangle2D place = cascaded(window);
        for (int i = 0; i < MOST_TRIES && isTaken(place, others); i++) {
            // A smaller window has more places.
            place = cascaded(new Rectangle2D(
                    place.getMinX(),
                    place.getMinY(),
                    Math.max(BESIDE, place.getWidth() - BESIDE),
                    Math.max(BESIDE, place.getHeight() - BESIDE)));
        }
        return place;
    }

    /// Returns where the left edge of a window has to be so that the left part of its owner is not covered: where it is,
    /// further right, or left of the owner; not a number if there is no room.
    double besideLeftPart(Rectangle2D owner, Rectangle2D window) {
        Rectangle2D room = around(owner);
        double end = owner.getMinX() + owner.getWidth() * LEFT_PART;
        boolean apart = window.getMinX() >= end
                || window.getMaxX() <= owner.getMinX()
                || window.getMinY() >= owner.getMaxY()
                || window.getMaxY() <= owner.getMinY();
        if (apart) {
            return window.getMinX();
        }
        if (end + window.getWidth() <= room.getMaxX()) {
            return end;
        }
        return owner.getMinX() - window.getWidth() >= room.getMinX() ? owner.getMinX() - window.getWidth() : Double.NaN;
    }

    private static boolean isTaken(Rectangle2D place, List<Rectangle2D> others) {
        return others.stream()
                .anyMatch(other -> other.getMinX() == place.getMinX() && other.getMinY() == place.getMinY());
    }

    private Rectangle2D cascaded(Rectangle2D window) {
        Rectangle2D room = around(window);
        double wide = Math.min(window.getWidth(), room.getWidth() - BESIDE);
        double high = Math.min(window.getHeight(), room.getHeight() - BESIDE);
        double x = window.getMinX() + BESIDE;
        double y = window.getMinY() + BESIDE;
        return new Rectangle2D(
                x + wide <= room.getMaxX() ? x : room.getMinX(),
                y + high <= room.getMaxY() ? y : room.getMinY(),
                wide,
                high);
    }

    /// Returns the screen that shows most of a window, or the first one if none shows any of it.
    public Rectangle2D around(Rectangle2D window) {
        return rooms.stream()
                .max(Comparator.comparingDouble(room -> shared(room, window)))
                .filter(room -> shared(room, window) > 0)
                .orElse(rooms.getFirst());
    }

    /// Returns where a window can be seen whole: where it is if screens show all of it, otherwise moved, and smaller where it
    /// has to be, onto the screen around it.
    public Rectangle2D seen(Rectangle2D window) {
        if (isSeen(window)) {
            return window;
        }
        Rectangle2D room = around(window);
        double wide = Math.min(window.getWidth(), room.getWidth());
        double high = Math.min(window.getHeight(), room.getHeight());
        return new Rectangle2D(
                Math.clamp(window.getMinX(), room.getMinX(), room.getMaxX() - wide),
                Math.clamp(window.getMinY(), room.getMinY(), room.getMaxY() - high),
                wide,
                high);
    }

    /// Whether screens, one or several side by side, show all of a window but its border.
    private boolean isSeen(Rectangle2D window) {
        double left = window.getMinX() + BORDER;
        double right = window.getMaxX() - BORDER;
        double bottom = window.getMaxY() - BORDER;
        return Stream.of(left, right)
                .allMatch(x -> Stream.of(window.getMinY(), bottom)
                        .allMatch(y -> rooms.stream().anyMatch(room -> room.contains(x, y))));
    }

    private static double shared(Rectangle2D room, Rectangle2D window) {
        double wide = Math.min(room.getMaxX(), window.getMaxX()) - Math.max(room.getMinX(), window.getMinX());
        double high = Math.min(room.getMaxY(), window.getMaxY()) - Math.max(room.getMinY(), window.getMinY());
        return Math.max(0, wide) * Math.max(0, high);
    }
}
