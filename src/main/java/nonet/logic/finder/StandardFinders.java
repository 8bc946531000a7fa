package nonet.logic.finder;

import java.util.ArrayList;
import java.util.List;
import nonet.logic.finder.als.AlignedExclusionFinder;
import nonet.logic.finder.als.AlsChainFinder;
import nonet.logic.finder.als.AlsFinder;
import nonet.logic.finder.als.DeathBlossomFinder;
import nonet.logic.finder.als.SueDeCoqFinder;
import nonet.logic.finder.basic.AlmostLockedFinder;
import nonet.logic.finder.basic.LockedCandidatesFinder;
import nonet.logic.finder.basic.SinglesFinder;
import nonet.logic.finder.basic.SubsetFinder;
import nonet.logic.finder.chain.NiceLoopFinder;
import nonet.logic.finder.chain.SimpleChainFinder;
import nonet.logic.finder.chain.WhipFinder;
import nonet.logic.finder.coloring.ColoringFinder;
import nonet.logic.finder.coloring.MedusaFinder;
import nonet.logic.finder.exocet.ExocetFinder;
import nonet.logic.finder.exotic.FireworkFinder;
import nonet.logic.finder.fish.FishFinder;
import nonet.logic.finder.fish.KrakenFinder;
import nonet.logic.finder.forcing.ForcingChainFinder;
import nonet.logic.finder.forcing.ForcingNetFinder;
import nonet.logic.finder.impossible.BivalueOddagonFinder;
import nonet.logic.finder.impossible.TridagonFinder;
import nonet.logic.finder.lastresort.BruteForceFinder;
import nonet.logic.finder.lastresort.TemplateFinder;
import nonet.logic.finder.multisector.MultiSectorFinder;
import nonet.logic.finder.multisector.SkLoopFinder;
import nonet.logic.finder.singledigit.EmptyRectangleFinder;
import nonet.logic.finder.singledigit.GuardiansFinder;
import nonet.logic.finder.singledigit.TurbotFishFinder;
import nonet.logic.finder.uniqueness.AvoidableRectangleFinder;
import nonet.logic.finder.uniqueness.BugFinder;
import nonet.logic.finder.uniqueness.ExtendedRectangleFinder;
import nonet.logic.finder.uniqueness.RectangleGuardiansFinder;
import nonet.logic.finder.uniqueness.SymmetryFinder;
import nonet.logic.finder.uniqueness.UniqueLoopFinder;
import nonet.logic.finder.uniqueness.UniquenessFinder;
import nonet.logic.finder.wing.BentSetFinder;
import nonet.logic.finder.wing.LinkedPairFinder;
import nonet.logic.finder.wing.WingFinder;
import nonet.logic.solver.Finder;
import nonet.solve.Solver;

/// The finders of all techniques.
public final class StandardFinders {

    private StandardFinders() {}

    /// Returns [#all()] and brute force.
    ///
    /// @param solver finds the solution for brute force
    public static List<Finder> withBruteForce(Solver solver) {
        List<Finder> all = new ArrayList<>(all());
        all.add(new BruteForceFinder(solver));
        return List.copyOf(all);
    }

    /// Returns the finders of all techniques except brute force.
    public static List<Finder> all() {
        List<Finder> all = new ArrayList<>();
        // Singles, intersections, subsets
        all.add(new SinglesFinder());
        all.add(new LockedCandidatesFinder());
        all.add(new SubsetFinder());
        all.add(new AlmostLockedFinder());

        // Fish
        all.add(new FishFinder());
        all.add(new KrakenFinder());

        // Single-digit patterns and coloring
        all.add(new TurbotFishFinder());
        all.add(new EmptyRectangleFinder());
        all.add(new GuardiansFinder());
        all.add(new ColoringFinder());
        all.add(new MedusaFinder());

        // Wings and bent sets
        all.add(new WingFinder());
        all.add(new BentSetFinder());
        all.add(new LinkedPairFinder());
        all.add(new FireworkFinder());

        // Uniqueness
        all.add(new UniquenessFinder());
        all.add(new AvoidableRectangleFinder());
        all.add(new UniqueLoopFinder());
        all.add(new BugFinder());
        all.add(new ExtendedRectangleFinder());
        all.add(new RectangleGuardiansFinder());
        all.add(new SymmetryFinder());

        // Chains and loops
        all.add(new SimpleChainFinder());
        all.add(new NiceLoopFinder());
        all.add(new WhipFinder());

        // Almost locked sets and Sue de Coq
        all.add(new SueDeCoqFinder());
        all.add(new AlsFinder());
        all.add(new AlsChainFinder());
        all.add(new DeathBlossomFinder());
        all.add(new AlignedExclusionFinder());

        // Multi-sector sets and impossible patterns
        all.add(new SkLoopFinder());
        all.add(new MultiSectorFinder());
        all.add(new BivalueOddagonFinder());
        all.add(new TridagonFinder());

        // Exocets
        all.add(new ExocetFinder());

        // Forcing and templates
        all.add(new ForcingChainFinder());
        all.add(new ForcingNetFinder());
        all.add(new TemplateFinder());

        return List.copyOf(all);
    }
}
