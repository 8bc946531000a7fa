package nonet.logic.position;

import org.jspecify.annotations.Nullable;

/// Marks positions at which something holds, such as that a search finds nothing, and tells what has changed since.
public final class Checkpoint {

    /// Marks a position.
    public void set(Position position) {
        position.history().put(this, this, true);
    }

    /// Returns the changes since the latest position that is marked, none if this one is, or null if neither this
    /// position nor any that it follows from is marked.
    public @Nullable Delta since(Position position) {
        History.Entry<Checkpoint> latest = position.history().latest(this);
        return latest == null ? null : latest.since();
    }
}
