package nonet.logic.position;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A value that is computed once, on first use. Safe for use by several threads.
public final class Lazy<T> {

    private final Supplier<T> make;
    private volatile @Nullable T value;

    /// @param make computes the value; it may use other lazy values, but not this one
    public Lazy(Supplier<T> make) {
        this.make = make;
    }

    /// Returns the value.
    public T get() {
        T known = value;
        return known == null ? compute() : known;
    }

    private synchronized T compute() {
        T known = value;
        if (known == null) {
            known = make.get();
            value = known;
        }
        return known;
    }
}
