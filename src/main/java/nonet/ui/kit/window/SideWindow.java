package nonet.ui.kit.window;

import java.util.List;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.ui.kit.DisabledTooltips;
import nonet.ui.kit.Scrolling;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.ViewListeners;
import org.jspecify.annotations.Nullable;

/// A window beside the main one, which stays usable. It keeps its content when it is closed and shown again. The
/// shortcut for closing closes it, and so does Escape, unless something is being typed: that is given up first.
public final class SideWindow {

    private static final KeyCodeCombination CLOSE = ShortcutRow.key("Shortcut+W");

    /// The keys of every side window.
    public static final List<ShortcutRow> KEYS =
            List.of(new ShortcutRow("keys.close", List.of(CLOSE, ShortcutRow.key("Esc"))));

    private static final double LEAST_WIDTH = 480;
    private static final double LEAST_HEIGHT = 320;

    private final Stage stage = new Stage();

    /// Whether it is open.
    public final ReadOnlyBooleanProperty showing = stage.showingProperty();

    private final Supplier<String> title;
    private final Window owner;
    private final Supplier<Parent> content;
    private final List<String> stylesheets;
    private final Supplier<@Nullable Dimension2D> size;
    private final Remembered<Rectangle2D> memory;

    /// @param title returns the title in the current language
    /// @param content creates the content, when the window is first shown and each time the language changes
    /// @param stylesheets the addresses of the stylesheets of its content
    /// @param size returns the initial size with the title bar, if the screen is large enough; null for a window that always
    /// has the size of its content
    /// @param memory the place of the window each time it closes
    public SideWindow(
            Supplier<String> title,
            Window owner,
            Supplier<Parent> content,
            List<String> stylesheets,
            Supplier<@Nullable Dimension2D> size,
            Remembered<Rectangle2D> memory) {
        this.title = title;
        this.owner = owner;
        this.content = content;
        this.stylesheets = stylesheets;
        this.size = size;
        this.memory = memory;
        stage.initOwner(owner);
        stage.getProperties().put(SideWindow.class, this);
        stage.setTitle(title.get());
        stage.showingProperty().addListener((change, before, now) -> {
            if (!now) {
                memory.keep().accept(Screens.bounds(stage));
            }
        });
    }

    /// Returns the content, which scrolls in a window that is smaller than its least size.
    private Parent root() {
        return Scrolling.of(content.get());
    }

    private Scene scene() {
        Scene made = new Scene(root());
        made.getStylesheets().setAll(stylesheets);
        DisabledTooltips.install(made);
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
        made.getAccelerators().put(CLOSE, stage::hide);
        return made;
    }

    /// Shows it where it was, and for the first time in the middle of its owner; always where it can be seen whole.
    public void show() {
        if (!stage.isShowing()) {
            Rectangle2D last = memory.last().get().orElse(null);
            if (stage.getScene() == null) {
                stage.setScene(scene());
            } else {
                last = Screens.bounds(stage);
            }
            place(last);
        }
        stage.show();
        stage.toFront();
        // Nodes have their styles for certain only once they are shown.
        Platform.runLater(this::fit);
    }

    /// Closes it.
    public void hide() {
        stage.hide();
    }

    /// Makes the content anew, in the current language.
    public void renew() {
        stage.setTitle(title.get());
        Scene scene = stage.getScene();
        if (scene != null) {
            Node focused = scene.getFocusOwner();
            scene.setRoot(root());
            fit();
            Node again = focused == null || focused.getId() == null ? null : scene.lookup("#" + focused.getId());
            if (again != null) {
                again.requestFocus();
            }
        }
    }

    /// Gives the window of a node the size of its content again, if it always has that size.
    public static void fit(Node node) {
        Scene scene = node.getScene();
        if (scene != null
                && scene.getWindow() != null
                && scene.getWindow().getProperties().get(SideWindow.class) instanceof SideWindow window) {
            window.fit();
        }
    }

    /// Gives an open window the size of its content if it always has that size.
    public void fit() {
        if (size.get() == null && stage.isShowing()) {
            place(Screens.bounds(stage));
        }
    }

    private void place(@Nullable Rectangle2D last) {
        Screens screens = Screens.present();
        Rectangle2D main = Screens.bounds(owner);
        Rectangle2D room = screens.around(main);
        Dimension2D initial = size.get();
        Dimension2D wanted = initial == null ? fitted() : initial;
        if (initial != null) {
            stage.setMinWidth(Math.min(Math.min(initial.getWidth(), LEAST_WIDTH), room.getWidth()));
            stage.setMinHeight(Math.min(Math.min(initial.getHeight(), LEAST_HEIGHT), room.getHeight()));
        }
        if (last == null) {
            put(screens.over(main, wanted.getWidth(), wanted.getHeight()));
        } else {
            put(screens.seen(
                    initial != null
                            ? last
                            : new Rectangle2D(last.getMinX(), last.getMinY(), wanted.getWidth(), wanted.getHeight())));
        }
    }

    /// Returns the size of the content, plus the window's frame, or the owner's while it is not shown.
    private Dimension2D fitted() {
        Parent root = stage.getScene().getRoot();
        root.applyCss();
        Window framed = stage.isShowing() ? stage : owner;
        double width = Math.ceil(root.prefWidth(-1));
        return new Dimension2D(
                width + framed.getWidth() - framed.getScene().getWidth(),
                Math.ceil(root.prefHeight(width))
                        + framed.getHeight()
                        - framed.getScene().getHeight());
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

    /// Moves the side window of a view beside the board each time the view becomes visible.
    public static void keepAside(Node view, ObservableValue<Boolean> visible) {
        ViewListeners.onChange(view, visible, seen -> {
            if (seen) {
                Platform.runLater(() -> moveAside(view.getScene().getWindow()));
            }
        });
    }

    /// Moves a side window beside the left part of its owner, where the board is, or closes it if there is no room.
    ///
    /// @return whether it was closed
    public static boolean stepAside(Window window) {
        boolean moved = moveAside(window);
        if (!moved) {
            window.hide();
        }
        return !moved;
    }

    /// Moves a side window beside the left part of its owner, where the board is, if there is room.
    ///
    /// @return whether the board is not covered
    public static boolean moveAside(Window window) {
        if (!(window instanceof Stage side) || side.getOwner() == null) {
            return true;
        }
        double left = Screens.present().besideLeftPart(Screens.bounds(side.getOwner()), Screens.bounds(side));
        if (Double.isNaN(left)) {
            return false;
        }
        side.setX(left);
        return true;
    }
}
