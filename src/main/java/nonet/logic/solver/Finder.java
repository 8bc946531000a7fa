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

    /// Finds instances in a position where none existed before some changes, so instances without a changed candidate
    /// may be skipped. By default this is a full search.
    ///
    /// @param delta the changes, at least one
    default boolean findNew(Position position, Delta delta, Set<Technique> wanted, LogicOptions options, Sink sink) {
        return find(position, wanted, options, sink);
    }
}
