package nonet.logic.finder.forcing;

import java.util.EnumSet;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;

/// Forcing nets.
///
/// An assumption is propagated through all singles that it causes, so that a statement may rest on several others.
/// Contradiction: an assumption that leaves a cell without a candidate, or a digit without a place in a house, is
/// false. Verity: what all candidates of a cell, or all places of a digit in a house, imply is true. Nested nets, which
/// refute further candidates under an assumption, are tried last.
///
/// Example: `r2c2=4` makes r2c7 and r6c2 naked singles, which together leave no place for 9 in box 6; so r2c2 is not 4.
///
/// Results with the highest [nonet.logic.position.EliminationScore] come first, then those with the fewest statements. See "Forcing Net" in
/// the HoDoKu reference, and "Digit, Cell and Unit Forcing Chains" on SudokuWiki.
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
        sink.checkCancelled();
        if (wanted.contains(Technique.FORCING_NET_VERITY) && search.verities(sink)) {
            return true;
        }
        sink.checkCancelled();
        return refute && new NestedNets(position, search.byScore()).find(sink);
    }
}
