package nonet.logic.finder;

import java.util.ArrayList;
import java.util.List;
import nonet.logic.finder.als.AlignedExclusionFinder;
import nonet.logic.finder.als.AlsChainFinder;
import nonet.logic.finder.als.AlsFinder;
import nonet.logic.finder.als.DeathBlossomFinder;
import nonet.logic.finder.als.SueDeCoqFinder;
import nonet.logic.finder.basic.AlmostLockedFinder;
import nonet.logic.finder.basic.BruteForceFinder;
import nonet.logic.finder.basic.LockedCandidatesFinder;
import nonet.logic.finder.basic.SinglesFinder;
import nonet.logic.finder.basic.SubsetFinder;
import nonet.logic.finder.basic.TemplateFinder;
import nonet.logic.finder.chain.NiceLoopFinder;
import nonet.logic.finder.chain.SimpleChainFinder;
import nonet.logic.finder.chain.WhipFinder;
import nonet.logic.finder.coloring.ColoringFinder;
import nonet.logic.finder.coloring.MedusaFinder;
import nonet.logic.finder.exocet.ExocetFinder;
import nonet.logic.finder.fish.FishFinder;
import nonet.logic.finder.fish.KrakenFinder;
import nonet.logic.finder.forcing.ForcingChainFinder;
import nonet.logic.finder.forcing.ForcingNetFinder;
import nonet.logic.finder.impossible.BivalueOddagonFinder;
import nonet.logic.finder.impossible.TridagonFinder;
import nonet.logic.finder.multisector.MultiSectorFinder;
import nonet.logic.finder.multisector.SkLoopFinder;
import nonet.logic.finder.singledigit.BrokenWingFinder;
import nonet.logic.finder.singledigit.EmptyRectangleFinder;
import nonet.logic.finder.singledigit.TurbotFishFinder;
import nonet.logic.finder.uniqueness.AvoidableRectangleFinder;
import nonet.logic.finder.uniqueness.BugFinder;
import nonet.logic.finder.uniqueness.ExtendedRectangleFinder;
import nonet.logic.finder.uniqueness.RectangleGuardiansFinder;
import nonet.logic.finder.uniqueness.SymmetryFinder;
import nonet.logic.finder.uniqueness.UniqueLoopFinder;
import nonet.logic.finder.uniqueness.UniquenessFinder;
import nonet.logic.finder.wing.BentSetFinder;
import nonet.logic.finder.wing.FireworkFinder;
import nonet.logic.finder.wing.WWingVariantsFinder;
import nonet.logic.finder.wing.WingFinder;
import nonet.logic.solver.FinderFactory;
import nonet.solve.Solver;

/// The finders of all techniques.
public final class StandardFinders {

    private StandardFinders() {}

    /// Returns [#all()] and brute force.
    ///
    /// @param solver finds the solution for brute force
    public static List<FinderFactory> withBruteForce(Solver solver) {
        List<FinderFactory> all = new ArrayList<>(all());
        all.add(BruteForceFinder.type(solver));
        return List.copyOf(all);
    }

    /// Returns the finders of all techniques except brute force.
    public static List<FinderFactory> all() {
        return List.of(
                // Singles, intersections, subsets
                SinglesFinder.TYPE,
                LockedCandidatesFinder.TYPE,
                SubsetFinder.TYPE,
                AlmostLockedFinder.TYPE,
                // Fish
                FishFinder.TYPE,
                KrakenFinder.TYPE,
                // Single-digit patterns and coloring
                TurbotFishFinder.TYPE,
                EmptyRectangleFinder.TYPE,
                BrokenWingFinder.TYPE,
                ColoringFinder.TYPE,
                MedusaFinder.TYPE,
                // Wings and bent sets
                WingFinder.TYPE,
                BentSetFinder.TYPE,
                WWingVariantsFinder.TYPE,
                FireworkFinder.TYPE,
                // Uniqueness
                UniquenessFinder.TYPE,
                AvoidableRectangleFinder.TYPE,
                UniqueLoopFinder.TYPE,
                BugFinder.TYPE,
                ExtendedRectangleFinder.TYPE,
                RectangleGuardiansFinder.TYPE,
                SymmetryFinder.TYPE,
                // Chains and loops
                SimpleChainFinder.TYPE,
                NiceLoopFinder.TYPE,
                WhipFinder.TYPE,
                // Almost locked sets and Sue de Coq
                SueDeCoqFinder.TYPE,
                AlsFinder.TYPE,
                AlsChainFinder.TYPE,
                DeathBlossomFinder.TYPE,
                AlignedExclusionFinder.TYPE,
                // Multi-sector sets and impossible patterns
                SkLoopFinder.TYPE,
                MultiSectorFinder.TYPE,
                BivalueOddagonFinder.TYPE,
                TridagonFinder.TYPE,
                // Exocets
                ExocetFinder.TYPE,
                // Forcing and templates
                ForcingChainFinder.TYPE,
                ForcingNetFinder.TYPE,
                TemplateFinder.TYPE);
    }
}
