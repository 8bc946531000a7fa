package nonet.logic.finder;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Deduction;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;

/// What must hold of the truths and links of a step: the truths have no candidate in common, as many links cover them,
/// and what these links eliminate includes what the step does.
final class RankZero {

    private static final Set<Technique> ALWAYS = EnumSet.of(
            Technique.LOCKED_PAIR,
            Technique.LOCKED_TRIPLE,
            Technique.POINTING,
            Technique.CLAIMING,
            Technique.NAKED_PAIR,
            Technique.NAKED_TRIPLE,
            Technique.HIDDEN_PAIR,
            Technique.HIDDEN_TRIPLE,
            Technique.NAKED_QUADRUPLE,
            Technique.HIDDEN_QUADRUPLE,
            Technique.X_WING,
            Technique.SWORDFISH,
            Technique.JELLYFISH,
            Technique.FRANKEN_SWORDFISH,
            Technique.SUE_DE_COQ,
            Technique.ALMOST_LOCKED_PAIR,
            Technique.ALMOST_LOCKED_TRIPLE,
            Technique.ALMOST_LOCKED_QUADRUPLE,
            Technique.SK_LOOP,
            Technique.MSLS);

    private RankZero() {}

    /// Tests whether every step of a technique has truths and links.
    static boolean belongsTo(Technique technique) {
        return ALWAYS.contains(technique);
    }

    /// Tests whether the truths and links of a step prove its eliminations.
    static boolean proves(Deduction deduction, Grid grid) {
        List<RankZeroSet> sets = deduction.rankZeroSets();
        return !sets.isEmpty()
                && sets.stream().allMatch(set -> holds(set, grid))
                && RankZeroSet.eliminations(sets, grid).containsAll(deduction.conclusions());
    }

    /// Tests whether the truths are disjoint, and covered by as many links.
    private static boolean holds(RankZeroSet set, Grid grid) {
        boolean holds = set.truths().size() == set.links().size();
        for (Digit digit : Digit.values()) {
            List<CellSet> truths = places(set.truths(), digit, grid);
            CellSet all = CellSet.union(truths);
            holds &= all.size() == truths.stream().mapToInt(CellSet::size).sum();
            holds &= CellSet.union(places(set.links(), digit, grid)).containsAll(all);
        }
        return holds;
    }

    private static List<CellSet> places(List<Sector> sectors, Digit digit, Grid grid) {
        return sectors.stream().map(sector -> sector.places(digit, grid)).toList();
    }
}
