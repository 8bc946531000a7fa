package nonet.ui.kit.window;

import java.util.function.Consumer;
import javafx.geometry.Rectangle2D;
import org.jspecify.annotations.Nullable;

/// The memory of a window's place.
///
/// @param last the place where the window was last, or null if it was never shown
/// @param keep accepts the place of the window each time it closes
public record PlaceMemory(@Nullable Rectangle2D last, Consumer<Rectangle2D> keep) {

    /// Remembers nothing.
    public static final PlaceMemory NONE = new PlaceMemory(null, place -> {});
}
