package nonet.logic.finder.forcing;

import java.util.EnumSet;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;

/// Forcing nets: an assumption is followed through all singles that it brings about, until the board clashes, or until
/// all cases of which one is true agree on something. Last come nets within nets: on the board of one assumption
/// further candidates are refuted by nets of their own.
///
/// Nets that get farthest come first, then those with the fewest statements; a candidate that is refuted is reported
/// once.
public final class ForcingNetFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(Technique.FORCING_NET_CONTRADICTION, Technique.FORCING_NET_VERITY);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        boolean refute = wanted.contains(Technique.FORCING_NET_CONTRADICTION);
        NetSearch search = new NetSearch(position);
        if (refute && search.contradictions(sink)) {
            return true;
        }
        if (wanted.contains(Technique.FORCING_NET_VERITY) && !sink.isCancelled() && search.verities(sink)) {
            return true;
        }
        return refute && !sink.isCancelled() && new NestedNets(position, search.byHeadway()).find(sink);
    }
}
