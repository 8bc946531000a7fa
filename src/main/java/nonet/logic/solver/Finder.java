package nonet.logic.solver;

import java.util.Set;
import nonet.deduce.Technique;
import nonet.logic.position.Delta;
import nonet.logic.position.Position;

/// Finds the instances of a family of techniques. Finders are stateless and thread-safe.
public interface Finder {

    /// Returns the techniques that this finder can find.
    Set<Technique> techniques();

    /// Passes the instances of some techniques to a sink until it stops, in a fixed order, each of them once. An
    /// instance has at least one conclusion that is new in the position. The first instance serves as a hint, so better
    /// instances come first.
    ///
    /// @param wanted the techniques to find, some of [#techniques()]; others must not be reported
    /// @return whether the sink stopped the search
    boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink);

    /// Finds instances in a position where none existed before some changes. This is a search for all, unless the finder
    /// is an [IncrementalFinder].
    ///
    /// @param since the changes, at least one; [Delta#EVERYWHERE] if nothing is known of an earlier position
    /// @return whether the sink stopped the search
    default boolean find(Position position, Delta since, Set<Technique> wanted, LogicOptions options, Sink sink) {
        return find(position, wanted, options, sink);
    }
}
