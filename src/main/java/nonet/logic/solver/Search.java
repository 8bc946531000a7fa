package nonet.logic.solver;

import java.util.Set;
import nonet.deduce.Technique;
import nonet.logic.position.Checkpoint;
import nonet.logic.position.Delta;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// The search of a finder for some techniques.
final class Search {

    private final Finder finder;
    private final Set<Technique> wanted;
    private final LogicOptions options;

    /// The positions without an instance.
    private final Checkpoint exhausted = new Checkpoint();

    /// @param wanted the techniques to find
    Search(Finder finder, Set<Technique> wanted, LogicOptions options) {
        this.finder = finder;
        this.wanted = wanted;
        this.options = options;
    }

    /// Passes all instances to a sink until it stops.
    ///
    /// @return whether the sink stopped the search
    boolean find(Position position, Sink sink) {
        return finder.find(position, wanted, options, sink);
    }

    /// Passes an instance to a sink that stops at once. What is known to be missing from an earlier position is looked
    /// up only where something changed since.
    ///
    /// @return whether there is one
    boolean findFirst(Position position, Sink sink) {
        @Nullable Delta since = exhausted.since(position);
        if (since != null && since.isEmpty()) {
            return false;
        }
        boolean found = since == null ? find(position, sink) : finder.findNew(position, since, wanted, options, sink);
        if (!found) {
            exhausted.set(position);
        }
        return found;
    }
}
