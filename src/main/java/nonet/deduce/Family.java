package nonet.deduce;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The families of techniques.
public enum Family {
    SINGLES,
    INTERSECTIONS,
    SUBSETS,
    BASIC_FISH,
    CHAINS_AND_LOOPS,
    UNIQUENESS,
    SINGLE_DIGIT_PATTERNS,
    WINGS,
    FINNED_BASIC_FISH,
    MISCELLANEOUS,
    COLORING,
    ALMOST_LOCKED_SETS,
    FRANKEN_FISH,
    FINNED_FRANKEN_FISH,
    MUTANT_FISH,
    FINNED_MUTANT_FISH,
    EXOCETS,
    MULTI_SECTOR,
    IMPOSSIBLE_PATTERNS,
    FIREWORKS,
    SYMMETRY,
    LAST_RESORT;

    /// Returns the techniques of this family in their order of definition.
    public Set<Technique> techniques() {
        return Stream.of(Technique.values())
                .filter(technique -> technique.family() == this)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Technique.class)));
    }

    /// Returns the key of the name in the messages, such as `family.basic-fish`.
    public String key() {
        return "family." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
