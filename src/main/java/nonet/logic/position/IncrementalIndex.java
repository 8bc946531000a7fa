package nonet.logic.position;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A kind of structure that is derived from a position and shared by finders, such as its almost locked sets. It is
/// computed on first use and kept with the position; where it pays, it is updated from that of the latest earlier
/// position that has one.
///
/// A structure depends on its position only, is safe for use by several threads, and holds no position if it can be
/// updated, since it may outlive the one it was computed for. Threads that ask at the same time may each compute it, but
/// all get the same one.
public final class IncrementalIndex<T> {

    /// Updates a structure.
    @FunctionalInterface
    public interface Update<T> {

        /// Returns the structure of a position.
        ///
        /// @param earlier the structure of an earlier position
        /// @param delta the changes since
        T apply(Position position, T earlier, Delta delta);
    }

    private final Function<Position, T> make;
    private final @Nullable Update<T> update;

    private IncrementalIndex(Function<Position, T> make, @Nullable Update<T> update) {
        this.make = make;
        this.update = update;
    }

    /// Returns a kind of structure that is computed anew for each position.
    public static <T> IncrementalIndex<T> of(Function<Position, T> make) {
        return new IncrementalIndex<>(make, null);
    }

    /// Returns a kind of structure that can be updated.
    public static <T> IncrementalIndex<T> of(Function<Position, T> make, Update<T> update) {
        return new IncrementalIndex<>(make, update);
    }

    /// Returns the structure of a position.
    public T of(Position position) {
        PositionHistory history = position.history();
        PositionHistory.Entry<T> latest = history.latest(this);
        if (latest == null) {
            return history.put(this, make.apply(position), update != null);
        }
        if (latest.since().isEmpty() || update == null) {
            return latest.value();
        }
        return history.put(this, update.apply(position, latest.value(), latest.since()), true);
    }
}
