package nonet.ui.main;

import javafx.beans.property.DoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import nonet.settings.Settings.Place;
import org.jspecify.annotations.Nullable;

/// Remembers where the window is and how it is divided, and puts it there again if there still is a screen.
final class WindowPlace {

    private static final double LEAST_SEEN = 200;

    private final Stage stage;
    private final DoubleProperty side;
    private @Nullable Place last;

    /// @param side the width of the pane beside the board
    WindowPlace(Stage stage, DoubleProperty side) {
        this.stage = stage;
        this.side = side;
    }

    /// Puts the window where it was.
    void restore(@Nullable Place place) {
        last = place;
        if (place == null) {
            return;
        }
        side.set(place.side());
        Rectangle2D wanted = new Rectangle2D(place.x(), place.y(), place.width(), place.height());
        if (Screen.getScreens().stream().anyMatch(screen -> isSeen(wanted, screen.getVisualBounds()))) {
            stage.setX(place.x());
            stage.setY(place.y());
            stage.setWidth(place.width());
            stage.setHeight(place.height());
        }
        stage.setMaximized(place.maximized());
    }

    /// Hears of every change of the place from now on.
    void onChange(Runnable changed) {
        for (ObservableValue<?> each : new ObservableValue<?>[] {
            stage.xProperty(),
            stage.yProperty(),
            stage.widthProperty(),
            stage.heightProperty(),
            side,
            stage.maximizedProperty()
        }) {
            each.addListener(change -> {
                remember();
                changed.run();
            });
        }
    }

    /// Returns where the window is, or was before it filled the screen; null before it was shown.
    @Nullable
    Place current() {
        return last;
    }

    private void remember() {
        boolean free = !stage.isMaximized() && !stage.isIconified() && !stage.isFullScreen();
        if (Double.isNaN(stage.getX()) || !(stage.getWidth() > 0) || !(stage.getHeight() > 0)) {
            return;
        }
        Place before = last;
        last = free || before == null
                ? new Place(
                        stage.getX(),
                        stage.getY(),
                        stage.getWidth(),
                        stage.getHeight(),
                        stage.isMaximized(),
                        side.get())
                : new Place(before.x(), before.y(), before.width(), before.height(), stage.isMaximized(), side.get());
    }

    private static boolean isSeen(Rectangle2D window, Rectangle2D screen) {
        double wide = Math.min(window.getMaxX(), screen.getMaxX()) - Math.max(window.getMinX(), screen.getMinX());
        double high = Math.min(window.getMaxY(), screen.getMaxY()) - Math.max(window.getMinY(), screen.getMinY());
        return wide >= LEAST_SEEN && high >= LEAST_SEEN && window.getMinY() >= screen.getMinY() - 1;
    }
}
