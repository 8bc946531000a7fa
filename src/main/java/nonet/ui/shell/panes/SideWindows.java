package nonet.ui.shell.panes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import nonet.settings.SettingsStore;
import nonet.settings.WindowFrame;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.window.PlaceMemory;
import nonet.ui.kit.window.SideWindow;
import nonet.ui.shell.panes.PaneDescriptor.Place;
import org.jspecify.annotations.Nullable;

/// The windows beside the main one: the panes that have a window of their own, each filled when it is first shown.
public final class SideWindows {

    private final Map<String, SideWindow> windows = new HashMap<>();
    private final List<PaneContent> contents = new ArrayList<>();

    public SideWindows(PaneContext context, List<String> stylesheets) {
        for (PaneDescriptor pane : Panes.ALL) {
            switch (pane.place()) {
                case Place.Page() -> {}
                case Place.OwnWindow(double width, double height) ->
                    add(context, pane, stylesheets, () -> scaled(context, width, height));
                case Place.FittedWindow() -> add(context, pane, stylesheets, () -> null);
            }
        }
    }

    /// Returns a size for text of the chosen size.
    private static Dimension2D scaled(PaneContext context, double width, double height) {
        double scale = context.program().choices().textSize().get() / 100.0;
        return new Dimension2D(width * scale, height * scale);
    }

    private void add(
            PaneContext context, PaneDescriptor pane, List<String> stylesheets, Supplier<@Nullable Dimension2D> size) {
        PaneContent content = pane.factory().apply(context);
        contents.add(content);
        BooleanProperty visible = new SimpleBooleanProperty();
        SideWindow window = new SideWindow(
                () -> context.messages().get(pane.title()),
                context.stage(),
                () -> content.view(visible),
                stylesheets,
                size,
                memory(context.program().store(), pane.id()));
        visible.bind(window.showingProperty());
        windows.put(pane.id(), window);
    }

    private static PlaceMemory memory(SettingsStore store, String pane) {
        WindowFrame last = store.frame(pane);
        return new PlaceMemory(
                last == null ? null : new Rectangle2D(last.x(), last.y(), last.width(), last.height()),
                place -> store.save(
                        pane, new WindowFrame(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight())));
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

    /// Updates the windows. Called once a frame.
    public void pulse() {
        contents.forEach(PaneContent::pulse);
    }
}
