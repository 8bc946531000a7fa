package nonet.ui.kit;

import java.util.List;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;

/// A window beside the main one, which stays usable. It keeps what is in it when it is closed and shown again. The
/// shortcut for closing closes it, and so does Escape, unless something is being typed: that is given up first.
public final class SideWindow {

    private static final double LEAST_WIDTH = 480;
    private static final double LEAST_HEIGHT = 320;

    private final Stage stage = new Stage();

    private final Supplier<Scene> scene;
    private final Window owner;
    private final double width;
    private final double height;

    /// @param content creates the content, when the window is first shown
    /// @param stylesheets the addresses of the stylesheets of what is in it
    /// @param width the initial width, if the screen is large enough
    /// @param height the initial height with the title bar, if the screen is large enough
    public SideWindow(
            String title,
            Window owner,
            Supplier<Parent> content,
            List<String> stylesheets,
            double width,
            double height) {
        scene = () -> scene(new Scene(content.get()), stylesheets);
        this.owner = owner;
        this.width = width;
        this.height = height;
        stage.initOwner(owner);
        stage.setTitle(title);
    }

    private Scene scene(Scene made, List<String> stylesheets) {
        made.getStylesheets().setAll(stylesheets);
        Typing typing = new Typing(made);
        // Lists and tables take Escape for themselves, so it is caught before them.
        made.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ESCAPE) {
                if (!typing.giveUp()) {
                    stage.hide();
                }
                key.consume();
            }
        });
        made.getAccelerators().put(KeyCombination.valueOf("Shortcut+W"), stage::hide);
        return made;
    }

    /// Shows it where it was, and for the first time in the middle of its owner; always where it can be seen whole.
    public void show() {
        if (!stage.isShowing()) {
            Screens screens = Screens.present();
            if (stage.getScene() == null) {
                stage.setScene(scene.get());
                Rectangle2D main = Screens.bounds(owner);
                Rectangle2D room = screens.around(main);
                stage.setMinWidth(Math.min(Math.min(width, LEAST_WIDTH), room.getWidth()));
                stage.setMinHeight(Math.min(Math.min(height, LEAST_HEIGHT), room.getHeight()));
                put(screens.over(main, width, height));
            } else {
                put(screens.seen(Screens.bounds(stage)));
            }
        }
        stage.show();
        stage.toFront();
    }

    /// Puts the window in its place, and once more when it is shown: some desktops choose another one first, such as a
    /// corner where the title bar is not seen.
    private void put(Rectangle2D place) {
        set(place);
        stage.setOnShown(shown -> Platform.runLater(() -> {
            Rectangle2D chosen = Screens.bounds(stage);
            if (!Screens.present().seen(chosen).equals(chosen)) {
                set(place);
            }
        }));
    }

    private void set(Rectangle2D place) {
        stage.setX(place.getMinX());
        stage.setY(place.getMinY());
        stage.setWidth(place.getWidth());
        stage.setHeight(place.getHeight());
    }

    /// Whether it is open.
    public ReadOnlyBooleanProperty showingProperty() {
        return stage.showingProperty();
    }
}
