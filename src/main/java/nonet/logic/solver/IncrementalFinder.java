package nonet.logic.solver;

import java.util.Set;
import nonet.deduce.Technique;
import nonet.logic.position.Delta;
import nonet.logic.position.Position;

/// A finder that knows where new instances can be after some changes.
public interface IncrementalFinder extends Finder {

    /// Finds instances in a position where none existed before some changes, so those without a changed candidate may be
    /// skipped; [Delta#EVERYWHERE] finds all.
    @Override
    boolean find(Position position, Delta since, Set<Technique> wanted, LogicOptions options, Sink sink);

    @Override
    default boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        return find(position, Delta.EVERYWHERE, wanted, options, sink);
    }
}
