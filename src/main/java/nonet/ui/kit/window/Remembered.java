package nonet.ui.kit.window;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What is remembered of a window, such as its place, or the width of the list at its side.
///
/// @param last returns what was kept last, or empty if nothing was
/// @param keep accepts each new value
public record Remembered<T>(Supplier<Optional<T>> last, Consumer<T> keep) {

    /// Returns a memory that keeps nothing.
    public static <T> Remembered<T> nothing() {
        return new Remembered<>(Optional::empty, _ -> {});
    }
}
