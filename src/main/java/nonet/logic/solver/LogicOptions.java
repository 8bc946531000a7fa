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
/// @param steps the order of the steps of one technique
public record LogicOptions(List<Set<Technique>> order, Set<Technique> off, SearchLimits limits, StepOrder steps) {

    public LogicOptions {
        order = order.stream().map(Set::copyOf).toList();
        off = Set.copyOf(off);
    }

    /// Returns options with an order, all techniques on, and the default limits.
    public static LogicOptions of(List<Set<Technique>> order) {
        return new LogicOptions(order, Set.of(), SearchLimits.DEFAULT, StepOrder.BOARD);
    }

    /// Returns the techniques that are used.
    public Set<Technique> on() {
        Set<Technique> on = EnumSet.noneOf(Technique.class);
        order.forEach(on::addAll);
        on.removeAll(off);
        return on;
    }

    public LogicOptions withOff(Set<Technique> off) {
        return new LogicOptions(order, off, limits, steps);
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

    /// Returns these options with other limits of one kind.
    public LogicOptions with(SearchLimits.Part part) {
        return with(limits.with(part));
    }

    public LogicOptions with(SearchLimits limits) {
        return new LogicOptions(order, off, limits, steps);
    }

    /// Returns these options with another order of the steps of one technique.
    public LogicOptions with(StepOrder other) {
        return new LogicOptions(order, off, limits, other);
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
