package nonet.logic.finder.forcing;

import nonet.deduce.Technique;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderType;
import nonet.logic.solver.Search;

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
public final class ForcingNetFinder extends Finder {

    public static final FinderType TYPE =
            FinderType.of(ForcingNetFinder::new, Technique.FORCING_NET_CONTRADICTION, Technique.FORCING_NET_VERITY);

    private ForcingNetFinder(Search search) {
        super(search);
    }

    @Override
    public void find() {
        boolean refute = wants(Technique.FORCING_NET_CONTRADICTION);
        NetSearch nets = new NetSearch(search);
        if (refute) {
            nets.contradictions();
        }
        checkCancelled();
        if (wants(Technique.FORCING_NET_VERITY)) {
            nets.verities();
        }
        checkCancelled();
        if (refute) {
            new NestedNets(search, nets.byScore()).find();
        }
    }
}
