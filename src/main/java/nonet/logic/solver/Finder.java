package nonet.logic.solver;

import java.util.Set;
import nonet.deduce.Technique;
import nonet.logic.position.Changes;
import nonet.logic.position.Position;

/// Finds the instances of a family of techniques. Finders hold no state: one serves any number of threads.
public interface Finder {

    /// Returns the techniques that it can find.
    Set<Technique> techniques();

    /// Hands the instances of the wanted techniques to the sink, in a fixed order and each once, until it has had enough.
    /// An instance draws at least one conclusion that is new in the position. What is reported first is what a person
    /// gets as a hint, so where instances differ much the best come first.
    ///
    /// @param wanted some of [#techniques()]; others must not be reported
    /// @return whether the sink has had enough
    boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink);

    /// Does the same when these techniques were not to be found before some changes: what rests on nothing that has
    /// changed need not be looked for. A finder that does not know better looks for everything.
    default boolean findNew(
            Position position, Changes changes, Set<Technique> wanted, LogicOptions options, Sink sink) {
        return find(position, wanted, options, sink);
    }
}
