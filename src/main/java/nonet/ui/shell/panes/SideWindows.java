package nonet.ui.shell.panes;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import nonet.settings.SettingsStore;
import nonet.settings.WindowBounds;
import nonet.ui.kit.window.Remembered;
import nonet.ui.kit.window.SideWindow;
import nonet.ui.shell.panes.Pane.Place;
import org.jspecify.annotations.Nullable;

/// The windows beside the main one: the panes that have a window of their own, each made when it is first shown, for all
/// together would take a twentieth of the program's start.
public final class SideWindows {

    private final WindowPanes panes;
    private final List<String> stylesheets;
    private final Map<String, SideWindow> windows = new HashMap<>();

    public SideWindows(WindowPanes panes, List<String> stylesheets) {
        this.panes = panes;
        this.stylesheets = stylesheets;
    }

    /// Returns the window of a pane; null if it has none.
    private @Nullable SideWindow window(String id) {
        SideWindow known = windows.get(id);
        return known != null
                ? known
                : Panes.ALL.stream()
                        .filter(pane -> pane.id().equals(id))
                        .findFirst()
                        .map(this::made)
                        .orElse(null);
    }

    private @Nullable SideWindow made(Pane<?> pane) {
        return switch (pane.place()) {
            case Place.Page _ -> null;
            case Place.OwnWindow(double width, double height) -> made(pane, () -> scaled(panes, width, height));
            case Place.FittedWindow() -> made(pane, () -> null);
        };
    }

    /// Returns a size for text of the chosen size.
    private static Dimension2D scaled(WindowPanes panes, double width, double height) {
        double scale = panes.program.choices().textSize().get() / 100.0;
        return new Dimension2D(width * scale, height * scale);
    }

    private SideWindow made(Pane<?> pane, Supplier<@Nullable Dimension2D> size) {
        SideWindow window = new SideWindow(
                () -> panes.services.messages().get(pane.title()),
                panes.stage,
                () -> panes.view(pane),
                stylesheets,
                size,
                memory(panes.program.choices().store(), pane.id()));
        panes.visibleProperty(pane).bind(window.showing);
        windows.put(pane.id(), window);
        return window;
    }

    private static Remembered<Rectangle2D> memory(SettingsStore store, String pane) {
        Optional<Rectangle2D> last = Optional.ofNullable(store.bounds(pane))
                .map(bounds -> new Rectangle2D(bounds.x(), bounds.y(), bounds.width(), bounds.height()));
        return new Remembered<>(
                () -> last,
                place -> store.save(
                        pane, new WindowBounds(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight())));
    }

    /// Makes the contents of all windows anew, in the current language.
    public void renew() {
        windows.values().forEach(SideWindow::renew);
    }

    /// Gives those windows that always have the size of their content that size again.
    public void fit() {
        windows.values().forEach(SideWindow::fit);
    }

    /// Shows the window of a pane.
    ///
    /// @return whether the pane has one
    public boolean show(String pane) {
        SideWindow window = window(pane);
        if (window != null) {
            window.show();
        }
        return window != null;
    }

    /// Shows the window of a pane, or closes it if it is open.
    public void toggle(String pane) {
        SideWindow window = Objects.requireNonNull(window(pane));
        if (window.showing.get()) {
            window.hide();
        } else {
            window.show();
        }
    }
}
