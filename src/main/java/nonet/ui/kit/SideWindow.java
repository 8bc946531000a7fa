package nonet.ui.kit;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;

/// A window beside the main one, which stays usable. It keeps what is in it when it is closed and shown again. Escape
/// and the shortcut for closing close it.
public final class SideWindow {

    private final Stage stage = new Stage();

    /// @param stylesheets the addresses of the stylesheets of what is in it
    public SideWindow(
            String title, Window owner, Parent content, List<String> stylesheets, double width, double height) {
        Scene scene = new Scene(content, width, height);
        scene.getStylesheets().setAll(stylesheets);
        // Lists and tables take Escape for themselves, so it is caught before them.
        scene.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ESCAPE) {
                stage.hide();
                key.consume();
            }
        });
        scene.getAccelerators().put(KeyCombination.valueOf("Shortcut+W"), stage::hide);
        stage.initOwner(owner);
        stage.setTitle(title);
        stage.setScene(scene);
        stage.setMinWidth(Math.min(width, 480));
        stage.setMinHeight(Math.min(height, 320));
    }

    public void show() {
        stage.show();
        stage.toFront();
    }

    /// Whether it is open.
    public ReadOnlyBooleanProperty showingProperty() {
        return stage.showingProperty();
    }
}
