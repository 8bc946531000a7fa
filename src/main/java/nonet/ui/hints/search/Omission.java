package nonet.ui.hints.search;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.deduce.Family;
import nonet.deduce.Technique;

/// A group of techniques whose search can take long, under its common name.
public enum Omission {
    FISH(Set.of(
            Family.BASIC_FISH,
            Family.FINNED_BASIC_FISH,
            Family.FRANKEN_FISH,
            Family.FINNED_FRANKEN_FISH,
            Family.MUTANT_FISH,
            Family.FINNED_MUTANT_FISH)),
    FORCING(Set.of(Family.LAST_RESORT));

    private final Set<Family> families;

    Omission(Set<Family> families) {
        this.families = families;
    }

    /// Returns what some techniques belong to that were left out.
    static List<Omission> of(Set<Technique> leftOut) {
        return Stream.of(values()).filter(each -> !each.in(leftOut).isEmpty()).toList();
    }

    /// Returns those of some techniques that belong to this.
    Set<Technique> in(Set<Technique> techniques) {
        return techniques.stream()
                .filter(technique -> families.contains(technique.family()))
                .collect(Collectors.toUnmodifiableSet());
    }
}
