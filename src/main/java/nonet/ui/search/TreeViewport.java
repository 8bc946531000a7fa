package nonet.ui.search;

import java.util.Set;
import nonet.trace.TreeSnapshot;
import nonet.ui.search.SearchTreeController.Scope;
import nonet.ui.search.TreePicture.Item;
import org.jspecify.annotations.Nullable;

/// The view of a tree: chooses layout and camera, and finds the node at a point.
///
/// Unless the user zooms or pans, the camera fits the picture into the view and follows the current moment.
final class TreeViewport {

    /// The size of a node with its label and of a level, in pixels at normal size.
    private static final double SLOT = 86;

    private static final double LEVEL = 34;

    private static final double MARGIN = 20;
    private static final double SMALLEST = 0.78;
    private static final double SMALLEST_UNFOLDED = 0.3;
    private static final double LARGEST = 1.15;

    /// The width in pixels below which branches are folded.
    private static final double NARROWEST = 7;

    private double width;
    private double height;
    private double top = MARGIN;
    private TreeCamera camera = new TreeCamera(0, 0, SLOT, LEVEL);
    private boolean fitted = true;

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    TreeCamera camera() {
        return camera;
    }

    void resize(double toWidth, double toHeight) {
        width = toWidth;
        height = toHeight;
    }

    /// Keeps room above the picture.
    void reserve(double room) {
        top = Math.max(MARGIN, room + MARGIN / 2);
    }

    void fit() {
        fitted = true;
    }

    void pan(double dx, double dy) {
        fitted = false;
        camera = camera.moved(dx, dy);
    }

    void zoom(double factor, double x, double y, Scope scope, TreePicture picture) {
        fitted = false;
        switch (scope) {
            case PATH -> {
                double scale = Math.clamp(camera.unitX() * factor / SLOT, 0.2, 3);
                camera = camera.zoomed(scale * SLOT, scale * LEVEL, x, y);
            }
            case WHOLE -> {
                double all = wholeUnit(picture.tree());
                double unit = Math.clamp(camera.unitX() * factor, all, Math.max(all, SLOT));
                camera = camera.zoomed(unit, camera.unitY(), x, y);
            }
        }
    }

    /// Keeps the place of a node of the path's picture when others are unfolded.
    void hold(Item item, TreeSnapshot tree, long shown, Set<Long> unfolded) {
        fitted = false;
        picture(Scope.PATH, tree, shown, unfolded).items().stream()
                .filter(each -> each.node() == item.node())
                .findFirst()
                .ifPresent(now -> pan((item.x() - now.x()) * camera.unitX(), 0));
    }

    /// Moves the camera to show these guesses across most of the view.
    void lookAt(long number, long weight) {
        fitted = false;
        double unit = Math.min(SLOT, width * 0.8 / weight);
        camera = new TreeCamera(width / 2 - (number + weight / 2.0) * unit, camera.y(), unit, camera.unitY());
    }

    /// Returns the visible picture, and moves the camera if it has to follow.
    TreePicture picture(Scope scope, TreeSnapshot tree, long shown, Set<Long> unfolded) {
        return switch (scope) {
            case PATH -> {
                TreePicture picture = PathLayout.picture(tree, shown, unfolded::contains);
                if (fitted) {
                    camera = path(picture, unfolded.isEmpty() ? SMALLEST : SMALLEST_UNFOLDED);
                }
                yield picture;
            }
            case WHOLE -> {
                if (fitted) {
                    double levels = Math.max(1, tree.deepest(0));
                    double unit = wholeUnit(tree);
                    double all = unit * (tree.guesses() + 1) + TreePainter.LABEL_ROOM;
                    camera = new TreeCamera(
                            Math.max(MARGIN / 2, (width - all) / 2),
                            top,
                            unit,
                            Math.clamp((height - top - MARGIN) / levels, 3, LEVEL * LARGEST));
                }
                yield WholeLayout.picture(
                        tree, shown, camera.placeX(-SLOT), camera.placeX(width + SLOT), NARROWEST / camera.unitX());
            }
        };
    }

    /// Returns the node at this point, the nearest if there are several, or null.
    @Nullable
    Item at(TreePicture picture, double x, double y) {
        Item nearest = null;
        double least = Double.MAX_VALUE;
        for (Item item : picture.items()) {
            double dx = x - camera.screenX(item.x());
            double dy = y - camera.screenY(item.level());
            double out = TreePainter.isLabeledLeft(item) ? -dx : dx;
            double label = TreePainter.isLabeled(item, camera) ? camera.unitX() * Math.min(item.room(), 1) * 0.7 : 10;
            boolean near = out > -10 && out < Math.min(label, 70) && Math.abs(dy) <= Math.min(12, camera.unitY() / 2);
            boolean inside = item.folded()
                    && Math.abs(dx) <= camera.unitX() * item.width() / 2
                    && dy >= 0
                    && dy <= item.reach() * camera.unitY();
            double distance = Math.abs(dy) + Math.abs(dx) / 4;
            if ((near || inside) && distance < least) {
                nearest = item;
                least = distance;
            }
        }
        return nearest;
    }

    /// Returns a camera for the path, with the end of the path visible. It keeps its scale as long as that is nearly
    /// right, because a path changes its length all the time.
    private TreeCamera path(TreePicture picture, double smallest) {
        double columns = Math.max(3, picture.right() - picture.left() + 1.5);
        double levels = Math.max(8, picture.deepest());
        double fits = Math.min(width / (columns * SLOT), (height - top - MARGIN) / (levels * LEVEL));
        double ideal = Math.clamp(fits, smallest, LARGEST);
        double before = camera.unitY() / LEVEL;
        double scale = before <= ideal && before > ideal * 0.8 && before >= smallest ? before : ideal;
        double unitX = scale * SLOT;
        double unitY = scale * LEVEL;
        double middle = width * 0.46;
        double leftmost = unitX * (0.75 - Math.min(0, picture.left()));
        double rightmost = width - unitX * (0.75 + Math.max(0, picture.right()));
        double x = leftmost > rightmost ? middle : Math.clamp(middle, leftmost, rightmost);
        double bottom = height - MARGIN - picture.deepest() * unitY;
        int current = picture.items().stream()
                .filter(Item::current)
                .mapToInt(Item::level)
                .findFirst()
                .orElse(0);
        // No further than needed, because the end of the path moves up and down all the time.
        double highest = Math.min(top, height - 2 * MARGIN - current * unitY);
        // A path that has become shorter leaves a third of the view empty at most.
        double lowest = Math.min(highest, Math.max(MARGIN + top - current * unitY, bottom - height / 3));
        double y = bottom > top - 1 || highest == top ? top : Math.clamp(camera.y(), lowest, highest);
        return new TreeCamera(x, y, unitX, unitY);
    }

    /// Returns the width of a guess in the whole tree, to the right of which the last label has its room.
    private double wholeUnit(TreeSnapshot tree) {
        return Math.min(SLOT, Math.max(1, width - MARGIN - TreePainter.LABEL_ROOM) / (tree.guesses() + 1));
    }
}
