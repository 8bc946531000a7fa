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

/// The windows beside the main one: the panes that have a window of their own, each filled when it is first shown.
public final class SideWindows {

    private final Map<String, SideWindow> windows = new HashMap<>();

    public SideWindows(WindowPanes panes, List<String> stylesheets) {
        for (Pane<?> pane : Panes.ALL) {
            switch (pane.place()) {
                case Place.Page() -> {}
                case Place.OwnWindow(double width, double height) ->
                    add(panes, pane, stylesheets, () -> scaled(panes, width, height));
                case Place.FittedWindow() -> add(panes, pane, stylesheets, () -> null);
            }
        }
    }

    /// Returns a size for text of the chosen size.
    private static Dimension2D scaled(WindowPanes panes, double width, double height) {
        double scale = panes.program().choices().textSize().get() / 100.0;
        return new Dimension2D(width * scale, height * scale);
    }

    private void add(WindowPanes panes, Pane<?> pane, List<String> stylesheets, Supplier<@Nullable Dimension2D> size) {
        SideWindow window = new SideWindow(
                () -> panes.services().messages().get(pane.title()),
                panes.stage(),
                () -> panes.view(pane),
                stylesheets,
                size,
                memory(panes.program().choices().store(), pane.id()));
        panes.visibleProperty(pane).bind(window.showingProperty());
        windows.put(pane.id(), window);
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
        SideWindow window = windows.get(pane);
        if (window != null) {
            window.show();
        }
        return window != null;
    }

    /// Shows the window of a pane, or closes it if it is open.
    public void toggle(String pane) {
        SideWindow window = Objects.requireNonNull(windows.get(pane));
        if (window.showingProperty().get()) {
            window.hide();
        } else {
            window.show();
        }
    }
}
