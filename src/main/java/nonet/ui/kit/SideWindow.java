package nonet.ui.kit;

import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;

/// A window beside the main one, which stays usable. It keeps what is in it when it is closed and shown again. Escape
/// and the shortcut for closing close it.
public final class SideWindow {

    private final Stage stage = new Stage();

    private final Supplier<Scene> scene;

    /// @param content makes what is in it, when it is shown for the first time
    /// @param stylesheets the addresses of the stylesheets of what is in it
    public SideWindow(
            String title,
            Window owner,
            Supplier<Parent> content,
            List<String> stylesheets,
            double width,
            double height) {
        scene = () -> {
            Rectangle2D room = room(owner);
            double wide = Math.min(width, room.getWidth());
            double high = Math.min(height, room.getHeight());
            return scene(new Scene(content.get(), wide, high), stylesheets);
        };
        stage.initOwner(owner);
        stage.setTitle(title);
        stage.setMinWidth(Math.min(width, 480));
        stage.setMinHeight(Math.min(height, 320));
    }

    /// Returns what there is of the screen that the owner is on.
    private static Rectangle2D room(Window owner) {
        return Screen.getScreensForRectangle(owner.getX(), owner.getY(), owner.getWidth(), owner.getHeight()).stream()
                .findFirst()
                .orElse(Screen.getPrimary())
                .getVisualBounds();
    }

    private Scene scene(Scene made, List<String> stylesheets) {
        made.getStylesheets().setAll(stylesheets);
        // Lists and tables take Escape for themselves, so it is caught before them.
        made.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ESCAPE) {
                stage.hide();
                key.consume();
            }
        });
        made.getAccelerators().put(KeyCombination.valueOf("Shortcut+W"), stage::hide);
        return made;
    }

    public void show() {
        if (stage.getScene() == null) {
            stage.setScene(scene.get());
        }
        stage.show();
        stage.toFront();
    }

    /// Whether it is open.
    public ReadOnlyBooleanProperty showingProperty() {
        return stage.showingProperty();
    }
}
