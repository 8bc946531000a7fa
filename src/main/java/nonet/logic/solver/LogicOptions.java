package nonet.logic.solver;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Family;
import nonet.deduce.Technique;

/// The techniques that the logical solver uses, their order, and the limits of their searches.
///
/// @param order the techniques in the order in which they are tried; techniques of one set are tried together
/// @param off the techniques that are not used
public record LogicOptions(
        List<Set<Technique>> order,
        Set<Technique> off,
        FishLimits fish,
        ChainLimits chains,
        AlsLimits als,
        PatternLimits patterns,
        ExoticLimits exotic) {

    public LogicOptions {
        order = order.stream().map(Set::copyOf).toList();
        off = Set.copyOf(off);
    }

    /// Limits of the search for fish. The size is limited by switching larger fish off.
    ///
    /// @param fins the largest number of fins, 0 to 9
    /// @param endoFins the largest number of endo fins, 0 to 9
    /// @param siamese whether two fish with the same base sets and different cover sets are reported as one
    public record FishLimits(int fins, int endoFins, boolean siamese) {
        public static final FishLimits DEFAULT = new FishLimits(5, 2, false);
    }

    /// Limits of the search for chains.
    ///
    /// @param length the largest number of links of a chain or loop
    /// @param forcing the largest number of links of a branch of a forcing chain
    /// @param als whether grouped chains may pass through almost locked sets
    /// @param linkedSets whether grouped chains may pass from one almost locked set directly to another, and to a cell
    ///     that a set leaves one candidate; forcing chains never do
    public record ChainLimits(int length, int forcing, boolean als, boolean linkedSets) {
        /// The default limits. Sets are not linked, since that makes the search several times slower.
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

    /// Limits of the search for almost locked sets.
    ///
    /// @param overlap whether sets of one pattern may share cells
    /// @param sets the largest number of sets of a chain
    public record AlsLimits(boolean overlap, int sets) {
        public static final AlsLimits DEFAULT = new AlsLimits(false, 7);
    }

    /// Options for small patterns.
    ///
    /// @param duals whether dual kites and dual empty rectangles are reported
    /// @param smallEmptyRectangles whether an empty rectangle may consist of two candidates
    /// @param missingCandidates whether cells of a uniqueness pattern may lack some of its digits
    public record PatternLimits(boolean duals, boolean smallEmptyRectangles, boolean missingCandidates) {
        /// The defaults of HoDoKu, which reports duals only on request.
        public static final PatternLimits DEFAULT = new PatternLimits(false, false, true);
    }

    /// Limits of the search for patterns beyond HoDoKu's catalogue.
    ///
    /// @param whip the largest length of a whip
    /// @param sectors the largest number of rows, and of columns, of a multi-sector locked set
    public record ExoticLimits(int whip, int sectors) {
        public static final ExoticLimits DEFAULT = new ExoticLimits(14, 5);
    }

    /// Returns options with an order, all techniques on, and the default limits.
    public static LogicOptions of(List<Set<Technique>> order) {
        return new LogicOptions(
                order,
                Set.of(),
                FishLimits.DEFAULT,
                ChainLimits.DEFAULT,
                AlsLimits.DEFAULT,
                PatternLimits.DEFAULT,
                ExoticLimits.DEFAULT);
    }

    /// Returns the techniques that are used.
    public Set<Technique> on() {
        Set<Technique> on = EnumSet.noneOf(Technique.class);
        order.forEach(on::addAll);
        on.removeAll(off);
        return on;
    }

    public LogicOptions withOff(Set<Technique> off) {
        return new LogicOptions(order, off, fish, chains, als, patterns, exotic);
    }

    /// Returns these options without the techniques that require a unique solution.
    public LogicOptions withoutUniqueness() {
        return without(Family.UNIQUENESS).without(Family.SYMMETRY);
    }

    /// Returns these options without a family of techniques.
    public LogicOptions without(Family family) {
        Set<Technique> less = EnumSet.noneOf(Technique.class);
        less.addAll(off);
        on().stream().filter(each -> each.family() == family).forEach(less::add);
        return withOff(less);
    }

    public LogicOptions with(FishLimits fish) {
        return new LogicOptions(order, off, fish, chains, als, patterns, exotic);
    }

    public LogicOptions with(ChainLimits chains) {
        return new LogicOptions(order, off, fish, chains, als, patterns, exotic);
    }

    public LogicOptions with(AlsLimits als) {
        return new LogicOptions(order, off, fish, chains, als, patterns, exotic);
    }

    public LogicOptions with(PatternLimits patterns) {
        return new LogicOptions(order, off, fish, chains, als, patterns, exotic);
    }

    public LogicOptions with(ExoticLimits exotic) {
        return new LogicOptions(order, off, fish, chains, als, patterns, exotic);
    }

    /// Returns the sets of [#order()] without the techniques that are off; empty sets are left out.
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
