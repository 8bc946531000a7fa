package nonet.ui.shell;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;
import nonet.settings.Settings.Place;
import nonet.ui.kit.window.Screens;
import org.jspecify.annotations.Nullable;

/// Saves the place of the window and of its divider, and restores it as far as the screens allow.
final class WindowPlace {

    private static final double USUAL_WIDTH = 1240;
    private static final double USUAL_HEIGHT = 890;
    private static final double LEAST_WIDTH = 640;
    private static final double LEAST_HEIGHT = 560;

    /// The width of the pane beside the board.
    final DoubleProperty sideWidth = new SimpleDoubleProperty(BoardAndSide.USUAL_WIDTH);

    private final Stage stage;
    private @Nullable Place last;

    WindowPlace(Stage stage) {
        this.stage = stage;
    }

    /// Restores the place of the window, moved and shrunk if the screens have changed so that it would be partly
    /// hidden; at the first start, the center of the screen.
    void restore(@Nullable Place place) {
        last = place;
        Screens screens = Screens.present();
        Rectangle2D seen = place == null
                ? screens.centered(USUAL_WIDTH, USUAL_HEIGHT)
                : screens.seen(new Rectangle2D(place.x(), place.y(), place.width(), place.height()));
        Rectangle2D room = screens.around(seen);
        stage.setMinWidth(Math.min(LEAST_WIDTH, room.getWidth()));
        stage.setMinHeight(Math.min(LEAST_HEIGHT, room.getHeight()));
        stage.setX(seen.getMinX());
        stage.setY(seen.getMinY());
        stage.setWidth(seen.getWidth());
        stage.setHeight(seen.getHeight());
        if (place != null) {
            sideWidth.set(place.side());
            stage.setMaximized(place.maximized());
        }
    }

    /// Adds a listener for changes of the place.
    void onChange(Runnable changed) {
        remember();
        for (ObservableValue<?> each : new ObservableValue<?>[] {
            stage.xProperty(),
            stage.yProperty(),
            stage.widthProperty(),
            stage.heightProperty(),
            sideWidth,
            stage.maximizedProperty()
        }) {
            each.addListener(change -> {
                remember();
                changed.run();
            });
        }
    }

    /// Returns the place of the window, or its place before it was maximized; null if it was never shown.
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
                        sideWidth.get())
                : new Place(
                        before.x(), before.y(), before.width(), before.height(), stage.isMaximized(), sideWidth.get());
    }
}
