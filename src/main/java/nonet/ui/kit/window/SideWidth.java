package nonet.ui.kit.window;

import java.util.OptionalDouble;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;

/// The memory of the width of the list at the side of a window.
///
/// @param last returns the width that the user chose, or empty if there is none
/// @param keep accepts the width each time the user has changed it
public record SideWidth(Supplier<OptionalDouble> last, DoubleConsumer keep) {

    /// Remembers nothing.
    public static final SideWidth NONE = new SideWidth(OptionalDouble::empty, width -> {});
}
