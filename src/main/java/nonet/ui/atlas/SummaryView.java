package nonet.ui.atlas;

import java.util.function.Consumer;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import nonet.trace.atlas.SearchSummary;
import nonet.ui.kit.ViewListeners;
import nonet.ui.search.CanvasRegion;
import org.jspecify.annotations.Nullable;

/// A picture of the numbers of a search, with a place that is described in words. It is empty while nothing is counted.
abstract class SummaryView extends CanvasRegion {

    private final AtlasController atlas;
    private final String name;
    private final Consumer<String> say;

    /// @param name the name of the picture, which is read out while it is empty
    /// @param help how it is used
    /// @param say shows the words on a place
    SummaryView(String name, String help, AtlasController atlas, Consumer<String> say) {
        this.atlas = atlas;
        this.name = name;
        this.say = say;
        getStyleClass().add("search-drawing");
        setAccessibleRole(AccessibleRole.BUTTON);
        setAccessibleHelp(help);
        setFocusTraversable(true);
        ViewListeners.observe(this, atlas.summary, _ -> redraw());
    }

    /// Returns the numbers, or null if nothing is counted.
    final @Nullable SearchSummary summary() {
        return atlas.summary.get();
    }

    /// Returns the sentence on the place.
    abstract String sentence(SearchSummary summary);

    /// Paints the numbers.
    abstract void paint(GraphicsContext graphics, SearchSummary summary, double width, double height);

    /// Shows the words on another place.
    final void describe() {
        SearchSummary summary = summary();
        if (summary != null) {
            say.accept(sentence(summary));
        }
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        redraw();
    }

    @Override
    protected final void paint(GraphicsContext graphics, double width, double height) {
        SearchSummary summary = summary();
        if (summary != null) {
            paint(graphics, summary, width, height);
        }
    }

    @Override
    public final @Nullable Object queryAccessibleAttribute(
            AccessibleAttribute attribute, @Nullable Object... parameters) {
        SearchSummary summary = summary();
        return attribute != AccessibleAttribute.TEXT
                ? super.queryAccessibleAttribute(attribute, parameters)
                : summary == null ? name : sentence(summary);
    }
}
