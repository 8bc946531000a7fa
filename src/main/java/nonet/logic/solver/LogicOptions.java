package nonet.logic.solver;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Family;
import nonet.deduce.Technique;

/// What human logic may use, in which order and how far it goes.
///
/// @param order the techniques in the order in which they are tried; those of one set are looked for together
/// @param off those of them that are not used
public record LogicOptions(
        List<Set<Technique>> order,
        Set<Technique> off,
        FishLimits fish,
        ChainLimits chains,
        AlsLimits als,
        PatternLimits patterns) {

    public LogicOptions {
        order = order.stream().map(Set::copyOf).toList();
        off = Set.copyOf(off);
    }

    /// How far the search for fish goes. The size is limited by switching the larger ones off.
    ///
    /// @param fins the most fins, 0 to 9
    /// @param endoFins the most endo-fins, 0 to 9
    /// @param siamese whether two fish with one base and different covers are reported as one
    public record FishLimits(int fins, int endoFins, boolean siamese) {
        public static final FishLimits DEFAULT = new FishLimits(5, 2, false);
    }

    /// How far the search for chains goes.
    ///
    /// @param length the most links of a chain or loop
    /// @param forcing the most links of a branch of a forcing chain or net
    /// @param als whether almost locked sets may be part of grouped chains
    /// @param linkedSets whether a grouped chain may also go from one such set straight into another, and into a cell that
    ///     a set forces; forcing chains never do
    public record ChainLimits(int length, int forcing, boolean als, boolean linkedSets) {
        /// Sets are not linked, for the search takes several times as long then.
        public static final ChainLimits DEFAULT = new ChainLimits(20, 40, true, false);

        public ChainLimits withLength(int most) {
            return new ChainLimits(most, forcing, als, linkedSets);
        }

        public ChainLimits withForcing(int most) {
            return new ChainLimits(length, most, als, linkedSets);
        }

        public ChainLimits withSets(boolean allowed, boolean linked) {
            return new ChainLimits(length, forcing, allowed, linked);
        }
    }

    /// How far the search for almost locked sets goes.
    ///
    /// @param overlap whether sets of one pattern may share cells
    /// @param sets the most sets of a chain
    public record AlsLimits(boolean overlap, int sets) {
        public static final AlsLimits DEFAULT = new AlsLimits(false, 7);
    }

    /// What counts as an instance of smaller patterns.
    ///
    /// @param duals whether dual kites and dual empty rectangles are reported
    /// @param smallEmptyRectangles whether an empty rectangle may consist of two candidates
    /// @param missingCandidates whether cells of a uniqueness pattern may lack some of its digits
    public record PatternLimits(boolean duals, boolean smallEmptyRectangles, boolean missingCandidates) {
        /// As HoDoKu has it, which finds duals only when asked to.
        public static final PatternLimits DEFAULT = new PatternLimits(false, false, true);
    }

    /// Returns options with this order, nothing off and the usual limits.
    public static LogicOptions of(List<Set<Technique>> order) {
        return new LogicOptions(
                order, Set.of(), FishLimits.DEFAULT, ChainLimits.DEFAULT, AlsLimits.DEFAULT, PatternLimits.DEFAULT);
    }

    /// Returns the techniques that are used.
    public Set<Technique> on() {
        Set<Technique> on = EnumSet.noneOf(Technique.class);
        order.forEach(on::addAll);
        on.removeAll(off);
        return on;
    }

    public LogicOptions withOff(Set<Technique> off) {
        return new LogicOptions(order, off, fish, chains, als, patterns);
    }

    /// Returns these options without what holds only for puzzles that are known to have one solution.
    public LogicOptions withoutUniqueness() {
        return without(Family.UNIQUENESS);
    }

    /// Returns these options without one family of techniques.
    public LogicOptions without(Family family) {
        Set<Technique> less = EnumSet.noneOf(Technique.class);
        less.addAll(off);
        on().stream().filter(each -> each.family() == family).forEach(less::add);
        return withOff(less);
    }

    public LogicOptions with(FishLimits fish) {
        return new LogicOptions(order, off, fish, chains, als, patterns);
    }

    public LogicOptions with(ChainLimits chains) {
        return new LogicOptions(order, off, fish, chains, als, patterns);
    }

    public LogicOptions with(AlsLimits als) {
        return new LogicOptions(order, off, fish, chains, als, patterns);
    }

    public LogicOptions with(PatternLimits patterns) {
        return new LogicOptions(order, off, fish, chains, als, patterns);
    }

    /// Returns the sets of [#order()] without what is off, empty ones left out.
    List<Set<Technique>> tiers() {
        List<Set<Technique>> tiers = new ArrayList<>();
        for (Set<Technique> together : order) {
            Set<Technique> tier = EnumSet.noneOf(Technique.class);
            tier.addAll(together);
            tier.removeAll(off);
            if (!tier.isEmpty()) {
                tiers.add(tier);
            }
        }
        return List.copyOf(tiers);
    }
}
