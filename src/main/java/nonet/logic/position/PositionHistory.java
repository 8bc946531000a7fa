package nonet.logic.position;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The structures derived from a position, and the latest ones of its predecessors, each with the changes since. A
/// position inherits what is known of its parent when it is made. Of each kind there is one value, so nothing older is
/// kept alive. Safe for use by several threads.
final class PositionHistory {

    /// A value, and the changes since the position that it belongs to.
    ///
    /// @param stays whether later positions inherit it
    record Entry<T>(T value, Delta since, boolean stays) {}

    private final Map<Object, Entry<?>> entries = new ConcurrentHashMap<>();

    /// Returns the history of a position that follows from this one.
    PositionHistory then(Delta delta) {
        PositionHistory next = new PositionHistory();
        entries.forEach((key, entry) -> {
            if (entry.stays) {
                next.entries.put(key, new Entry<>(entry.value, entry.since.then(delta), true));
            }
        });
        return next;
    }

    /// Returns the latest value of a kind, or null if there is none.
    @SuppressWarnings("unchecked")
    <T> @Nullable Entry<T> latest(Object kind) {
        return (Entry<T>) entries.get(kind);
    }

    /// Adds a value of the position itself, unless another thread was faster.
    ///
    /// @return the value of the position
    @SuppressWarnings("unchecked")
    <T> T put(Object kind, T value, boolean stays) {
        Entry<T> entry = new Entry<>(value, Delta.NONE, stays);
        return ((Entry<T>) entries.merge(
                        kind, entry, (before, now) -> before.since().isEmpty() ? before : now))
                .value();
    }
}
